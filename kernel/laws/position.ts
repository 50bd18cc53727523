import { each } from '../bits.ts';
import { identical } from '../data.ts';
import { itemAt } from '../lookup.ts';
import { Moves } from '../moves.ts';
import { plansOf } from '../plans.ts';
import { CHANCE, everybody, ONLOOKERS } from '../seats.ts';
import { deciding, sealed } from '../turn.ts';
import { look, parseView, printView, tableOf, type View } from '../world.ts';
import {
  broken,
  cloneOn,
  type Finding,
  isListed,
  keptIf,
  type Law,
  listedAmong,
  movesOf,
  placesIn,
  sameWorlds,
  type Scene,
  seatsOf,
  someOf,
  textOf,
} from './scene.ts';

const actorsOf = ({ game, world, actor }: Scene): readonly number[] =>
  actor === CHANCE ? [CHANCE] : [...each(deciding(game.turn(tableOf(world))))];

const invariants: Law = {
  name: 'invariants hold after every move',
  every: 1,
  check: ({ game, world }) => {
    const why = game.invariantError(world);
    return why === undefined ? 'kept' : broken(why);
  },
};

export const EVERY_ACTOR_MOVES = 'every listed actor has a move, and none twice';

const everyActorMoves: Law = {
  name: EVERY_ACTOR_MOVES,
  every: 8,
  check: (scene) => {
    for (const actor of actorsOf(scene)) {
      const moves = someOf(movesOf(scene, scene.world, actor), scene.rng);
      if (moves.length === 0) return broken(`actor ${actor} has no move`);
      if (new Set(moves).size < moves.length) return broken(`actor ${actor} has a move twice`);
    }
    return 'kept';
  },
};

const fitting: Law = {
  name: 'every move is a whole number from 0 up, fits its block and is found at its place',
  every: 16,
  check: (scene) => {
    const { world, rng } = scene;
    for (const actor of actorsOf(scene)) {
      const moves = movesOf(scene, world, actor);
      if (!moves.fits) return broken(`a block of actor ${actor} has no room for its rows`);
      const listed = moves.isLong ? undefined : new Set(moves);
      for (const place of placesIn(moves, rng)) {
        const move = moves.at(place);
        if (!Number.isSafeInteger(move) || move < 0) return broken(`${move} is no move`);
        if (listed?.has(move) === false) return broken(`${move} is at place ${place} only`);
      }
    }
    return 'kept';
  },
};

/** Those without a seat may never know more than somebody who plays. */
const onlookers: Law = {
  name: 'onlookers learn no move that some seat does not',
  every: 8,
  check: ({ game, seats, world, actor, move }) => {
    const learners = game.audience(tableOf(world), actor, move);
    const isSound = (learners & ONLOOKERS) === 0 || learners === everybody(seats);
    return keptIf(isSound, () => `onlookers learn ${game.print(move)}, and not all seats do`);
  },
};

const chanceWeights: Law = {
  name: 'chance has whole positive weights, and a reader accepts every outcome',
  every: 8,
  check: (scene) => {
    const { game, world, actor } = scene;
    if (actor !== CHANCE) return 'silent';
    for (const [move, weight] of movesOf(scene, world, CHANCE).weighted()) {
      if (!Number.isInteger(weight) || weight <= 0) {
        return broken(`${game.print(move)} has weight ${weight}`);
      }
      const fault = game.judgeChance(world, move);
      if (fault !== undefined) return broken(`${game.print(move)} has the fault ${fault}`);
    }
    return 'kept';
  },
};

const notation: Law = {
  name: 'parse after print gives the same move, and texts tell moves apart',
  every: 24,
  check: (scene) => {
    const { game, world } = scene;
    for (const actor of actorsOf(scene)) {
      const moves = someOf(movesOf(scene, world, actor), scene.rng);
      const texts = moves.map((move) => game.print(move));
      const wrong = moves.findIndex((move, index) => game.parse(texts[index], actor) !== move);
      if (wrong >= 0) return broken(`${texts[wrong]} reads as another move`);
      if (new Set(texts).size < texts.length) return broken('two moves have the same text');
    }
    return 'kept';
  },
};

/** Tries moves that were legal elsewhere in the match, and the legal ones. */
const judged: Law = {
  name: 'judge finds no fault exactly in the listed moves, and every fault has a clause',
  every: 32,
  check: (scene) => {
    for (const seat of actorsOf(scene)) {
      if (seat === CHANCE) return 'silent';
      const finding = judgeAll(scene, seat);
      if (finding !== 'kept') return finding;
    }
    return 'kept';
  },
};

