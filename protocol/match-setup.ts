import type { Options } from '@pepite/kernel';
import { readTableClock, type TableClock } from './table-clock.ts';
import { TALKS } from './talk.ts';

/** Who may find a match: anybody in the lobby, or only those who have its link. */
export const ACCESSES = ['public', 'link'] as const;
export type Access = (typeof ACCESSES)[number];

/** Bots move at a pace that people can follow, or as soon as they know what to do. */
export const PACES = ['human', 'quick'] as const;
export type Pace = (typeof PACES)[number];

/** When time is up a bot makes that one choice, or takes the seat until the player is back. */
export const TIMEOUTS = ['choice', 'seat'] as const;
export type Timeout = (typeof TIMEOUTS)[number];

/** Levels for people, from the weakest to the best; the last two are for tools and tests. */
export const BOTS = [
  'newcomer',
  'casual',
  'regular',
  'strong',
  'expert',
  'heuristic',
  'random',
] as const;

/**
 * What a table chooses besides its game and the options of that: what each choice may be, and what
 * it is where the table, or the version of the program that opened it, has not chosen (at a table
 * open to anybody, if that is another one). A new choice is added here; it is then read, kept,
 * sent, restored and copied to a rematch.
 */
export const CHOICES = {
  access: { values: ACCESSES, fallback: 'link' },
  /** Whether everybody who sits down may ask what the best bot would do. */
  hints: { values: [false, true], fallback: false },
  pace: { values: PACES, fallback: 'human' },
  /** Whether programs from outside may sit down. */
  programs: { values: [false, true], fallback: false },
  /**
   * Whether players' pages add to chance: the first card waits a moment for that. Pages that can do
   * so ask for it.
   */
  sharedChance: { values: [false, true], fallback: false },
  /** The level of the bots that stand in for players who are away. */
  standIn: { values: BOTS, fallback: 'regular' },
  /** Whether the match begins by itself when the last seat is taken. */
  startsWhenFull: { values: [false, true], fallback: false },
  /** What may be said, and whether the host has turned that off for now. */
  talk: { values: TALKS, fallback: 'free', publicFallback: 'phrases' },
  talkOff: { values: [false, true], fallback: false },
  timeout: { values: TIMEOUTS, fallback: 'choice' },
} as const;

type Name = keyof typeof CHOICES;

type EnumeratedChoices = {
  readonly [N in Name]: (typeof CHOICES)[N]['values'][number];
};

/** All that a table chooses; its clock has numbers, and a reader of its own. */
export interface TableChoices extends EnumeratedChoices {
  readonly clock: TableClock;
}

/** Where a table goes on from a position of another match, as everybody is told. */
export interface BranchMark {
  /** How many moves had been made there. */
  readonly ply: number;
  /** The page of that match, if it has one here: whoever has opened the table says so. */
  readonly address: string | null;
  /** Who sat at each seat there. */
  readonly names: readonly string[];
  /** The seat from whose view all that is hidden was imagined; nothing where it is as it was. */
  readonly imaginedFor: number | null;
}

/** What a table has chosen, whole. */
export interface MatchSetup extends TableChoices {
  readonly game: string;
  /** The version of the rules that the match is played by, to its end. */
  readonly rules: number;
  readonly options: Options;
  /** Absent at most tables: they begin at the beginning. */
  readonly branch?: BranchMark;
}

/** A setup as it may come from a request or from a store of an earlier version. */
export type SetupInput = Pick<MatchSetup, 'game' | 'rules' | 'options' | 'branch'> &
  Partial<TableChoices>;

/** Reads a setup: what is missing or unknown to this program is as if nobody had chosen it. */
export function readSetup(input: SetupInput): MatchSetup {
  const { game, rules, options, branch } = input;
  const isPublic = input.access === 'public';
  const choices = Object.entries(CHOICES).map(([name, { values, fallback, ...others }]) => {
    const chosen: unknown = input[name as Name];
    const isKnown = (values as readonly unknown[]).includes(chosen);
    const otherwise = isPublic && 'publicFallback' in others ? others.publicFallback : fallback;
    return [name, isKnown ? chosen : otherwise];
  });
  const clock = readTableClock(input.clock);
  return {
    game,
    rules,
    options,
    clock,
    ...(Object.fromEntries(choices) as EnumeratedChoices),
    ...(branch !== undefined && { branch }),
  };
}

/**
 * Reads a setup that a store has kept. What a later version has chosen stays in it: it may run
 * beside this one, and must not lose its choices when this one keeps the setup again.
 */
export const readKeptSetup = (input: SetupInput): MatchSetup => ({ ...input, ...readSetup(input) });
