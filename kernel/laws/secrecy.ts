import { has } from '../bits.ts';
import type { Entry } from '../entry.ts';
import { CHANCE, type Seat } from '../seats.ts';
import { deciding, firstActor, isSimultaneous, sealed, type Turn } from '../turn.ts';
import { look, tableOf } from '../world.ts';
import {
  type AnyWorld,
  broken,
  cloneOn,
  type Finding,
  isListed,
  keptIf,
  type Law,
  lookSame,
  movesOf,
  type Scene,
  someOf,
} from './scene.ts';

/** How many worlds are imagined before giving up on one in which a given move is legal. */
const TRIES = 24;

function imagined({ game, world, rng, benches }: Scene, seat: Seat): AnyWorld {
  const [, twin] = benches;
  game.imagine(look(world, seat), rng, twin);
  return twin;
}

const imagination: Law = {
  name: 'an imagined world looks the same to the viewer and keeps the invariants',
  every: 24,
  check: (scene) => {
    const seat = scene.rng.below(scene.seats);
    const twin = imagined(scene, seat);
    if (!lookSame(twin, scene.world, seat)) return broken('the view differs');
    const why = scene.game.invariantError(twin);
    return why === undefined ? 'kept' : broken(why);
  },
};

/**
 * Everything a seat may not see is drawn anew; then something happens that it learns (the same in
 * both worlds) or does not learn (anything in the other world). What it sees must be the same.
 */
const nonInterference: Law = {
  name: 'non-interference: what a seat may not see never shows in its view',
  every: 10,
  check: (scene) => {
    const turn = scene.game.turn(tableOf(scene.world));
    const seat = scene.rng.below(scene.seats);
    return isSimultaneous(turn) ? sealedStep(scene, seat) : openStep(scene, seat);
  },
};

function openStep(scene: Scene, seat: Seat): Finding {
  const { game, world, actor, move } = scene;
  if (scene.reveals(game.print(move), { table: tableOf(world), viewer: seat })) return 'silent';
  const learned = has(game.audience(tableOf(world), actor, move), seat);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const twin = imagined(scene, seat);
    const other = learned ? move : unlearned(scene, twin, seat);
    if (other === undefined || !isListed(scene, twin, { actor, move: other })) continue;
    const real = cloneOn(scene.benches[0], world);
    game.apply(real, actor, move);
    game.apply(twin, actor, other);
    return keptIf(
      lookSame(real, twin, seat),
      () => `seat ${seat} can tell ${game.print(move)} from ${game.print(other)}`,
    );
  }
  return 'silent';
}

/** Some move of the same actor that the seat does not learn either. */
function unlearned(scene: Scene, twin: AnyWorld, seat: Seat): number | undefined {
  const { game, actor, rng } = scene;
  const hidden = someOf(movesOf(scene, twin, actor), rng).filter(
    (move) => !has(game.audience(tableOf(twin), actor, move), seat),
  );
  return hidden.length === 0 ? undefined : hidden[rng.below(hidden.length)];
}

/**
 * While a simultaneous turn is open, nobody sees what another seat has chosen. A choice may take
 * several moves: as long as it is not complete nothing shows at all, and since it shows when it is,
 * both worlds are compared then.
 */
function sealedStep(scene: Scene, seat: Seat): Finding {
  const { game, world, actor, move, rng } = scene;
  if (actor === seat || actor === CHANCE) return wholeTurn(scene, seat);
  const real = cloneOn(scene.benches[0], world);
  const twin = imagined(scene, seat);
  const other = movesOf(scene, twin, actor).draw(rng);
  game.apply(real, actor, move);
  game.apply(twin, actor, other);
  const isOpen = (after: AnyWorld): boolean => sealed(game.turn(tableOf(after))) !== 0;
  if (isOpen(real) && has(deciding(game.turn(tableOf(real))), actor)) {
    if (!lookSame(real, world, seat)) {
      return broken(`seat ${seat} can tell that seat ${actor} has begun with ${game.print(move)}`);
    }
  }
  for (const after of [real, twin]) completeChoice(scene, after, actor);
  if (!isOpen(real) || !isOpen(twin)) return wholeTurn(scene, seat);
  return keptIf(
    lookSame(real, twin, seat),
    () => `seat ${seat} can tell the sealed ${game.print(move)} from ${game.print(other)}`,
  );
}

/** Lets a seat go on at random with the choice that it has begun. */
function completeChoice(scene: Scene, world: AnyWorld, seat: Seat): void {
  const { game, rng } = scene;
  const isChoosing = (turn: Turn): boolean => has(deciding(turn) & sealed(turn), seat);
  while (isChoosing(game.turn(tableOf(world)))) {
    game.apply(world, seat, movesOf(scene, world, seat).draw(rng));
  }
}

/** A simultaneous turn that everybody learns when it is complete shows nothing else. */
function wholeTurn(scene: Scene, seat: Seat): Finding {
  const { world, isFresh } = scene;
  if (!isFresh) return 'silent';
  const real = cloneOn(scene.benches[0], world);
  const choices = completeTurn(scene, real);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const twin = imagined(scene, seat);
    if (!choices.every((choice) => tryMove(scene, twin, choice))) continue;
    return keptIf(
      lookSame(real, twin, seat),
      `seat ${seat} can tell hidden cards apart after a simultaneous turn`,
    );
  }
  return 'silent';
}

function tryMove(scene: Scene, world: AnyWorld, entry: Entry): boolean {
  if (!isListed(scene, world, entry)) return false;
  scene.game.apply(world, entry.actor, entry.move);
  return true;
}

/** Lets all seats choose at random until nothing is sealed any more. */
export function completeTurn(scene: Scene, world: AnyWorld): readonly Entry[] {
  const { game, rng } = scene;
  const choices: Entry[] = [];
  do {
    const actor = firstActor(game.turn(tableOf(world)));
    const move = movesOf(scene, world, actor).draw(rng);
    game.apply(world, actor, move);
    choices.push({ actor, move });
  } while (sealed(game.turn(tableOf(world))) !== 0);
  return choices;
}

export const SECRECY_LAWS: readonly Law[] = [imagination, nonInterference];
