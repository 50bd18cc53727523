import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather, type Person, unfold } from './support/friends.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { EVENTS, Haggler } from './support/or-etc.ts';
import { byScript } from './support/press.ts';

/** Where all of it happens soon: one roll in 32 brings an accident on. */
const EVENTFUL = '1';

let place: Place;

beforeAll(async () => {
  place = await openPlace({ PEPITE_SEED: EVENTFUL });
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
async function chooseCards(person: Person): Promise<void> {
  const { page, player } = person;
  const { file, designers } = player.texts.setup;
  await unfold(person, designers);
  // Tools and accidents have files of their own, after this one.
  const input = page.locator('input[type=file]').first();
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

/** Plays until everything has been seen, or the match is over; what that was. */
async function playUntilSeen(people: readonly Person<Haggler>[]): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  for (const { player } of people) player.seen = seen;
  const isMissing = (): boolean => EVENTS.some((event) => !seen.has(event));
  const goOn = async ({ player }: Person<Haggler>): Promise<void> => {
    while (isMissing() && (await player.act())) {
      for (const event of await player.news()) seen.add(event);
    }
  };
  // The others wait for whoever has seen the last of it.
  await Promise.race(people.map(goOn));
  return seen;
}

describe('three friends at Or etc. with cards of their own', () => {
  it('friends accept and refuse offers, contest a die and suffer an accident', async () => {
    const { people } = await gather(place, 3, Haggler, { fillIn: chooseCards, press: byScript });
    await Promise.all(people.map(({ player }) => player.readNews()));
    const seen = await playUntilSeen(people);
    expect([...seen]).toEqual(expect.arrayContaining([...EVENTS]));
    for (const { errors } of people) expect(errors).toEqual([]);
  });
});
