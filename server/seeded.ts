import type { BotService } from '@pepite/bots/host';
import { Seeded } from '@pepite/kernel';
import type { Chance, ChanceKey } from '@pepite/matches';

type ChanceOf = (key: ChanceKey) => Chance;

/** How finely the moments are drawn at which bots move. */
const JITTER = 1000;
const LARGEST = 2 ** 31;

/**
 * Chance for tests: the same seed brings the same cards, dice and bots. Each match draws from a
 * stream of its own, found by what is played and who opened it, so that it does not matter in which
 * order matches are opened and what happens at other tables.
 */
export function seededChance(seed: number, service: BotService): ChanceOf {
  const opened = new Map<string, number>();
  return ({ setup, seats, host, plies }) => {
    // Whoever opened it, by name: what a guest is known by is never drawn from a seed.
    const same = [setup.game, seats, host, plies].join('/');
    const count = opened.get(same) ?? 0;
    opened.set(same, count + 1);
    const stream = (of: string): Seeded => new Seeded(seed, hash([same, count, of].join('/')));
    const moments = stream('moments');
    const seeds = stream('bots');
    return {
      rng: stream('chance'),
      jitter: () => moments.below(JITTER) / JITTER,
      bots: {
        seat: (bot, owner) => service.seat({ ...bot, seed: seeds.below(LARGEST) }, owner),
        hasRoom: (origin, roles) => service.hasRoom(origin, roles),
        mayAdvise: (origin) => service.mayAdvise(origin),
      },
    };
  };
}

/** FNV-1a: a number that two texts hardly ever share. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    bits = Math.imul(bits ^ text.charCodeAt(place), 0x01000193);
  }
  return bits >>> 0;
}