function judgeAll(scene: Scene, seat: number): Finding {
  const { game, world, pool, rng } = scene;
  const moves = movesOf(scene, world, seat);
  const some = [...someOf(moves, rng), ...pool];
  const listed = moves.isLong ? listedAmong(some, moves) : new Set(moves);
  for (const move of some) {
    const fault = game.judge(look(world, seat), move);
    if (listed.has(move) !== (fault === undefined)) {
      const not = listed.has(move) ? '' : 'not ';
      return broken(`${game.print(move)} is ${not}listed, fault: ${fault}`);
    }
    if (fault !== undefined && !game.clauses.includes(game.faults[fault])) {
      return broken(`${game.print(move)} has the fault ${fault}, which names no clause`);
    }
  }
  return 'kept';
}

const pure: Law = {
  name: 'looking, listing and judging change nothing',
  every: 48,
  check: (scene) => {
    const { game, world, pool } = scene;
    const before = textOf(world);
    for (const actor of actorsOf(scene)) {
      movesOf(scene, world, actor);
      if (actor !== CHANCE) for (const move of pool) game.judge(look(world, actor), move);
    }
    game.outOfTurnFault(tableOf(world));
    game.rounds(tableOf(world));
    game.pointsSoFar?.(tableOf(world));
    return keptIf(textOf(world) === before, 'the world has changed');
  },
};

const copies: Law = {
  name: 'a copy is complete and independent',
  every: 32,
  check: (scene) => {
    const { game, world, actor, move } = scene;
    const before = textOf(world);
    const clone = cloneOn(scene.benches[0], world);
    if (!sameWorlds(clone, world)) return broken('the copy differs');
    game.apply(clone, actor, move);
    if (textOf(world) !== before) return broken('a move in the copy has changed the original');
    const again = cloneOn(scene.benches[1], world);
    game.apply(again, actor, move);
    return keptIf(sameWorlds(again, clone), 'the same move gave two different worlds');
  },
};

/** One number above it makes an engine keep all lists of a game as floating point: far slower. */
const SMALL = 2 ** 30;

const isSmallData = (data: unknown): boolean => {
  if (typeof data === 'number') return Number.isInteger(data) && Math.abs(data) < SMALL;
  return typeof data !== 'object' || data === null || Object.values(data).every(isSmallData);
};

const smallNumbers: Law = {
  name: 'every number of a world is whole and small',
  every: 64,
  check: ({ world: { table, hands, box } }) =>
    keptIf(isSmallData([table, hands, box]), 'there is a number that is broken or too large'),
};

const viewsSurviveJson: Law = {
  name: 'views survive JSON, legal moves included',
  every: 64,
  check: (scene) => {
    const { world } = scene;
    const views = seatsOf(scene).map((seat) => parseView(printView(look(world, seat))));
    const differing = views.find(({ table, seat, hand }) => {
      const view = look(world, seat);
      return !identical(table, view.table) || !identical(hand, view.hand);
    });
    if (differing !== undefined) return broken(`the view of seat ${differing.seat} differs`);
    for (const seat of actorsOf(scene).filter((actor) => actor !== CHANCE)) {
      if (!listsTheSame(scene, itemAt(views, seat))) return broken('legal moves differ');
    }
    return 'kept';
  },
};

/** Whether a view that was read from text has the moves of the one that was printed. */
function listsTheSame(scene: Scene, view: View<unknown, unknown>): boolean {
  const far = new Moves();
  scene.game.moves(view, far);
  const near = movesOf(scene, scene.world, view.seat);
  if (near.weight !== far.weight) return false;
  return [...placesIn(near, scene.rng)].every((place) => near.at(place) === far.at(place));
}

const chanceWaits: Law = {
  name: 'chance never moves while choices are open, and only listed moves are made',
  every: 16,
  check: (scene) => {
    const { game, world, actor, move } = scene;
    const turn = game.turn(tableOf(world));
    if (actor === CHANCE && (deciding(turn) !== 0 || sealed(turn) !== 0)) {
      return broken('chance moves while choices are open');
    }
    return keptIf(isListed(scene, world, { actor, move }), 'the move made is not listed');
  },
};

const plans: Law = {
  name: 'plans make legal moves only, and looking at them changes nothing',
  every: 16,
  check: (scene) => {
    const { game, world } = scene;
    const before = textOf(world);
    for (const actor of actorsOf(scene)) {
      if (actor === CHANCE) return 'silent';
      const view = look(world, actor);
      for (const plan of plansOf(game)) {
        plan.period(view.table);
        plan.isOffered(view);
        const move = plan.choose(view);
        const fault = move === undefined ? undefined : game.judge(view, move);
        if (fault !== undefined) return broken(`the plan ${plan.id} makes a move with ${fault}`);
      }
    }
    return keptIf(textOf(world) === before, 'the world has changed');
  },
};

export const POSITION_LAWS: readonly Law[] = [
  invariants,
  everyActorMoves,
  fitting,
  onlookers,
  chanceWeights,
  notation,
  judged,
  pure,
  copies,
  viewsSurviveJson,
  chanceWaits,
  smallNumbers,
  plans,
];
