import { beforeEach, describe, expect, it } from 'vitest';
import type { GuestStore, MatchChange, MatchStore, StoredSeat } from '../../store.ts';
import type { TalkStore } from '../../talk-store.ts';
import { describeChance } from './describe-chance.ts';
import { describeClocks } from './describe-clocks.ts';
import { describeOpening } from './describe-opening.ts';
import { describePlans } from './describe-plans.ts';
import { describeTalk } from './describe-talk.ts';
import { ANN, BEN, BOT, keeping, newMatch, OPEN, SETUP } from './new-match.ts';

export { newMatch } from './new-match.ts';

export type AnyStore = MatchStore & GuestStore & { readonly talk: TalkStore };

const seatsOf = (
  ...seats: readonly (readonly [number, StoredSeat])[]
): NonNullable<MatchChange['seats']> => seats;

/** What every store of matches and guests does, whatever it keeps them in. */
export function describeStore(name: string, open: () => AnyStore | Promise<AnyStore>): void {
  describe(`a store: ${name}`, () => {
    let store: AnyStore;

    beforeEach(async () => {
      store = await open();
    });

    describeGuests(() => store);
    describeMatches(() => store);
    describePlay(() => store);
    describeClocks(() => store);
    describePlans(() => store);
    describeChance(() => store);
    describeOpening(() => store);
    describeChanges(() => store);
    describeConflicts(() => store);
    describeLists(() => store);
    describeEnded(() => store);
    describeTalk(() => store);
  });
}

function describeGuests(store: () => GuestStore): void {
  describe('guests', () => {
    it('a guest has the name that was said last', async () => {
      expect(await store().nameOf('ann')).toBeUndefined();
      await store().rename('ann', 'Ann', 1);
      await store().rename('ben', 'Ben', 1);
      await store().rename('ann', "Änn 🂡 '); DROP TABLE guests; --", 2);
      expect(await store().nameOf('ann')).toBe("Änn 🂡 '); DROP TABLE guests; --");
      expect(await store().nameOf('ben')).toBe('Ben');
    });

    it('a visit gives nobody a name, and takes none away', async () => {
      await store().rename('ann', 'Ann', 1);
      await store().noteVisit('ann', 1e12);
      await store().noteVisit('ben', 1e12);
      expect(await store().nameOf('ann')).toBe('Ann');
      expect(await store().nameOf('ben')).toBeUndefined();
    });

    it('a read sees what was asked to be written before it, and nothing later', async () => {
      const renamed = store().rename('ann', 'Ann', 1);
      const early = store().nameOf('ann');
      const again = store().rename('ann', 'Anna', 2);
      const late = store().nameOf('ann');
      expect(await Promise.all([early, late])).toEqual(['Ann', 'Anna']);
      await Promise.all([renamed, again]);
    });
  });
}

function describeMatches(store: () => MatchStore): void {
  describe('new matches', () => {
    it('a match that nobody has made is not there', async () => {
      expect(await store().load('m')).toBeUndefined();
      expect(await store().gameOf('m')).toBeUndefined();
      expect(await store().append('m', 0, { host: 'ben' }, 1)).toBe('conflict');
      await store().touch('m', 2);
      await store().markBroken('m', 'program');
      expect(await store().load('m')).toBeUndefined();
    });

    it('a new match is as it was made', async () => {
      await store().create(newMatch('m', [ANN, BEN, BOT, OPEN]), 1);
      expect(await store().gameOf('m')).toBe('aurum');
      const loaded = await store().load('m');
      expect(loaded?.deciding).toBeUndefined();
      expect(loaded).toMatchObject({
        match: 'm',
        setup: SETUP,
        host: 'ann',
        seats: [ANN, BEN, BOT, OPEN],
        revision: 0,
        status: 'waiting',
        next: null,
        removed: [],
        ending: null,
        clocks: null,
        brokenIn: null,
        moves: [],
        choices: [],
      });
    });

    it('a match that a program could not go on with says so, at the same revision', async () => {
      await store().create(newMatch('m'), 1);
      await store().markBroken('m', 'Pépite 1');
      expect(await store().load('m')).toMatchObject({ brokenIn: 'Pépite 1', revision: 0 });
    });
  });
}

