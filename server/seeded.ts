import { Seeded } from '@pepite/kernel';
import type { Chance, MatchSetup, Thinking } from '@pepite/matches';

type ChanceOf = (setup: MatchSetup, plies: number) => Chance;

/** How finely the moments are drawn at which bots move. */
const JITTER = 1000;
const LARGEST = 2 ** 31;

/**
 * Chance for tests: the same seed brings the same cards, dice and bots. Each match draws from a
 * stream of its own, found by what is played and who opened it, so that it does not matter in which
 * order matches are opened and what happens at other tables.
 */
export function seededChance(seed: number, thinking: Thinking): ChanceOf {
  const opened = new Map<string, number>();
  return (setup, plies) => {
    const same = [setup.game.id, setup.holders.length, hostOf(setup), plies].join('/');
    const count = opened.get(same) ?? 0;
    opened.set(same, count + 1);
    const stream = (of: string): Seeded => new Seeded(seed, hash([same, count, of].join('/')));
    const moments = stream('moments');
    const bots = stream('bots');
    return {
      rng: stream('chance'),
      jitter: () => moments.below(JITTER) / JITTER,
      thinking: {
        seat: (seating, owner) => thinking.seat({ ...seating, seed: bots.below(LARGEST) }, owner),
        hasRoom: (origin, names) => thinking.hasRoom(origin, names),
        mayAdvise: (origin) => thinking.mayAdvise(origin),
      },
    };
  };
}

/** Whoever opened the match, by name: what a guest is known by is never drawn from a seed. */
function hostOf({ host, holders }: MatchSetup): string {
  const holder = holders.find((one) => one.kind === 'guest' && one.guest === host);
  return holder?.kind === 'guest' ? holder.name : '';
}

/** FNV-1a: a number that two texts hardly ever share. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    bits = Math.imul(bits ^ text.charCodeAt(place), 0x01000193);
  }
  return bits >>> 0;
}
