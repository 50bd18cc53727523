import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Lesson, type Listing, minutesOf } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../index.ts';

const FOLDER = join(import.meta.dirname, '..');
/** What `npm run new-game` copies is a whole game, and not one that is played. */
const TEMPLATE = 'template';

const FOLDERS = globSync('*/rules.md', { cwd: FOLDER }).map((path) => path.split('/')[0]);
const IDS = FOLDERS.filter((id) => id !== TEMPLATE);

async function listingOf(id: string): Promise<Listing> {
  const module = (await import(join(FOLDER, id, 'listing.ts'))) as { readonly listing: Listing };
  return module.listing;
}

/** The minutes of a game's lesson, in the language that takes longer; nothing without one. */
async function lessonMinutesOf(id: string): Promise<number | undefined> {
  const path = join(FOLDER, id, 'lesson.ts');
  if (!existsSync(path)) return undefined;
  const { lesson } = (await import(path)) as { readonly lesson: Lesson };
  return Math.round(Math.max(...LANGUAGES.map((language) => minutesOf(lesson, language))));
}

describe('the list of games', () => {
  it('the list has every folder of rules but the template, by their places', async () => {
    const listings = await Promise.all(IDS.map(listingOf));
    const inOrder = listings.toSorted((one, other) => one.place - other.place);
    expect(GAMES.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
  });
});

describe.each(FOLDERS)('the listing of %s', (id) => {
  it('a listing has the name of its folder, and the sign of its clauses', async () => {
    const listing = await listingOf(id);
    const { game } = (await import(join(FOLDER, id, 'index.ts'))) as {
      readonly game: (typeof GAMES)[number];
    };
    expect(listing.id).toBe(id);
    expect(game.clauses[0]).toBe(`${listing.sign}1`);
    for (const language of LANGUAGES) {
      expect(game.words[language].title).toBe(listing.texts[language].title);
      expect(listing.texts[language].about).not.toBe('');
    }
  });
});

describe.each(FOLDERS)('the listing of %s', (id) => {
  it('a listing is best with a number of players that can play it', async () => {
    const { best, seats } = await listingOf(id);
    expect(best).toBeGreaterThanOrEqual(seats.least);
    expect(best).toBeLessThanOrEqual(seats.most);
  });

  it('a listing says how many minutes its lesson takes, if it has one', async () => {
    const { lessonMinutes } = await listingOf(id);
    expect(lessonMinutes).toBe(await lessonMinutesOf(id));
  });
});

describe.each(IDS)('the listing of %s', (id) => {
  it('a listing has a sign and a place of its own', async () => {
    const { sign, place } = await listingOf(id);
    const others = await Promise.all(IDS.filter((other) => other !== id).map(listingOf));
    expect(others.map((other) => other.sign)).not.toContain(sign);
    expect(others.map((other) => other.place)).not.toContain(place);
  });
});
