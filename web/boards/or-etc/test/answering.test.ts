import { CONTEST, LAY, LET, PASS, SKIP } from '@pepite/games/or-etc/moves';
import { Step } from '@pepite/games/or-etc/world';
import { describe, expect, it } from 'vitest';
import { answerTo, isAnswered } from '../exchange/answering.ts';
import { phaseOf } from '../scene.ts';
import { tableFor } from './crafted.ts';

const ASKED = { passed: '', contests: false };

const inPhase = (phase: number, step: Step) => ({ ...tableFor(3), turn: 2, phase, step });

describe('answers without a choice', () => {
  it('a seat that can only lay nothing, or let a claim go, need not answer', () => {
    expect(isAnswered(inPhase(1, Step.lay), new Set([SKIP]))).toBe(true);
    expect(isAnswered(inPhase(1, Step.contest), new Set([LET]))).toBe(true);
  });

  it('a seat answers where it has a choice, and where everybody sees that it has none', () => {
    expect(isAnswered(inPhase(1, Step.lay), new Set([LAY + 1, SKIP]))).toBe(false);
    expect(isAnswered(inPhase(1, Step.contest), new Set([CONTEST, LET]))).toBe(false);
    expect(isAnswered(inPhase(1, Step.act), new Set([PASS]))).toBe(false);
  });
});

describe('players who do not want to be asked', () => {
  it('a player who passes for a phase is not asked in that phase, and in no other', () => {
    const table = inPhase(1, Step.act);
    const unasked = { ...ASKED, passed: phaseOf(table) };
    expect(answerTo(table, new Set([PASS]), unasked)).toBe(PASS);
    expect(answerTo(table, new Set([PASS]), ASKED)).toBeUndefined();
    expect(answerTo(inPhase(2, Step.act), new Set([PASS]), unasked)).toBeUndefined();
    expect(answerTo({ ...table, turn: 3 }, new Set([PASS]), unasked)).toBeUndefined();
  });

  it('a player who does not want to contest lets others have their dice', () => {
    const table = inPhase(1, Step.contest);
    const unasked = { ...ASKED, contests: true };
    expect(answerTo(table, new Set([CONTEST, LET]), unasked)).toBe(LET);
    expect(answerTo(table, new Set([CONTEST, LET]), ASKED)).toBeUndefined();
  });

  it('an answer without a choice is left to the server', () => {
    const table = inPhase(1, Step.contest);
    expect(answerTo(table, new Set([LET]), { ...ASKED, contests: true })).toBeUndefined();
  });

  it('no illegal answer is given for a player, nor one to another question', () => {
    const unasked = { passed: phaseOf(inPhase(1, Step.act)), contests: true };
    expect(answerTo(inPhase(1, Step.act), new Set([LET]), unasked)).toBeUndefined();
    expect(answerTo(inPhase(1, Step.contest), new Set([PASS]), unasked)).toBeUndefined();
    expect(answerTo(inPhase(1, Step.answer), new Set([PASS, LET]), unasked)).toBeUndefined();
  });
});
