import { each } from '../bits.ts';
import { variantOf } from '../game.ts';
import { begin } from '../match.ts';
import type { Entry } from '../entry.ts';
import { Moves } from '../moves.ts';
import { Seeded } from '../rng.ts';
import { type Actor, CHANCE } from '../seats.ts';
import { deciding, firstActor, isOver, isSimultaneous, sealed } from '../turn.ts';
import { look, tableOf } from '../world.ts';
import { END_LAWS } from './ending.ts';
import { Follower } from './follower.ts';
import { EVERY_ACTOR_MOVES, POSITION_LAWS } from './position.ts';
import {
  type AnyWorld,
  broken,
  type Finding,
  type Law,
  movesOf,
  type Scene,
  type Setup,
} from './scene.ts';
import { SECRECY_LAWS } from './secrecy.ts';
import { SIMULTANEOUS_LAWS } from './simultaneous.ts';

export type { Policy, Setup } from './scene.ts';
export { HIDDEN_ANSWERS } from './simultaneous.ts';

const MATCH_LAWS: readonly Law[] = [...POSITION_LAWS, ...SECRECY_LAWS, ...SIMULTANEOUS_LAWS];

/** The laws every game is tested against, by name. */
export const LAWS: readonly string[] = [...MATCH_LAWS, ...END_LAWS].map(({ name }) => name);

/** How often a law was tried, and the first case that broke it. */
export interface Verdict {
  tried: number;
  broken?: string;
}

const POOL = 60;

/** Plays random matches and tries the laws on them: a verdict for each. */
export function tryLaws(
  { game: base, ...setup }: Setup,
  { matches, seed }: { readonly matches: number; readonly seed: number },
): ReadonlyMap<string, Verdict> {
  const verdicts = new Map(LAWS.map((name): [string, Verdict] => [name, { tried: 0 }]));
  const note = (name: string, finding: Finding, where: string): void => {
    const verdict = verdicts.get(name);
    if (verdict === undefined || finding === 'silent') return;
    verdict.tried++;
    if (finding !== 'kept') verdict.broken ??= `${finding.broken} (${where})`;
  };
  const { seats, options } = setup;
  const game = variantOf(base, options);
  const bench = (): AnyWorld => begin(game, seats, options);
  const benches = [bench(), bench()] as const;
  const list = new Moves();
  for (let match = 0; match < matches; match++) {
    tryMatch(
      { ...setup, game, benches, list },
      new Seeded(seed, match),
      `seed ${seed}, match ${match}`,
      note,
    );
  }
  return verdicts;
}

/** A match to be played, and what it is tried with: two worlds and a list, used again and again. */
type Trial = Setup & Pick<Scene, 'benches' | 'list'>;

type Note = (name: string, finding: Finding, where: string) => void;

function tryMatch(setup: Trial, rng: Seeded, where: string, note: Note): void {
  const { game, seats, options } = setup;
  const world = begin(game, seats, options);
  const journal: Entry[] = [];
  const pool: number[] = [];
  const follower = new Follower(setup);
  const limit = game.bound(seats, options);
  let isFresh = true;
  // In a simultaneous turn the seats choose in seat order, as a record tells them.
  while (!isOver(game.turn(tableOf(world))) && journal.length <= limit) {
    const ply = `${where}, ply ${journal.length}`;
    const actor = firstActor(game.turn(tableOf(world)));
    const moves = movesOf(setup, world, actor);
    if (moves.isEmpty) return note(EVERY_ACTOR_MOVES, broken(`actor ${actor} has no move`), ply);
    const policy = actor === CHANCE ? undefined : setup.policy;
    const move = policy?.(look(world, actor), moves, rng) ?? moves.draw(rng);
    remember(setup, world, actor, pool, rng);
    const scene = { ...setup, world, actor, move, isFresh, journal, pool, rng, follower };
    tryPosition(scene, ply, note);
    const wasSimultaneous = isSimultaneous(game.turn(tableOf(world)));
    game.apply(world, actor, move);
    isFresh = !wasSimultaneous || sealed(game.turn(tableOf(world))) === 0;
    journal.push({ actor, move });
  }
  if (!isOver(game.turn(tableOf(world)))) {
    return note(END_LAWS[0].name, END_LAWS[0].check(setup, world, journal), where);
  }
  for (const { name, check } of END_LAWS) note(name, check(setup, world, journal), where);
}

/** A match is long after so many moves: later positions are looked at so much more rarely. */
const LONG = 100;
const RARER = 3;
/** Laws that ask for one position in so few are about positions that are rare by themselves. */
const ABOUT_RARE = 4;

function tryPosition(scene: Scene, where: string, note: Note): void {
  const isLong = scene.journal.length >= LONG;
  for (const { name, every, check } of MATCH_LAWS) {
    const rate = isLong && every > ABOUT_RARE ? every * RARER : every;
    if (rate > 1 && scene.rng.below(rate) > 0) continue;
    note(name, check(scene), where);
  }
}

/** Keeps some moves that are legal now, to be tried where they are not. */
function remember(setup: Trial, world: AnyWorld, actor: Actor, pool: number[], rng: Seeded): void {
  const turn = setup.game.turn(tableOf(world));
  for (const seat of each(deciding(turn))) {
    // Those of the first who acts have just been listed.
    const moves = seat === actor ? setup.list : movesOf(setup, world, seat);
    if (moves.isEmpty) continue;
    const move = moves.draw(rng);
    if (pool.length < POOL) pool.push(move);
    else pool[rng.below(POOL)] = move;
  }
}
