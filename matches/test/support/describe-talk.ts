import type { Said } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { MOST_SAID, type TalkStore } from '../../talk-store.ts';
import type { MatchStore } from '../../store.ts';
import { newMatch } from './new-match.ts';

const text = (words: string): Said => ({ kind: 'text', text: words });
const sign = (ply: number, name: 'bravo' | null): Said => ({ kind: 'reaction', ply, sign: name });

/** What every store does with what is said at matches. */
export function describeTalk(open: () => MatchStore & { readonly talk: TalkStore }): void {
  describe('talk', () => {
    const say = (match: string, said: Said, seat = 0): Promise<number | undefined> =>
      open().talk.say(match, { guest: `guest ${seat}`, seat, name: 'Änn “🂡”', said });

    it('what is said at a match has numbers of its own, and is told from any on', async () => {
      await open().create(newMatch('m'), 1);
      await open().create(newMatch('n'), 1);
      expect(await say('m', text('Hello ’ “quoted” \\ 👏'))).toBe(1);
      expect(await say('n', { kind: 'phrase', phrase: 'hello' })).toBe(1);
      expect(await say('m', sign(7, 'bravo'), 1)).toBe(2);
      expect(await open().talk.talkSince('m', 0)).toEqual([
        { number: 1, seat: 0, name: 'Änn “🂡”', kind: 'text', text: 'Hello ’ “quoted” \\ 👏' },
        { number: 2, seat: 1, name: 'Änn “🂡”', kind: 'reaction', ply: 7, sign: 'bravo' },
      ]);
      expect(await open().talk.talkSince('m', 1)).toHaveLength(1);
      expect(await open().talk.talkSince('m', 2)).toEqual([]);
    });

    it('nothing is said at a match that is not there', async () => {
      expect(await say('none', text('Hello?'))).toBeUndefined();
      expect(await open().talk.talkSince('none', 0)).toEqual([]);
    });

    it('what is said changes nothing that a move is decided by', async () => {
      await open().create(newMatch('m'), 1);
      await say('m', text('Hello'));
      expect((await open().load('m'))?.revision).toBe(0);
      expect(await open().append('m', 0, { host: 'ben' }, 1)).toBe('kept');
    });

    it('a seat has one sign on a move, and the latest of all is kept last', async () => {
      await open().create(newMatch('m'), 1);
      await say('m', sign(7, 'bravo'));
      await say('m', sign(7, 'bravo'), 1);
      await say('m', sign(8, 'bravo'));
      expect(await say('m', sign(7, null))).toBe(4);
      const kept = await open().talk.talkSince('m', 0);
      expect(kept.map(({ number }) => number)).toEqual([2, 3, 4]);
    });

    it('only the latest of what was said is kept, and signs take no room from words', async () => {
      await open().create(newMatch('m'), 1);
      const words = Array.from({ length: MOST_SAID + 3 }, (_, place) => say('m', text(`${place}`)));
      await Promise.all(words);
      await Promise.all(
        Array.from({ length: MOST_SAID + 2 }, (_, ply) => say('m', sign(ply, 'bravo'))),
      );
      const kept = await open().talk.talkSince('m', 0);
      expect(kept.filter(({ kind }) => kind === 'text').map(({ number }) => number)).toEqual(
        Array.from({ length: MOST_SAID }, (_, place) => place + 4),
      );
      expect(kept.filter(({ kind }) => kind === 'reaction')).toHaveLength(MOST_SAID);
      expect(kept.at(-1)?.number).toBe(2 * MOST_SAID + 5);
    });
  });
}
