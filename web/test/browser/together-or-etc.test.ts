import { itemAt } from '@pepite/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather, type Person } from './support/friends.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { EVENTS, Haggler } from './support/or-etc.ts';
import { byScript } from './support/press.ts';

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** Cards that any roll lays, with so many exits that there is one throw after the other. */
const WIDE_MINES = ['-----', 'X----', '-X---', '--X--', '---X-'].map((pattern, index) => ({
  pattern,
  exits: 6,
  value: index + 1,
  copies: 8,
}));

const fileOf = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});

/** A card table of one's own; one that can't be played is refused in words. */
async function chooseCards({ page, player }: Person): Promise<void> {
  const { file } = player.texts.setup;
  const input = page.locator('input[type=file]');
  const wrong = WIDE_MINES.map((card) => ({ ...card, exits: 12 }));
  await input.setInputFiles(fileOf('wrong.json', wrong));
  await page.getByRole('alert').filter({ hasText: '“exits” of card 1' }).waitFor();
  await input.setInputFiles(fileOf('wide.json', WIDE_MINES));
  await page.getByText(file.loaded('wide.json')).waitFor();
  // A pile that holds as many accidents as there can be.
  const numbers = page.getByRole('spinbutton');
  await numbers.nth(0).fill('2');
  await numbers.nth(1).fill('9');
}

/** Far more than it takes: one roll in 32 brings an accident on, and there are hundreds. */
const MOST_LAPS = 1500;

describe('three friends at Or etc. with cards of their own', () => {
  // One match in hundreds ends without an accident: then they meet again.
  it('accept and refuse offers, contest a die and suffer an accident', { retry: 1 }, async () => {
    const { people } = await gather(place, 3, Haggler, { fillIn: chooseCards, press: byScript });
    const seen = new Set<string>();
    for (const { player } of people) player.seen = seen;
    const isMissing = (): boolean => EVENTS.some((event) => !seen.has(event));
    const act = async (player: Haggler): Promise<void> => {
      await player.actIfAsked();
      for (const event of await player.news()) seen.add(event);
    };
    const isOver = (): Promise<boolean> => itemAt(people, 0).player.over.isVisible();
    for (let lap = 0; lap < MOST_LAPS && isMissing() && !(await isOver()); lap++) {
      await Promise.all(people.map(({ player }) => act(player)));
    }
    expect([...seen]).toEqual(expect.arrayContaining([...EVENTS]));
    for (const { errors, context } of people) {
      expect(errors).toEqual([]);
      await context.close();
    }
  });
});
