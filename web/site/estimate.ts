import type { MatchLength } from '@pepite/bots/lengths';
import type { TableClock } from '@pepite/protocol';

/** What a decision takes, in seconds: a person's in the mean, and a bot's (docs/figures.md). */
const PERSON = 8;
const BOT = 1;
const QUICK_BOT = 0.4;

interface Table {
  readonly length: MatchLength;
  readonly people: number;
  readonly bots: number;
  readonly isQuick: boolean;
  readonly clock: TableClock;
}

/** How long a match may take, in milliseconds: about, and at most if time is kept. */
export interface Estimate {
  readonly about: number;
  readonly most: number | undefined;
}

/**
 * Turns come one after the other, whoever's they are; those who choose at once wait for a person if
 * there is one among them.
 */
export function estimateOf({ length, people, bots, isQuick, clock }: Table): Estimate {
  const { asked, turns } = length;
  const ofBot = isQuick ? QUICK_BOT : BOT;
  // How many are asked in a turn, and with that how likely a person is among them.
  const share = Math.min(1, (asked * (people + bots)) / turns / (people + bots));
  const withPerson = 1 - (1 - share) ** people;
  const ofPeople = turns * withPerson * Math.min(PERSON, perDecision(clock, asked));
  const about = 1000 * (ofPeople + turns * (1 - withPerson) * ofBot);
  if (clock.kind === 'none') return { about, most: undefined };
  if (clock.kind === 'days') return { about, most: 86_400_000 * clock.days * turns * withPerson };
  const most = 1000 * (people * (clock.bank + clock.increment * asked) + turns * ofBot);
  return { about: Math.min(about, most), most };
}

/** What a clock leaves for each decision, in seconds. */
const perDecision = (clock: TableClock, asked: number): number =>
  clock.kind === 'live' ? clock.bank / asked + clock.increment : Infinity;
