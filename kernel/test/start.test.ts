import { describe, expect, it } from 'vitest';
import { readRecord } from '../record.ts';
import { Referee } from '../referee.ts';
import { replay } from '../replay.ts';
import { Seeded } from '../rng.ts';
import { imagineStart, readStart } from '../start.ts';
import { printView } from '../world.ts';
import { toy } from './toy.ts';

const options = { bonus: false };
const played = { game: toy, seats: 3, options };

/** A match in which all cards are dealt, and one seat has guessed. */
function begun() {
  const referee = new Referee(toy, 3, options);
  for (const [seat, card] of [2, 4, 6].entries()) {
    referee.tellChance(toy.parse(`deal ${seat} ${card}`) ?? -1);
  }
  referee.submit(1, 0);
  return referee;
}

const start = imagineStart(played, begun().view(1), new Seeded(1));
/** As it comes out of a file. */
const written = (): typeof start => JSON.parse(JSON.stringify(start)) as typeof start;

describe('a match that begins with an imagined world', () => {
  it('the seat it was imagined for sees what it saw', () => {
    const referee = new Referee(toy, 3, options, start);
    expect(printView(referee.view(1))).toBe(printView(begun().view(1)));
    expect(referee.journal).toEqual([]);
  });

  it('a match from there is played to its end, and what it began with stays', () => {
    const before = written();
    const referee = new Referee(toy, 3, options, start);
    expect(referee.submit(1, 1)).toMatchObject({ kind: 'fault' });
    for (const seat of [0, 2]) expect(referee.submit(seat, 0)).toBeUndefined();
    for (const seat of [0, 1, 2]) expect(referee.submit(seat, 3)).toBeUndefined();
    expect(referee.isOver).toBe(true);
    expect(start).toEqual(before);
  });

  it('its record tells what it began with, and is replayed from there', () => {
    const players = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];
    const all = (referee: ReturnType<typeof begun>) => {
      for (const seat of [0, 2]) referee.submit(seat, 0);
      for (const seat of [0, 1, 2]) referee.submit(seat, 3);
      return referee.record(players);
    };
    expect(all(begun())).not.toHaveProperty('start');
    const record = all(new Referee(toy, 3, options, start));
    const read = readRecord(JSON.stringify(record), [toy]);
    if ('problem' in read) throw new Error(read.problem.kind);
    expect(read.value.record.start).toEqual(start);
    const replayed = replay(read.value.game, read.value.record);
    expect(replayed).toMatchObject({ value: { start, result: record?.result } });
  });

  it('a record whose start is none of its game is refused', () => {
    const record = new Referee(toy, 3, options, start);
    for (const seat of [0, 2]) record.submit(seat, 0);
    for (const seat of [0, 1, 2]) record.submit(seat, 3);
    const written = { ...record.record([{ name: 'A' }, { name: 'B' }, { name: 'C' }]), start: {} };
    const problem = { kind: 'not-record', key: 'start' };
    expect(readRecord(JSON.stringify(written), [toy])).toEqual({ problem });
  });

  it.each([{}, { given: -1 }, { given: '3' }, 5])('%o says nothing of another match', (branch) => {
    const text = JSON.stringify({
      pepite: 1,
      game: 'toy',
      rules: 1,
      seats: 3,
      options,
      moves: [],
      players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
      branch,
    });
    expect(readRecord(text, [toy])).toEqual({ problem: { kind: 'not-record', key: 'branch' } });
  });
});

describe('a start that was written down', () => {
  it('a start is read as it was written', () => {
    expect(readStart(played, written())).toEqual(start);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'world'],
    ['a list', []],
    ['no box', { table: start.table, hands: start.hands }],
    ['more than a world', { ...start, more: 1 }],
    ['too few hands', { ...start, hands: start.hands.slice(1) }],
    [
      'a card that is no number',
      { ...start, hands: start.hands.map(() => ({ card: 'x', guess: 0 })) },
    ],
    ['numbers that are none', { ...start, table: { ...start.table, scores: ['1', 0, 0] } }],
    ['a card that two hold', { ...start, hands: start.hands.map(() => ({ card: 2, guess: 0 })) }],
  ])('%s is no start', (_what, data) => {
    expect(readStart(played, data)).toBeUndefined();
  });

  it('what is more than the rules can look at is no start', () => {
    const strict: typeof toy = {
      ...toy,
      invariantError: () => {
        throw new Error('no such card');
      },
    };
    expect(readStart({ ...played, game: strict }, written())).toBeUndefined();
  });
});
