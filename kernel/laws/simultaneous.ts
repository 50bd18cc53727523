import { each } from '../bits.ts';
import type { Seat } from '../seats.ts';
import { deciding, isOver } from '../turn.ts';
import { tableOf } from '../world.ts';
import type { AnyReferee } from './follower.ts';
import {
  broken,
  cloneOn,
  type Finding,
  keptIf,
  type Law,
  placesIn,
  sameWorlds,
  type Scene,
  seatsOf,
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
    return keptIf(sameWorlds(forward, backward), 'another order gives another world');
  },
};

const takeBack: Law = {
  name: 'a sealed choice can be taken back, and then nothing has happened',
  every: 4,
  check: (scene) => (isFreshTogether(scene) ? tryWithReferee(scene, takeBackAll) : 'silent'),
};

function tryWithReferee(
  scene: Scene,
  check: (scene: Scene, referee: AnyReferee) => Finding,
): Finding {
  const found = scene.follower.try(scene.journal, (referee) => check(scene, referee));
  return found ?? broken('the referee refuses what was played');
}

function takeBackAll(scene: Scene, referee: AnyReferee): Finding {
  const looks = (): string => whatIsSeen(referee, seatsOf(scene));
  const before = looks();
  for (const seat of seatsOf(scene)) {
    const moves = referee.listed(seat);
    if (moves.isEmpty) continue;
    referee.submit(seat, moves.at(0));
    if (isOver(referee.turn) || referee.pending.length === 0) return 'kept';
    if (referee.takeBack(seat) !== undefined) return broken(`seat ${seat} can't take back`);
    if (looks() !== before) return broken(`seat ${seat} took back, but something has changed`);
  }
  return 'kept';
}

/** What onlookers and some seats see of a match; a table that they share is printed once. */
function whatIsSeen(referee: AnyReferee, seats: readonly Seat[]): string {
  const shared = JSON.stringify(referee.table);
  const views = seats.map((seat) => {
    const { table, hand } = referee.view(seat);
    return (table === referee.table ? shared : JSON.stringify(table)) + JSON.stringify(hand);
  });
  return [shared, ...views].join();
}

export const HIDDEN_ANSWERS =
  'where answers are hidden, nobody sees who has answered before all have, nor is bound by it';

const hiddenAnswers: Law = {
  name: HIDDEN_ANSWERS,
  every: 4,
  check: (scene) =>
    scene.game.hidesAnswers === true && isFreshTogether(scene)
      ? tryWithReferee(scene, answerAll)
      : 'silent',
};

/** All who are asked answer one by one, in any order; the last answer completes the turn. */
function answerAll(scene: Scene, referee: AnyReferee): Finding {
  const asked = shuffled([...each(deciding(referee.turn))], scene);
  const { length } = referee.journal;
  for (const seat of asked.slice(0, -1)) {
    const before = whatOthersSee(scene, referee, seat);
    if (!choosesAsSeen(scene, referee, seat)) return broken(`seat ${seat} is bound by others`);
    referee.submit(seat, referee.anyLegal(seat, scene.rng));
    const isHidden = whatOthersSee(scene, referee, seat) === before;
    if (!isHidden || referee.journal.length > length) {
      return broken(`it shows that seat ${seat} has answered`);
    }
  }
  return 'kept';
}

/** What is seen of a match by all but one seat, onlookers included. */
const whatOthersSee = (scene: Scene, referee: AnyReferee, seat: Seat): string =>
  whatIsSeen(
    referee,
    seatsOf(scene).filter((other) => other !== seat),
  );

/** What a seat may do by what it sees is what it may do. */
function choosesAsSeen(scene: Scene, referee: AnyReferee, seat: Seat): boolean {
  const { game, rng, list: seen } = scene;
  seen.clear();
  game.moves(referee.view(seat), seen);
  const moves = referee.listed(seat);
  if (seen.weight !== moves.weight) return false;
  return [...placesIn(seen, rng)].every((place) => seen.at(place) === moves.at(place));
}

function shuffled(seats: Seat[], { rng }: Scene): readonly Seat[] {
  for (let left = seats.length; left > 1; left--) {
    const place = rng.below(left);
    [seats[place], seats[left - 1]] = [seats[left - 1], seats[place]];
  }
  return seats;
}

export const SIMULTANEOUS_LAWS: readonly Law[] = [order, takeBack, hiddenAnswers];
