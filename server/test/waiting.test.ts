import { beforeEach, describe, expect, it } from 'vitest';
import { AWAY, type Page, Setting } from './setting.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('a match that waits for players', () => {
  let setting: Setting;
  let ann: Page;
  let ben: Page;
  let cleo: Page;

  beforeEach(() => {
    setting = new Setting();
    [ann, ben, cleo] = [setting.guest('Ann'), setting.guest('Ben'), setting.guest('Cleo')];
  });

  it('seats its creator, fills and frees seats, and tells everybody', () => {
    const match = setting.create(ann, {});
    setting.watch(match, ben);
    expect(ben.state).toMatchObject({ status: 'waiting', you: null, host: false, spectators: 1 });
    setting.clock.pass(1000);
    expect(ann.state.spectators).toBe(1);
    expect(match.sit(ben.guest, 'Ben', 2)).toBeUndefined();
    setting.ledger.flush();
    expect(ann.state.seats.map(({ kind }) => kind)).toEqual(['guest', 'open', 'guest']);
    expect(ben.state).toMatchObject({ you: 2, spectators: 0 });
    expect(match.stand(ben.guest)).toBeUndefined();
    setting.ledger.flush();
    expect(ann.state.seats[2]).toEqual({ kind: 'open' });
  });

  it('never says what a guest is known by', () => {
    const match = setting.create(ann, {});
    match.sit(ann.guest, 'Renamed', 1);
    setting.watch(match, ben);
    expect(JSON.stringify(ben.told)).not.toContain(ann.guest);
  });

  it('lets a guest change seats, but not take one that is held', () => {
    const match = setting.create(ann, {});
    setting.watch(match, ben);
    expect(match.sit(ben.guest, 'Ben', 0)).toEqual({ kind: 'seat-taken' });
    match.sit(ben.guest, 'Ben', 1);
    match.sit(ben.guest, 'Ben', 2);
    expect(match.seating.names()).toEqual(['Ann', null, 'Ben']);
    expect(match.sit(ben.guest, 'Ben', 3)).toEqual({ kind: 'no-such-seat' });
    expect(match.sit(cleo.guest, undefined, 1)).toEqual({ kind: 'no-name' });
  });

  it('lets its creator, and nobody else, add and remove bots', () => {
    const match = setting.create(ann, {});
    setting.watch(match, ben);
    expect(match.seatBot(ben.guest, 1, 'random')).toEqual({ kind: 'not-host' });
    expect(match.seatBot(ann.guest, 0, 'random')).toEqual({ kind: 'seat-taken' });
    expect(match.seatBot(ann.guest, 1, 'random')).toBeUndefined();
    expect(match.unseat(ben.guest, 1)).toEqual({ kind: 'not-host' });
    expect(match.unseat(ann.guest, 1)).toBeUndefined();
    expect(match.unseat(ann.guest, 1)).toEqual({ kind: 'seat-open' });
  });

  it('lets its creator take a player away, who does not come back', () => {
    const match = setting.create(ann, {});
    setting.watch(match, ben, cleo);
    match.sit(ben.guest, 'Ben', 1);
    match.sit(cleo.guest, 'Cleo', 2);
    expect(match.unseat(ben.guest, 2)).toEqual({ kind: 'not-host' });
    expect(match.unseat(ann.guest, 2)).toBeUndefined();
    expect(cleo.state).toMatchObject({ you: null, seats: [{}, {}, { kind: 'open' }] });
    expect(match.sit(cleo.guest, 'Cleo', 2)).toEqual({ kind: 'unwelcome' });
    expect(match.seatBot(ann.guest, 2, 'strong')).toBeUndefined();
    expect(match.start(ann.guest)).toBeUndefined();
    expect(match.unseat(ann.guest, 1)).toEqual({ kind: 'not-waiting' });
  });

  it('passes on when its creator gives up their own seat', () => {
    const match = setting.create(ann, {});
    setting.watch(match, ben);
    match.sit(ben.guest, 'Ben', 1);
    expect(match.unseat(ann.guest, 0)).toBeUndefined();
    expect(match.isHost(ben.guest)).toBe(true);
    expect(match.sit(ann.guest, 'Ann', 0)).toBeUndefined();
  });

  it('seats nobody whose name looks like that of somebody at the table, bots included', () => {
    const match = setting.create(ann, { bots: [null, null, 'strong'] });
    setting.watch(match, ben);
    expect(match.sit(ben.guest, 'ANN', 1)).toEqual({ kind: 'name-taken' });
    expect(match.sit(ben.guest, 'clovis', 1)).toEqual({ kind: 'name-taken' });
    expect(match.sit(ben.guest, 'Ben', 1)).toBeUndefined();
    // In their own way nobody is.
    expect(match.sit(ann.guest, 'ann', 0)).toEqual({ kind: 'seat-taken' });
    const twin = setting.guest('Basile');
    const other = setting.create(twin, { bots: [null, 'strong', 'strong'] });
    expect(new Set(other.seating.names()).size).toBe(3);
  });

  it('starts when it is full, and when its host says so', () => {
    const match = setting.create(ann, {});
    setting.watch(match, ben, cleo);
    match.sit(ben.guest, 'Ben', 1);
    expect(match.start(ann.guest)).toEqual({ kind: 'not-full' });
    match.seatBot(ann.guest, 2, 'heuristic');
    expect(match.start(cleo.guest)).toEqual({ kind: 'not-host' });
    expect(match.start(ben.guest)).toEqual({ kind: 'not-host' });
    expect(match.start(ann.guest)).toBeUndefined();
    expect(match.status).toBe('playing');
    expect(match.start(ann.guest)).toEqual({ kind: 'not-waiting' });
    expect(match.sit(cleo.guest, 'Cleo', 1)).toEqual({ kind: 'not-waiting' });
    expect(match.stand(ben.guest)).toEqual({ kind: 'not-waiting' });
  });

  it('passes on to another when its creator stands up', () => {
    const match = setting.create(ann, {});
    setting.watch(match, ben);
    match.sit(ben.guest, 'Ben', 1);
    match.stand(ann.guest);
    expect(match.isHost(ben.guest)).toBe(true);
    expect(match.isHost(ann.guest)).toBe(false);
  });

  it('frees the seat of somebody who has been away for long', () => {
    const match = setting.create(ann, {});
    setting.watch(match, ben, cleo);
    match.sit(ben.guest, 'Ben', 1);
    match.leave(ann);
    setting.clock.pass(AWAY - 1);
    expect(match.sit(cleo.guest, 'Cleo', 0)).toEqual({ kind: 'seat-taken' });
    expect(match.isHost(ben.guest)).toBe(false);
    setting.clock.pass(1);
    setting.ledger.flush();
    expect(ben.state.seats[0]).toMatchObject({ present: false, replaceable: true });
    expect(match.isHost(ben.guest)).toBe(true);
    expect(match.sit(cleo.guest, 'Cleo', 0)).toBeUndefined();
  });

  it.each([-2, 2])('[R12] takes nobody for away because the date jumps by %i days', (days) => {
    const match = setting.create(ann, {});
    setting.watch(match, ben, cleo);
    match.sit(ben.guest, 'Ben', 1);
    setting.clock.dateOffset += days * DAY;
    expect(match.sit(cleo.guest, 'Cleo', 0)).toEqual({ kind: 'seat-taken' });
    match.leave(ann);
    setting.clock.dateOffset += days * DAY;
    setting.clock.pass(AWAY - 1);
    expect(ben.state.seats[0]).toMatchObject({ present: false, replaceable: false });
    expect(match.sit(cleo.guest, 'Cleo', 0)).toEqual({ kind: 'seat-taken' });
    setting.clock.dateOffset -= days * DAY;
    setting.clock.pass(1);
    expect(match.sit(cleo.guest, 'Cleo', 0)).toBeUndefined();
  });

  it('is there after a restart, with its seats', () => {
    const match = setting.create(ann, { access: 'link', bots: [null, 'random', null] });
    setting.watch(match, ben);
    match.sit(ben.guest, 'Ben', 2);
    const again = setting.restart();
    const found = again.house.find(match.id);
    expect(found?.seating.names()).toEqual(['Ann', 'Basile', 'Ben']);
    expect(found?.isHost(ann.guest)).toBe(true);
    expect(found?.start(ann.guest)).toBeUndefined();
  });
});

