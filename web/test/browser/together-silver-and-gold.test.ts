import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectSameEnd, gather, playToTheEnd } from './support/friends.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { byScript } from './support/press.ts';
import { SilverAndGoldPlayer } from './support/silver-and-gold.ts';

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

describe('four friends at Silver & Gold, who mark at once', () => {
  it('four friends play a match of Silver & Gold to its end', async () => {
    const { people } = await gather(place, 4, SilverAndGoldPlayer, { press: byScript });
    await playToTheEnd(people);
    await expectSameEnd(people);
  });
});