function describePlay(store: () => MatchStore): void {
  describe('steps of a match', () => {
    it('moves are kept in their order, whatever is written in them', async () => {
      const keep = await keeping(store());
      const entries = ['* deal "A", {B}', '0 bid \\', "1 take 'C'", 'NULL', ''];
      await keep({ moves: { ply: 0, entries: entries.slice(0, 2) }, deciding: 2 });
      await keep({ moves: { ply: 2, entries: entries.slice(2, 3) }, deciding: 1 });
      await keep({ moves: { ply: 3, entries: entries.slice(3, 4) } });
      const loaded = await store().load('m');
      expect(loaded).toMatchObject({ moves: entries.slice(0, 4), revision: 3, deciding: 1 });
    });

    it('sealed choices are those of the last change that had some', async () => {
      const keep = await keeping(store());
      await keep({ choices: ['0 bid Z7', '1 bid {a,b}'], deciding: 2 });
      await keep({ host: 'ben' });
      expect((await store().load('m'))?.choices).toEqual(['0 bid Z7', '1 bid {a,b}']);
      await keep({ choices: ['1 bid Z7'], deciding: 1 });
      expect(await store().load('m')).toMatchObject({ choices: ['1 bid Z7'], deciding: 1 });
      await keep({ moves: { ply: 0, entries: ['0 bid', '1 bid'] }, choices: [], deciding: 0 });
      expect(await store().load('m')).toMatchObject({ choices: [], deciding: 0 });
    });
  });
}

function describeChanges(store: () => MatchStore): void {
  describe('changes of a match', () => {
    it('what a change does not name stays as it was', async () => {
      const keep = await keeping(store());
      const setup = { ...SETUP, hints: true };
      await keep({
        setup,
        host: 'ben',
        next: 'n',
        status: 'playing',
        removed: 'cleo',
        deciding: 5,
      });
      await keep({ moves: { ply: 0, entries: ['0 pass'] } });
      expect(await store().load('m')).toMatchObject({
        setup,
        host: 'ben',
        next: 'n',
        status: 'playing',
        removed: ['cleo'],
        deciding: 5,
        seats: [ANN, OPEN],
      });
    });

    it('a seat is changed alone, and everybody who was removed is known', async () => {
      const keep = await keeping(store());
      await keep({ seats: seatsOf([1, BEN]), removed: 'cleo' });
      await keep({ seats: seatsOf([0, { ...ANN, standIn: 'regular' }], [1, BOT]), removed: 'dan' });
      const { seats, removed = [] } = (await store().load('m')) ?? {};
      expect(seats).toEqual([{ ...ANN, standIn: 'regular' }, BOT]);
      expect([...removed].toSorted()).toEqual(['cleo', 'dan']);
    });

    it('how a match has ended is kept with a date', async () => {
      const keep = await keeping(store());
      const ending = { scores: [3, 2], winners: [0], places: [1, 2], sides: 2 };
      await keep({ status: 'over', ending, moves: { ply: 0, entries: ['0 win'] }, deciding: 0 });
      const loaded = await store().load('m');
      expect(loaded).toMatchObject({ status: 'over', ending, moves: ['0 win'] });
      expect(loaded?.ending?.date).toBeTypeOf('number');
    });
  });
}

function describeConflicts(store: () => MatchStore): void {
  describe('conflicts', () => {
    it('a change is kept if it names the current revision, and no other', async () => {
      await store().create(newMatch('m'), 1);
      const answers = [0, 0, 2, 1].map((revision, turn) =>
        store().append('m', revision, { host: `host ${turn}` }, 1),
      );
      expect(await Promise.all(answers)).toEqual(['kept', 'conflict', 'conflict', 'kept']);
      expect(await store().load('m')).toMatchObject({ revision: 2, host: 'host 3' });
    });

    it('a conflict keeps nothing of its change, and undoes nothing beside it', async () => {
      const ids = ['a', 'b', 'c', 'd'];
      await Promise.all(ids.map((match) => store().create(newMatch(match), 1)));
      await store().append('c', 0, { moves: { ply: 0, entries: ['0 first'] }, deciding: 1 }, 1);
      const change: MatchChange = {
        moves: { ply: 0, entries: ['0 second'] },
        choices: ['1 bid'],
        deciding: 2,
        status: 'over',
        host: 'ben',
        seats: seatsOf([0, BOT]),
        removed: 'cleo',
        next: 'n',
      };
      const answers = ids.map((match) => store().append(match, 0, change, 9));
      expect(await Promise.all(answers)).toEqual(['kept', 'kept', 'conflict', 'kept']);
      for (const match of ['a', 'b', 'd']) {
        expect(await store().load(match)).toMatchObject({ revision: 1, moves: ['0 second'] });
      }
      expect(await store().load('c')).toMatchObject({
        revision: 1,
        moves: ['0 first'],
        choices: [],
        deciding: 1,
        status: 'waiting',
        host: 'ann',
        seats: [ANN, OPEN],
        removed: [],
        next: null,
      });
      expect((await store().ofGuest('ann', 9)).map(({ match }) => match)).toEqual(['c']);
    });

    it('a match that is made and changed at once is both', async () => {
      const made = store().create(newMatch('m'), 1);
      const changed = store().append('m', 0, { seats: seatsOf([1, BEN]) }, 1);
      const seen = store().load('m');
      await made;
      expect(await changed).toBe('kept');
      expect(await seen).toMatchObject({ revision: 1, seats: [ANN, BEN] });
    });
  });
}

