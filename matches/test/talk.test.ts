import type { ClientMessage, Problem, TalkEntry } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { legalTexts, moveFirst } from './support/moves.ts';
import type { Page } from './support/page.ts';
import { settle } from './support/settle.ts';
import { SharedMemory } from './support/shared-memory.ts';
import { TestRegistry } from './support/test-registry.ts';

const HELLO = { type: 'say-phrase', phrase: 'hello' } as const;
const say = (text: string): ClientMessage => ({ type: 'say', text });

/** All that a page was told of what is said. */
const heardBy = ({ told }: Page): readonly TalkEntry[] =>
  told.flatMap((message) => (message.type === 'talk' ? message.entries : []));

const wordsOf = (page: Page): readonly string[] =>
  heardBy(page).map((entry) => {
    if (entry.kind === 'text') return `${entry.name}: ${entry.text}`;
    if (entry.kind === 'phrase') return `${entry.name}: [${entry.phrase}]`;
    return `${entry.name}: ${entry.sign} at ${entry.ply}`;
  });

/** A table of three people, with somebody who looks on; they play if it is `playing`. */
async function table(
  setup: Parameters<TestRegistry['create']>[1] = {},
  setting = new TestRegistry(),
) {
  const [ann, ben, cleo, eve] = await setting.guests('Ann', 'Ben', 'Cleo', 'Eve');
  const match = await setting.create(ann, { access: 'link', ...setup });
  await setting.watch(match, ben, cleo, eve);
  await ben.ask({ type: 'sit', seat: 1 });
  await cleo.ask({ type: 'sit', seat: 2 });
  for (const page of [ann, ben, cleo, eve]) await page.ask({ type: 'hear', after: 0 });
  return { setting, match, ann, ben, cleo, eve };
}

const kindOf = (problem: Problem | undefined): string | undefined => problem?.kind;