describe('a setup', () => {
  const setting = new Setting();
  const page = setting.guest('Ann');
  const create = (setup: object) =>
    setting.house.create(
      {
        game: 'aurum',
        bots: [null, null, null],
        options: {},
        access: 'link',
        start: false,
        ...setup,
      },
      page.guest,
    );

  it.each([
    [{ game: 'chess' }, 'game-unknown'],
    [{ bots: [null, null] }, 'seats-wrong'],
    [{ bots: Array.from({ length: 5 }, () => null) }, 'seats-wrong'],
    [{ options: { zeroes: true } }, 'option-unknown'],
    [{ options: { zeros: 1 } }, 'option-not-flag'],
    [{ start: true }, 'not-full'],
  ])('%j is refused as %s', (setup, kind) => {
    expect(create(setup)).toMatchObject({ problem: { kind } });
  });

  it('needs a name, and is not made without end', () => {
    const bots = [null, null, null];
    const setup = { game: 'aurum', bots, options: {}, access: 'link', start: false } as const;
    expect(setting.house.create(setup, 'nobody')).toEqual({ problem: { kind: 'no-name' } });
    const kinds = Array.from({ length: 60 }, () => create({})).map((made) =>
      'problem' in made ? made.problem.kind : 'made',
    );
    expect(kinds.filter((kind) => kind === 'made')).toHaveLength(50);
    expect(kinds.at(-1)).toBe('too-many-matches');
  });
});