function describeEnded(store: () => MatchStore): void {
  const listed = async (guest: string, most = 9): Promise<readonly string[]> =>
    (await store().ofGuest(guest, most)).map(({ match }) => match);

  describe('matches that are done with', () => {
    it('a match that a guest has taken off the list is left out for that guest alone', async () => {
      await store().create(newMatch('a', [ANN, BEN]), 1);
      await store().create(newMatch('b', [ANN, BEN]), 2);
      const marked = { ...ANN, marks: 'resigned unlisted' };
      await store().append('a', 0, { seats: seatsOf([0, marked]) }, 3);
      expect([await listed('ann', 1), await listed('ben')]).toEqual([['b'], ['b', 'a']]);
      expect((await store().load('a'))?.seats[0]).toEqual(marked);
      await store().append('a', 1, { seats: seatsOf([0, ANN]) }, 4);
      expect(await listed('ann')).toEqual(['b', 'a']);
    });

    it('a match that has ended without a result, and later choices, are kept', async () => {
      const { setup, ...rest } = newMatch('a');
      await store().create({ ...rest, setup: Object.assign({ later: 7 }, setup) }, 1);
      await store().append('a', 0, { status: 'over', ending: { aborted: true } }, 2);
      const [first] = await store().ofGuest('ann', 1);
      expect(first).toMatchObject({ status: 'over', ending: { aborted: true } });
      expect(first?.ending?.date).toBeTypeOf('number');
      expect(first?.setup).toHaveProperty('later', 7);
    });
  });
}

function describeLists(store: () => MatchStore): void {
  const listed = async (guest: string, most = 9): Promise<readonly string[]> =>
    (await store().ofGuest(guest, most)).map(({ match }) => match);

  describe('lists', () => {
    it('a guest’s matches are listed without those that are over, the latest first', async () => {
      for (const [date, match] of ['a', 'b', 'c', 'd'].entries()) {
        await store().create(newMatch(match), date + 1);
      }
      await store().create(newMatch('other', [BEN, OPEN]), 9);
      expect(await listed('ann')).toEqual(['d', 'c', 'b', 'a']);
      await store().touch('b', 10);
      expect(await listed('ann')).toEqual(['b', 'd', 'c', 'a']);
      await store().append('b', 0, { status: 'over' }, 11);
      await store().append('a', 0, { status: 'playing' }, 12);
      expect(await listed('ann')).toEqual(['a', 'd', 'c', 'b']);
      expect(await listed('ann', 2)).toEqual(['a', 'd']);
      expect(await listed('nobody')).toEqual([]);
    });

    it('a match is listed for those who sit down at it, with all that a list shows', async () => {
      await store().create(newMatch('a'), 1);
      await store().create(newMatch('b', [BEN, OPEN]), 2);
      await store().append('a', 0, { seats: seatsOf([1, BEN]), status: 'playing', deciding: 3 }, 3);
      expect(await listed('ben')).toEqual(['a', 'b']);
      const [first] = await store().ofGuest('ben', 1);
      expect(first).toMatchObject({
        revision: 1,
        setup: SETUP,
        status: 'playing',
        host: 'ann',
        deciding: 3,
        seats: [ANN, BEN],
        removed: [],
      });
      await store().append('a', 1, { seats: seatsOf([1, OPEN]) }, 4);
      expect(await listed('ben')).toEqual(['b']);
    });

    it('tables that a guest has opened count until they are over', async () => {
      for (const match of ['a', 'b', 'c']) await store().create(newMatch(match), 1);
      expect(await store().openedBy('ann')).toBe(3);
      await store().append('a', 0, { status: 'playing' }, 2);
      await store().append('b', 0, { status: 'over' }, 2);
      await store().append('c', 0, { host: 'ben' }, 2);
      expect([await store().openedBy('ann'), await store().openedBy('ben')]).toEqual([1, 1]);
    });
  });
}
