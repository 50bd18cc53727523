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

/** Does one thing after another, as much a frame as there is time for. */
type Taking = (turn: () => void) => void;

/** Plays a record through once, for its replay and its curve, while the page goes on drawing. */
export function retrace(
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
  return new Promise((resolve, reject) => {
    const turn = (): void => {
      const end = now() + SHARE;
      try {
        do {
          const { done, value } = steps.next();
          if (done !== true) continue;
          resolve({ examined: examiner.sumUp(value), curve: tracer.curve });
          return;
        } while (now() < end);
      } catch (error) {
        reject(error as Error);
        return;
      }
      take(turn);
    };
    take(turn);
  });
}

/** What time it is, and when there is time: tests have their own. */
interface Clock {
  readonly now?: () => number;
  readonly take?: Taking;
}
