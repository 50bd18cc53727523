import { GAMES } from '@pepite/games';
import { itemNamed } from '@pepite/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCALE } from '../../../kernel/test/scale.ts';
import { playAgainstBots } from './support/bots.ts';
import { visit } from './support/browser.ts';
import { SIZES } from './support/fit.ts';
import { FitCheck } from './support/fit-check.ts';
import { Phases } from './support/phases.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { PLAYERS, WITHOUT_BOARD } from './support/players.ts';
import { byScript } from './support/press.ts';

/** With a clock there is one thing more on the board; nobody runs out of this one. */
const CLOCK = { kind: 'live', bank: 3600, increment: 60 } as const;

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** What has to be in view wherever there are cards: in Or etc. the mine they are laid in. */
const NEEDED: Readonly<Record<string, readonly string[]>> = { 'or-etc': ['mine'] };

/** The most seats of every board, which leave the least room; in a long run all numbers of them. */
const TABLES = GAMES.filter(({ id }) => !WITHOUT_BOARD.includes(id)).flatMap(({ id, seats }) =>
  Array.from({ length: seats.most - seats.least + 1 }, (_, index) => seats.least + index)
    .filter((count) => SCALE > 1 || count === seats.most)
    .map((count) => ({ id, count, isMost: count === seats.most })),
);

describe.concurrent('boards while their player decides', () => {
  it.each(TABLES)('the board of $id for $count fits every size', async (table) => {
    const { id, count, isMost } = table;
    // French says it in more words; every other table speaks English.
    const language = count % 2 === 0 ? 'fr' : 'en';
    const { page, context, errors } = await visit(place.browser, { language, unseen: true });
    // What is forced waits until it was looked at, and cards for a second word, as on phones.
    await page.addInitScript(() => {
      localStorage.setItem('pepite.play-forced', 'no');
      localStorage.setItem('pepite.confirm-plays', 'yes');
    });
    await playAgainstBots(page, place.site, id, count, { clock: CLOCK });
    const SomePlayer = itemNamed(PLAYERS, id);
    const check = new FitCheck(page, { inspects: isMost, needed: NEEDED[id] ?? [] });
    const player = new SomePlayer(page, language, byScript);
    const phases = new Phases(player, check);
    await phases.play();
    expect(check.misfits).toEqual([]);
    expect(check.barriers).toEqual([]);
    expect(phases.count).toBeGreaterThan(2);
    expect(SIZES.filter((size) => !check.seen.has(size))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
