import type { MatchState, TalkEntry } from '@pepite/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { compileRunes } from '../../../test/support/runes.ts';
import type { Request } from '../../../site/reconnecting-socket.ts';
import { english } from '../../../words/en.ts';
import type { TableTalk } from '../table-talk.svelte.ts';

compileRunes();
const { TableTalk: Talk } = await import('../table-talk.svelte.ts');

/** A line that remembers what was sent through it. */
class Line {
  session = 1;
  isOpen = true;
  readonly sent: Request[] = [];

  send(request: Request): number | undefined {
    return this.isOpen ? this.sent.push(request) : undefined;
  }
}

type Told = Pick<MatchState, 'talk' | 'you' | 'status'>;
const PLAYING: Told = { talk: { kind: 'free', on: true }, you: 0, status: 'playing' };

const said = (number: number, seat: number, text = `line ${number}`): TalkEntry => ({
  number,
  seat,
  name: `P${seat}`,
  kind: 'text',
  text,
});

const react = (number: number, seat: number, sign: 'bravo' | null): TalkEntry => ({
  number,
  seat,
  name: `P${seat}`,
  kind: 'reaction',
  ply: 7,
  sign,
});

describe('the talk of a table on a page', () => {
  let line: Line;
  let talk: TableTalk;

  beforeEach(() => {
    line = new Line();
    talk = new Talk('m', line);
    talk.told(PLAYING);
  });

  const numbers = (): readonly number[] => talk.words.map(({ number }) => number);

  it('a page asks once for each connection what it has missed', () => {
    talk.told(PLAYING);
    expect(line.sent).toEqual([{ type: 'hear', after: 0 }]);
    talk.hear({ entries: [said(1, 1), said(2, 1)], after: 0 });
    line.session = 2;
    talk.told(PLAYING);
    expect(line.sent.at(-1)).toEqual({ type: 'hear', after: 2 });
    talk.hear({ entries: [said(2, 1), said(3, 1)], after: 2 });
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it('what is said before the answer arrives neither hides what was missed nor comes twice', () => {
    talk.hear({ entries: [said(3, 1)] });
    talk.hear({ entries: [said(1, 1), said(2, 1), said(3, 1)], after: 0 });
    talk.hear({ entries: [said(4, 1)] });
    expect(numbers()).toEqual([1, 2, 3, 4]);
  });

  it('a page whose connection broke before the answer came asks for the same again', () => {
    talk.hear({ entries: [said(3, 1)] });
    line.session = 2;
    talk.told(PLAYING);
    expect(line.sent.at(-1)).toEqual({ type: 'hear', after: 0 });
  });

  it('signs on a move are told with who has put them there, but for those who are muted', () => {
    const { talk: words } = english;
    talk.hear({ entries: [react(1, 0, 'bravo'), react(2, 1, 'bravo')], after: 0 });
    expect(talk.hasSigns).toBe(true);
    const text = words.signBy(words.signs.bravo, [words.you, 'P1']);
    expect(talk.tellSigns(7, words)).toEqual([{ sign: 'bravo', count: 2, text }]);
    talk.mute({ seat: 1, name: 'P1' }, true);
    expect(talk.tellSigns(7, words)).toMatchObject([{ count: 1 }]);
    expect(talk.tellSigns(6, words)).toEqual([]);
  });

  it('a table without talk is asked for nothing', () => {
    const silent = new Line();
    new Talk('m', silent).told({ you: 0, status: 'playing' });
    expect(silent.sent).toEqual([]);
  });

  it('what was missed is to be read, and only what comes then is called out', () => {
    talk.hear({ entries: [said(1, 1)], after: 0 });
    expect([talk.unread, talk.latest]).toEqual([1, []]);
    talk.hear({ entries: [said(2, 1), said(3, 0)] });
    expect(talk.latest.map(({ number }) => number)).toEqual([2]);
    expect(talk.unread).toBe(2);
    talk.markRead();
    expect(talk.unread).toBe(0);
  });

  it('a text stays in the field until it was told, and when it is refused', () => {
    talk.draft = 'Hello';
    talk.sayDraft();
    expect(line.sent.at(-1)).toEqual({ type: 'say', text: 'Hello' });
    expect([talk.draft, talk.isSending]).toEqual(['Hello', true]);
    expect(talk.refused(line.sent.length, { kind: 'talks-too-much' })).toBe(true);
    expect([talk.draft, talk.isSending, talk.problem?.kind]).toEqual([
      'Hello',
      false,
      'talks-too-much',
    ]);
    talk.sayDraft();
    talk.hear({ entries: [said(1, 0, 'Hello')] });
    expect([talk.draft, talk.isSending, talk.problem]).toEqual(['', false, undefined]);
  });

  it('a text that is written without a connection stays, and the page says why', () => {
    line.isOpen = false;
    talk.draft = 'Hello';
    talk.sayDraft();
    expect([talk.draft, talk.problem?.kind]).toEqual(['Hello', 'unreachable']);
    expect(talk.refused(3, { kind: 'stale' })).toBe(false);
  });

  it('whoever is muted is not seen, heard or counted, until that is undone', () => {
    talk.hear({ entries: [said(1, 1), said(2, 2)] });
    talk.mute({ seat: 1, name: 'P1' }, true);
    talk.hear({ entries: [said(3, 1), react(4, 1, 'bravo')] });
    expect([numbers(), talk.unread, talk.latest]).toEqual([[2], 1, []]);
    expect(talk.signsOn(7).size).toBe(0);
    talk.mute({ seat: 1, name: 'P1' }, false);
    expect(numbers()).toEqual([1, 2, 3]);
    talk.muteAll(true);
    expect(numbers()).toEqual([]);
  });

  it('before a match begins a name is muted: whoever takes that seat is not', () => {
    talk.told({ ...PLAYING, status: 'waiting' });
    talk.mute({ seat: 1, name: 'P1' }, true);
    talk.hear({ entries: [said(1, 1), { ...said(2, 1), name: 'Somebody else' }] });
    expect(numbers()).toEqual([2]);
    talk.told(PLAYING);
    expect(numbers()).toEqual([2]);
  });

  it('a seat has one sign on a move, and a second press takes it away', () => {
    talk.hear({ entries: [react(1, 0, 'bravo'), react(2, 1, 'bravo')] });
    expect(talk.signsOn(7).get('bravo')).toHaveLength(2);
    talk.react(7, 'bravo');
    expect(line.sent.at(-1)).toEqual({ type: 'react', ply: 7, sign: null });
    talk.hear({ entries: [react(3, 0, null)] });
    expect(talk.signsOn(7).get('bravo')).toHaveLength(1);
    expect(talk.ownSign(7)).toBeNull();
  });
});
