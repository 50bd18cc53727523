import { afterAll, beforeAll, describe, it } from 'vitest';
import { SCALE } from '../../../kernel/test/scale.ts';
import { AuruxxxPlayer } from './support/auruxxx.ts';
import { expectSameEnd, gather, playToTheEnd } from './support/friends.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { byScript } from './support/press.ts';

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

/** A page each: twice as many take more than twice as long. */
const FRIENDS = SCALE > 1 ? 6 : 2;

describe('friends at Auruxxx', () => {
  it('friends play a match of Auruxxx to its end', async () => {
    const { people } = await gather(place, FRIENDS, AuruxxxPlayer, { press: byScript });
    await playToTheEnd(people);
    await expectSameEnd(people);
  });
});
