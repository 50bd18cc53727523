import { afterAll, beforeAll, describe, it } from 'vitest';
import { AuruxxxPlayer } from './support/auruxxx.ts';
import { expectSameEnd, gather, playToTheEnd } from './support/friends.ts';
import { closePlace, openPlace, type Place } from './support/place.ts';
import { byScript } from './support/press.ts';

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});

afterAll(() => closePlace(place));

describe('six friends at Auruxxx', () => {
  it('six friends play a match of Auruxxx to its end', async () => {
    const { people } = await gather(place, 6, AuruxxxPlayer, { press: byScript });
    await playToTheEnd(people);
    await expectSameEnd(people);
  });
});
