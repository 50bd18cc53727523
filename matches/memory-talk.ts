import type { TalkEntry } from '@pepite/protocol';
import { MOST_SAID, type NewTalk, type TalkStore } from './talk-store.ts';

/** What is said at matches, kept in memory: what a store does, and nothing else. */
export class MemoryTalk implements TalkStore {
  readonly #isThere: (match: string) => boolean;
  readonly #entries = new Map<string, readonly TalkEntry[]>();

  constructor(isThere: (match: string) => boolean) {
    this.#isThere = isThere;
  }

  readonly say: TalkStore['say'] = (match, talk) => {
    if (!this.#isThere(match)) return Promise.resolve(undefined);
    const number = this.lastOf(match) + 1;
    const { seat, name, said } = talk;
    const entries = (this.#entries.get(match) ?? []).filter((entry) => !isReplaced(entry, talk));
    const alike = entries.filter(({ kind }) => isReaction(kind) === isReaction(said.kind));
    const dropped = new Set(alike.slice(0, Math.max(0, alike.length + 1 - MOST_SAID)));
    const kept = entries.filter((entry) => !dropped.has(entry));
    this.#entries.set(match, [...kept, { ...said, number, seat, name }]);
    return Promise.resolve(number);
  };

  readonly talkSince: TalkStore['talkSince'] = (match, after) =>
    Promise.resolve((this.#entries.get(match) ?? []).filter(({ number }) => number > after));

  lastOf(match: string): number {
    return this.#entries.get(match)?.at(-1)?.number ?? 0;
  }
}

const isReaction = (kind: TalkEntry['kind']): boolean => kind === 'reaction';

const isReplaced = (entry: TalkEntry, { seat, said }: NewTalk): boolean =>
  entry.kind === 'reaction' &&
  said.kind === 'reaction' &&
  entry.ply === said.ply &&
  entry.seat === seat;
