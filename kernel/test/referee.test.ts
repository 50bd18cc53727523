import { beforeEach, describe, expect, it } from 'vitest';
import { below } from '../bits.ts';
import { Referee } from '../referee.ts';
import { Seeded } from '../rng.ts';
import { CHANCE } from '../seats.ts';
import { deciding } from '../turn.ts';
import { printView } from '../world.ts';
import type { Box, Hand, Table, Toy, ToyOptions } from './toy.ts';
import { toy } from './toy.ts';

const LOW = 0;
const HIGH = 1;
const SHOW = 2;
const FOLD = 3;

let referee: Referee<Table, Hand, Box, ToyOptions>;

const deal = (seat: number, card: number) =>
  referee.tellChance(toy.parse(`deal ${seat} ${card}`) ?? -1);

beforeEach(() => {
  referee = new Referee(toy, 3, { bonus: false });
});

describe('the referee and chance', () => {
  it('the referee lets chance move in its turn only', () => {
    const rng = new Seeded(1);
    for (let seat = 0; seat < 3; seat++) referee.drawChance(rng);
    expect(deciding(referee.turn)).toBe(0b111);
    expect(() => referee.drawChance(rng)).toThrow('turn of chance');
    expect(deal(0, 1)).toEqual({ kind: 'fault', fault: 'guessDue', clause: 'T2' });
  });

  it('the referee takes a deal in any order, but no card twice', () => {
    expect(deal(2, 5)).toBeUndefined();
    expect(deal(0, 5)).toEqual({ kind: 'fault', fault: 'taken', clause: 'T1' });
    expect(deal(0, 1)).toBeUndefined();
  });

  it('the referee tells each seat what it may know of a deal', () => {
    deal(0, 1);
    deal(1, 2);
    const unseen = { actor: CHANCE, unseen: { en: 'something', fr: 'something' } };
    const seen = { actor: CHANCE, move: toy.parse('deal 1 2') };
    expect(referee.seen(1)).toEqual([unseen, seen]);
    expect(referee.seen(1, 1)).toEqual([seen]);
  });

  it('the referee tells a spectator nothing that only seats learn, even if all do', () => {
    const audience: Toy['audience'] = (table) => below(table.seats);
    referee = new Referee({ ...toy, audience }, 3, { bonus: false });
    deal(0, 1);
    const unseen = { actor: CHANCE, unseen: { en: 'something', fr: 'something' } };
    expect(referee.seen(undefined)).toEqual([unseen]);
    expect(referee.seen(2)).toEqual([{ actor: CHANCE, move: toy.parse('deal 0 1') }]);
  });

  it('the referee tells a spectator only what everybody learns', () => {
    deal(0, 1);
    deal(1, 2);
    deal(2, 6);
    for (const seat of [0, 1, 2]) referee.submit(seat, LOW);
    const learned = referee.seen(undefined).map((seen) => 'move' in seen);
    expect(learned).toEqual([false, false, false, true, true, true]);
  });
});

describe('the referee and simultaneous choices', () => {
  beforeEach(() => {
    deal(0, 1);
    deal(1, 2);
    deal(2, 6);
  });

  it('simultaneous choices are sealed until all are in, then settled in seat order', () => {
    referee.submit(2, HIGH);
    referee.submit(0, HIGH);
    expect(referee.journal).toHaveLength(3);
    expect(referee.pending.map(({ actor }) => actor)).toEqual([2, 0]);
    expect(referee.table.guesses).toEqual([0, 0, 0]);
    expect(referee.seen(2)).toHaveLength(3);
    expect(referee.chosen(1)).toEqual([]);
    expect(referee.chosen(2)).toEqual([HIGH]);
    referee.submit(1, LOW);
    expect(referee.pending).toEqual([]);
    expect(referee.journal.slice(3)).toMatchObject([
      { actor: 0, move: HIGH },
      { actor: 1, move: LOW },
      { actor: 2, move: HIGH },
    ]);
    expect(referee.table.guesses).toEqual([1, 0, 1]);
  });

  it('the referee shows what a seat would see only as long as it has to go on', () => {
    expect(referee.viewAfter(0, [])).toBe(referee.view(0));
    expect(referee.viewAfter(0, [HIGH])).toBeUndefined();
    expect(referee.viewAfter(0, [SHOW])).toBeUndefined();
    expect(referee.view(0).hand).toEqual({ card: 1, guess: 0 });
  });

  it('the referee asks nobody twice', () => {
    referee.submit(0, HIGH);
    expect(referee.legal(0)).toEqual([]);
    expect(referee.submit(0, LOW)).toEqual({ kind: 'fault', fault: 'guessDue', clause: 'T2' });
  });

  it('a seat takes back its own choice, and nobody else’s', () => {
    referee.submit(0, HIGH);
    referee.submit(1, HIGH);
    expect(referee.takeBack(2)).toEqual({ kind: 'nothing-to-take-back' });
    expect(referee.takeBack(0)).toBeUndefined();
    expect(referee.takeBack(0)).toEqual({ kind: 'nothing-to-take-back' });
    expect(deciding(referee.turn)).toBe(0b101);
    referee.submit(0, LOW);
    referee.submit(2, LOW);
    expect(referee.table.guesses).toEqual([0, 1, 0]);
    expect(referee.takeBack(0)).toEqual({ kind: 'nothing-to-take-back' });
  });
});

