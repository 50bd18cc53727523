import { GAMES } from '@pepite/games';
import { itemNamed } from '@pepite/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCALE } from '../../../kernel/test/scale.ts';
import { playAgainstBots } from './support/bots.ts';
import { visit } from './support/browser.ts';
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

/** Between the fewest and the most players less may change: some steps at some sizes tell. */
const SOME_STEPS = 45;
const SOME_SIZES = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 430, height: 932 },
  { width: 844, height: 390 },
  { width: 1366, height: 650 },
] as const;

/** The fewest and the most seats of every board, and one in between; in a long run all of them. */
const TABLES = GAMES.filter(({ id }) => !WITHOUT_BOARD.includes(id)).flatMap(({ id, seats }) => {
  const ends = [seats.least, seats.most];
  const middle = Math.floor((seats.least + seats.most) / 2);
  return Array.from({ length: seats.most - seats.least + 1 }, (_, index) => seats.least + index)
    .filter((count) => SCALE > 1 || count === middle || ends.includes(count))
    .map((count) => ({ id, count, isMost: count === seats.most, isEnd: ends.includes(count) }));
});

describe.concurrent('boards while their player decides', () => {
  it.each(TABLES)('the board of $id for $count fits every size', async (table) => {
    const { id, count, isMost, isEnd } = table;
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
    const isWhole = SCALE > 1 || isEnd;
    const check = new FitCheck(page, {
      inspects: isMost,
      needed: NEEDED[id] ?? [],
      ...(isWhole ? {} : { sizes: SOME_SIZES }),
    });
    const player = new SomePlayer(page, language, byScript);
    const phases = new Phases(player, check, isWhole ? undefined : SOME_STEPS);
    await phases.play();
    expect(check.misfits).toEqual([]);
    expect(check.barriers).toEqual([]);
    expect(phases.count).toBeGreaterThan(2);
    expect(errors).toEqual([]);
    await context.close();
  });
});
