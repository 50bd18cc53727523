import { type Game, type MatchRecord, replaySteps } from '@pepite/kernel';
import { type Examined, Examiner } from '../../replay/examined.ts';
import { frameQueue } from '../../site/frame-queue.ts';
import { type Curve, CurveTracer } from './curve.ts';

/** Milliseconds of a frame that may go into playing a match again. */
const SHARE = 5;

/** What is known of a match that was played through once more. */
export interface Retraced {
  readonly examined: Examined;
  readonly curve: Curve | undefined;
}

/** Calls back when there is time. */
type Taking = (turn: () => void) => void;

/** Plays a record through once, for its replay and its curve, while the page goes on drawing. */
export async function retrace(
  game: Game,
  record: MatchRecord,
  { now = () => performance.now(), take = (turn) => frameQueue.do(turn, 'later') }: Clock = {},
): Promise<Retraced> {
  const examiner = new Examiner(game, record);
  const tracer = new CurveTracer(game, record);
  const steps = replaySteps(game, record, {
    visit: (ply, referee) => {
      examiner.visit(ply, referee);
      tracer.visit(ply, referee);
    },
  });
  for (;;) {
    await new Promise<void>((resolve) => take(resolve));
    const end = now() + SHARE;
    do {
      const { done, value } = steps.next();
      if (done === true) return { examined: examiner.sumUp(value), curve: tracer.curve };
    } while (now() < end);
  }
}

/** What time it is, and when there is time: tests have their own. */
interface Clock {
  readonly now?: () => number;
  readonly take?: Taking;
}
