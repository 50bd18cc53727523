import { LET, PASS } from '@pepite/games/or-etc/moves';
import { Step } from '@pepite/games/or-etc/world';
import { describe, expect, it } from 'vitest';
import { answerTo, phaseOf } from '../answering.ts';
import { tableFor } from './crafted.ts';

const ASKED = { passed: '', contests: false };

const inPhase = (phase: number, step: Step) => ({ ...tableFor(3), turn: 2, phase, step });

describe('who does not want to be asked', () => {
  it('passes in the phase it was said for, and in no other', () => {
    const table = inPhase(1, Step.act);
    const unasked = { ...ASKED, passed: phaseOf(table) };
    expect(answerTo(table, new Set([PASS]), unasked)).toBe(PASS);
    expect(answerTo(table, new Set([PASS]), ASKED)).toBeUndefined();
    expect(answerTo(inPhase(2, Step.act), new Set([PASS]), unasked)).toBeUndefined();
    expect(answerTo({ ...table, turn: 3 }, new Set([PASS]), unasked)).toBeUndefined();
  });

  it('lets others have their dice', () => {
    const table = inPhase(1, Step.contest);
    const unasked = { ...ASKED, contests: true };
    expect(answerTo(table, new Set([LET]), unasked)).toBe(LET);
    expect(answerTo(table, new Set([LET]), ASKED)).toBeUndefined();
  });

  it('does nothing that is not allowed, nor answers another question', () => {
    const unasked = { passed: phaseOf(inPhase(1, Step.act)), contests: true };
    expect(answerTo(inPhase(1, Step.act), new Set([LET]), unasked)).toBeUndefined();
    expect(answerTo(inPhase(1, Step.contest), new Set([PASS]), unasked)).toBeUndefined();
    expect(answerTo(inPhase(1, Step.answer), new Set([PASS, LET]), unasked)).toBeUndefined();
  });
});
