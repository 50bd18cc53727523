import { recall, remember } from '../../site/storage.ts';

/** What this browser remembers of the talk at one match. */
export interface TalkMemory {
  /** The number up to which everything has been seen. */
  readonly read: number;
  /** Whether nothing of it is to be shown. */
  readonly isMuted: boolean;
  /** Whose words are not to be shown: by their seats, and before a match begins by their names. */
  readonly seats: readonly number[];
  readonly names: readonly string[];
}

export const NOTHING: TalkMemory = { read: 0, isMuted: false, seats: [], names: [] };

const KEY = 'talk';
/** Of so many matches, the latest. */
const MOST = 20;

type Entries = readonly (readonly [match: string, memory: TalkMemory])[];

function entries(): Entries {
  try {
    const read: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(read) ? (read as Entries) : [];
  } catch {
    return [];
  }
}

export const recallTalk = (match: string): TalkMemory => ({
  ...NOTHING,
  ...entries().find(([one]) => one === match)?.[1],
});

export function rememberTalk(match: string, memory: TalkMemory): void {
  const others = entries().filter(([one]) => one !== match);
  remember(KEY, JSON.stringify([...others, [match, memory]].slice(-MOST)));
}