describe('the referee and answers that are hidden', () => {
  const seenBy = (seat: number): string => printView(referee.view(seat));

  beforeEach(() => {
    referee = new Referee({ ...toy, hidesAnswers: true }, 3, { bonus: false });
    deal(0, 1);
    deal(1, 2);
    deal(2, 6);
  });

  it('nobody else sees that a seat has answered before all have', () => {
    const before = [JSON.stringify(referee.table), seenBy(0), seenBy(2)];
    referee.submit(1, HIGH);
    expect([JSON.stringify(referee.table), seenBy(0), seenBy(2)]).toEqual(before);
    expect(deciding(referee.shownTurn)).toBe(0b111);
    referee.submit(2, LOW);
    expect([JSON.stringify(referee.table), seenBy(0)]).toEqual(before.slice(0, 2));
    referee.submit(0, LOW);
    expect(referee.table.guesses).toEqual([0, 1, 0]);
  });

  it('a seat sees its own answer', () => {
    referee.submit(1, HIGH);
    expect(referee.view(1).hand.guess).toBe(HIGH);
    expect(referee.view(1).table.guessed).toBe(0b010);
    referee.submit(0, LOW);
    expect(referee.view(1).table.guessed).toBe(0b010);
    referee.takeBack(1);
    expect(referee.view(1).table.guessed).toBe(0);
  });

  it('the referee itself knows who has answered, and asks nobody twice', () => {
    referee.submit(1, HIGH);
    expect(deciding(referee.turn)).toBe(0b101);
    expect(referee.legal(1)).toEqual([]);
    expect(referee.legal(0)).toEqual([LOW, HIGH]);
    expect(referee.submit(1, LOW)).toEqual({ kind: 'fault', fault: 'guessDue', clause: 'T2' });
    expect(referee.chosen(1)).toEqual([HIGH]);
    expect(referee.pending).toMatchObject([{ actor: 1, move: HIGH }]);
  });

  it('views that are looked at together stay apart', () => {
    referee.submit(0, HIGH);
    referee.submit(1, HIGH);
    const views = [0, 1, 2].map((seat) => referee.view(seat));
    expect(views.map(({ table }) => table.guessed)).toEqual([0b001, 0b010, 0]);
  });
});

describe('the referee and legal moves', () => {
  it('the referee draws any legal move without listing them', () => {
    deal(0, 1);
    deal(1, 2);
    deal(2, 6);
    const rng = new Seeded(5);
    const drawn = Array.from({ length: 30 }, () => referee.anyLegal(1, rng));
    expect(new Set(drawn)).toEqual(new Set([LOW, HIGH]));
    referee.submit(1, LOW);
    expect(referee.listed(1).isEmpty).toBe(true);
  });
});

describe('the referee and turns', () => {
  beforeEach(() => {
    deal(0, 1);
    deal(1, 2);
    deal(2, 6);
    for (const seat of [0, 1, 2]) referee.submit(seat, LOW);
  });

  it('the referee refuses a seat out of turn, by the clause that is due', () => {
    expect(referee.submit(1, SHOW)).toEqual({ kind: 'fault', fault: 'showDue', clause: 'T3' });
    expect(referee.submit(0, LOW)).toEqual({ kind: 'fault', fault: 'showDue', clause: 'T3' });
    expect(referee.legal(1)).toEqual([]);
    expect(referee.legal(0)).toEqual([SHOW, FOLD]);
  });

  it('the referee has a result when the match is over, and takes nothing more', () => {
    expect(referee.result).toBeUndefined();
    referee.submit(0, SHOW);
    referee.submit(1, FOLD);
    referee.submit(2, SHOW);
    expect(referee.isOver).toBe(true);
    // Seats 0 and 2 show 1 and 6; only the 1 is low.
    expect(referee.result).toEqual({ scores: [1, 0, 0], winners: [0] });
    expect(referee.submit(0, SHOW)).toEqual({ kind: 'fault', fault: 'over', clause: 'T4' });
  });
});
