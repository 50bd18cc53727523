import { CONTEST, LAY, LET, PASS, SKIP } from '@pepite/games/or-etc/moves';
import { Step } from '@pepite/games/or-etc/world';
import { describe, expect, it } from 'vitest';
import { isAnswered } from '../exchange/answering.ts';
import { tableFor } from './crafted.ts';

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
