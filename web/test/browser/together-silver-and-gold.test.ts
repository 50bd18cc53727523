import { afterAll, beforeAll, describe, it } from 'vitest';
import { SCALE } from '../../../kernel/test/scale.ts';
import { expectSameEnd, gather, playToTheEnd } from './support/friends.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { byScript } from './support/press.ts';
import { SilverAndGoldPlayer } from './support/silver-and-gold.ts';

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** A page each: twice as many take more than twice as long. */
const FRIENDS = SCALE > 1 ? 4 : 3;

describe('friends at Silver & Gold, who mark at once', () => {
  it('friends play a match of Silver & Gold to its end', async () => {
    const { people } = await gather(place, FRIENDS, SilverAndGoldPlayer, { press: byScript });
    await playToTheEnd(people);
    await expectSameEnd(people);
  });
});