describe('what is said at a table', () => {
  it('all who watch are told, in the order in which it was kept', async () => {
    const { ann, ben, eve } = await table();
    expect(await ann.ask(HELLO)).toBeUndefined();
    expect(await ben.ask(say('  Bonne   chance ! 👏 '))).toBeUndefined();
    for (const page of [ann, ben, eve]) {
      expect(wordsOf(page)).toEqual(['Ann: [hello]', 'Ben: Bonne chance ! 👏']);
    }
    expect(heardBy(eve).map(({ number, seat }) => [number, seat])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it('whoever comes later, or has missed something, is told what was said', async () => {
    const { setting, match, ann, ben } = await table();
    await ann.ask(HELLO);
    await ben.leave();
    await ann.ask(say('Where are you?'));
    const back = setting.page('Ben');
    await back.watch(match);
    await back.ask({ type: 'hear', after: 1 });
    expect(wordsOf(back)).toEqual(['Ann: Where are you?']);
  });

  it('what was said is there after a restart, and goes on with the next number', async () => {
    const { setting, match, ann } = await table();
    await ann.ask(HELLO);
    const again = setting.restart();
    const page = again.page('Ann');
    await page.watch(match.id);
    await page.ask({ type: 'hear', after: 0 });
    await page.ask(say('Still here'));
    expect(wordsOf(page)).toEqual(['Ann: [hello]', 'Ann: Still here']);
    expect(heardBy(page).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('spectators read what is said, and say nothing', async () => {
    const { eve, ann } = await table();
    expect(kindOf(await eve.ask(HELLO))).toBe('not-seated');
    expect(kindOf(await eve.ask(say('Play the seven!')))).toBe('not-seated');
    expect(heardBy(ann)).toEqual([]);
  });

  it('a page that claims to know more than there is hears what comes all the same', async () => {
    const { setting, match, ann } = await table();
    const other = new TestRegistry({ store: setting.store });
    const [page, late] = [other.page('Ann'), other.page('Eve')];
    await other.watch(await other.find(match.id), page, late);
    await late.ask({ type: 'hear', after: 1_000_000 });
    await page.ask(HELLO);
    expect(wordsOf(late)).toEqual(['Ann: [hello]']);
    expect(heardBy(ann)).toEqual([]);
  });
});

describe('what a table allows', () => {
  it('public tables have phrases and others free text, unless they choose otherwise', async () => {
    const talkAt = async (setup: Parameters<TestRegistry['create']>[1]) =>
      (await table(setup)).ann.state.talk;
    expect(await talkAt({ access: 'public' })).toEqual({ kind: 'phrases', on: true });
    expect(await talkAt({ access: 'link' })).toEqual({ kind: 'free', on: true });
    expect(await talkAt({ access: 'public', talk: 'free' })).toEqual({ kind: 'free', on: true });
    expect(await talkAt({ access: 'link', talk: 'off' })).toBeUndefined();
  });

  it('free text is refused at a table of phrases, and everything where talk is off', async () => {
    const { ann, ben } = await table({ access: 'public' });
    expect(kindOf(await ann.ask(say('Hi')))).toBe('phrases-only');
    expect(await ann.ask(HELLO)).toBeUndefined();
    expect(wordsOf(ben)).toEqual(['Ann: [hello]']);
    const silent = await table({ talk: 'off' });
    expect(kindOf(await silent.ann.ask(HELLO))).toBe('talk-off');
  });

  it('whoever is alone with bots has nobody to talk to', async () => {
    const setting = new TestRegistry();
    const ann = await setting.guest('Ann');
    await setting.create(ann, { bots: [null, 'random', 'random'] });
    expect(ann.state.talk).toBeUndefined();
    expect(kindOf(await ann.ask(HELLO))).toBe('talk-off');
  });

  it('the host turns talk off and on again, before the match and during it', async () => {
    const { ann, ben, eve } = await table();
    expect(kindOf(await ben.ask({ type: 'allow-talk', on: false }))).toBe('not-host');
    for (const isPlaying of [false, true]) {
      if (isPlaying) await ann.ask({ type: 'start' });
      await ann.ask({ type: 'allow-talk', on: false });
      expect(eve.state.talk).toEqual({ kind: 'free', on: false });
      expect(kindOf(await ben.ask(HELLO))).toBe('talk-off');
      await ann.ask({ type: 'allow-talk', on: true });
      expect(eve.state.talk).toEqual({ kind: 'free', on: true });
      expect(await ben.ask(HELLO)).toBeUndefined();
    }
  });

  it('partners can’t say what tells of their cards, and players without partners can', async () => {
    const phrase = { type: 'say-phrase', phrase: 'bad-cards' } as const;
    const alone = await table({ game: 'aurum', bots: [null, null, null] });
    expect(await alone.ann.ask(phrase)).toBeUndefined();
    const partners = await table({ game: 'aurum', bots: [null, null, null, null] });
    expect(kindOf(await partners.ann.ask(phrase))).toBe('tells-cards');
    expect(await partners.ann.ask(HELLO)).toBeUndefined();
  });

  it('a text that is too long or can’t be read is refused, and says why', async () => {
    const { ann, ben } = await table();
    expect(await ann.ask(say('x'.repeat(201)))).toEqual({ kind: 'talk-too-long', most: 200 });
    for (const text of ['', '   ', '\u202Eolleh', 'a\u0000b', '\u200B']) {
      expect([text, kindOf(await ann.ask(say(text)))]).toEqual([text, 'talk-unreadable']);
    }
    expect(await ann.ask(say('👩‍👩‍👧‍👦'.repeat(60)))).toBeUndefined();
    expect(heardBy(ben)).toHaveLength(1);
  });

  it('whoever says too much has to wait, alone', async () => {
    const { setting, ann, ben } = await table();
    const answers: (string | undefined)[] = [];
    for (let count = 0; count < 8; count++) answers.push(kindOf(await ann.ask(HELLO)));
    expect(answers.filter((kind) => kind === undefined)).toHaveLength(6);
    expect(answers.at(-1)).toBe('talks-too-much');
    expect(await ben.ask(HELLO)).toBeUndefined();
    await setting.pass(2000);
    expect(await ann.ask(HELLO)).toBeUndefined();
  });
});

describe('signs on moves', () => {
  it('a sign is on a move until its seat takes it away, and all are told', async () => {
    const { ann, ben, cleo, eve } = await table();
    await ann.ask({ type: 'start' });
    const ply = await publicMove([ann, ben, cleo]);
    expect(await ben.ask({ type: 'react', ply, sign: 'bravo' })).toBeUndefined();
    expect(await ben.ask({ type: 'react', ply, sign: null })).toBeUndefined();
    expect(wordsOf(eve)).toEqual([`Ben: bravo at ${ply}`, `Ben: null at ${ply}`]);
  });

  it('nobody puts a sign on what not everybody has seen, or on what is not there', async () => {
    const { ann, ben } = await table();
    expect(kindOf(await ann.ask({ type: 'react', ply: 0, sign: 'wow' }))).toBe('no-such-event');
    await ann.ask({ type: 'start' });
    const { position, log } = ann.state;
    const dealt = log.find(({ move }) => move?.startsWith('deal 0') === true);
    for (const ply of [dealt?.ply ?? -1, position?.ply ?? 0]) {
      expect(kindOf(await ann.ask({ type: 'react', ply, sign: 'wow' }))).toBe('no-such-event');
    }
    expect(heardBy(ben)).toEqual([]);
  });
});

/** Plays until there is a move by a seat in the log that all may see, and says which. */
async function publicMove(pages: readonly Page[]): Promise<number> {
  for (let tries = 0; tries < 30; tries++) {
    const latest = pages
      .flatMap(({ told }) => told)
      .flatMap((message) => (message.type === 'moved' ? message.events : []))
      .findLast(({ actor, move }) => actor !== '*' && move !== undefined);
    if (latest !== undefined) return latest.ply;
    for (const page of pages) if (legalTexts(page).length > 0) await moveFirst(page);
  }
  throw new Error('nobody has moved');
}

describe('processes that share a store', () => {
  it('what is said at one is heard at the other, once and in order', async () => {
    const memory = new SharedMemory();
    const [here, there] = ['one', 'other'].map(
      (process) => new TestRegistry({ store: memory.join(process) }),
    );
    if (here === undefined || there === undefined) throw new Error('two processes');
    const { match, ann } = await table({}, here);
    const ben = there.page('Ben');
    await ben.watch(match.id);
    await ben.ask({ type: 'hear', after: 0 });
    await Promise.all([ann.ask(say('one')), ben.ask(say('two')), ann.ask(say('three'))]);
    await settle();
    await here.pass(6000);
    await there.pass(6000);
    expect(wordsOf(ann).toSorted()).toEqual(wordsOf(ben).toSorted());
    expect(heardBy(ben).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('a notice that never came is made up for', async () => {
    const memory = new SharedMemory({ deliver: () => {} });
    const here = new TestRegistry({ store: memory.join('one') });
    const there = new TestRegistry({ store: memory.join('other') });
    const { match, ann } = await table({}, here);
    const eve = there.page('Eve');
    await eve.watch(match.id);
    await eve.ask({ type: 'hear', after: 0 });
    await ann.ask(HELLO);
    expect(heardBy(eve)).toEqual([]);
    await there.pass(6000);
    expect(wordsOf(eve)).toEqual(['Ann: [hello]']);
  });
});
