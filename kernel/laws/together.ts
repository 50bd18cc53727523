import { deciding, isOver } from '../turn.ts';
import { printView, tableOf } from '../world.ts';
import { Referee } from '../referee.ts';
import {
  broken,
  cloneOn,
  type Finding,
  keptIf,
  type Law,
  type Scene,
  seatsOf,
  textOf,
} from './scene.ts';
import { completeTurn } from './secrecy.ts';

/** Several seats have to decide and none has yet. */
function isFreshTogether({ game, world, isFresh }: Scene): boolean {
  const turn = game.turn(tableOf(world));
  return isFresh && (deciding(turn) & (deciding(turn) - 1)) !== 0;
}

const order: Law = {
  name: 'the order of simultaneous choices is irrelevant',
  every: 2,
  check: (scene) => {
    if (!isFreshTogether(scene)) return 'silent';
    const forward = cloneOn(scene.benches[0], scene.world);
    const choices = completeTurn(scene, forward);
    const backward = cloneOn(scene.benches[1], scene.world);
    for (const seat of seatsOf(scene).toReversed()) {
      for (const { actor, move } of choices) {
        if (actor === seat) scene.game.apply(backward, actor, move);
      }
    }
    return keptIf(textOf(forward) === textOf(backward), 'another order gives another world');
  },
};

const takeBack: Law = {
  name: 'a sealed choice can be taken back, and then nothing has happened',
  every: 4,
  check: (scene) => (isFreshTogether(scene) ? takeBackAll(scene) : 'silent'),
};

function takeBackAll(scene: Scene): Finding {
  const { game, seats, options, journal } = scene;
  const referee = new Referee(game, seats, options);
  for (const entry of journal) {
    if (referee.tell(entry) !== undefined) return broken('the referee refuses what was played');
  }
  const looks = (): string =>
    seatsOf(scene)
      .map((seat) => printView(referee.view(seat)))
      .join();
  const before = looks();
  for (const seat of seatsOf(scene)) {
    const [move] = referee.legal(seat);
    if (move === undefined) continue;
    referee.submit(seat, move);
    if (isOver(referee.turn) || referee.pending.length === 0) return 'kept';
    if (referee.takeBack(seat) !== undefined) return broken(`seat ${seat} can't take back`);
    if (looks() !== before) return broken(`seat ${seat} took back, but something has changed`);
  }
  return 'kept';
}

export const TOGETHER_LAWS: readonly Law[] = [order, takeBack];
