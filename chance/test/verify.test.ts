import { GAMES } from '@pepite/games';
import { type MatchRecord, readRecord } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { type ChanceProof, proofOf } from '../proof.ts';
import { verify } from '../verify.ts';
import { gameNamed, playProven, SOURCE } from './played.ts';

const { game, record } = playProven('aurum', 3);
const proof = record['chance'] as ChanceProof;
const withProof = (change: Partial<ChanceProof>): MatchRecord => ({
  ...record,
  chance: { ...proof, ...change },
});
/** Another digit in its place. */
const turned = (hex: string, place = 0): string =>
  hex.slice(0, place) + (hex[place] === '0' ? '1' : '0') + hex.slice(place + 1);
const problemsWith = (changed: MatchRecord) => {
  const verdict = verify(game, changed);
  return verdict.kind === 'wrong' ? verdict.problems : verdict.kind;
};
const withMove = (ply: number, move: string): MatchRecord => ({
  ...record,
  moves: record.moves.with(ply, move),
});

describe('a record as it was written', () => {
  it.each(GAMES.map(({ id }) => id))('every outcome of chance is worked out again: %s', (id) => {
    const played = playProven(id, Math.max(2, gameNamed(id).seats.least));
    const text = JSON.stringify(played.record);
    const read = readRecord(text, GAMES);
    if ('problem' in read) throw new Error('no record');
    const outcomes = played.record.moves.filter((move) => move.startsWith('*')).length;
    expect(outcomes).toBeGreaterThan(5);
    expect(verify(read.value.game, read.value.record)).toEqual({
      kind: 'proven',
      outcomes,
      contributed: [0],
      given: 0,
      isImagined: false,
    });
  });

  it('what was given when it went on from another match is not worked out again', () => {
    const plies = record.moves.length;
    const given = Math.floor(plies / 2);
    const later = record.moves.slice(given).filter((move) => move.startsWith('*')).length;
    const branched = { ...record, branch: { given } };
    expect(later).toBeGreaterThan(0);
    expect(verify(game, branched)).toMatchObject({ kind: 'proven', outcomes: later, given });
  });

  it('a record without a proof has nothing to prove', () => {
    const { chance: _, ...plain } = record;
    expect(verify(game, plain)).toEqual({ kind: 'nothing-to-prove' });
  });
});

describe('a record that was changed', () => {
  it('another commitment, or another secret, is named', () => {
    const named = [{ kind: 'commitment-differs' }];
    expect(problemsWith(withProof({ commitment: turned(proof.commitment, 63) }))).toEqual(named);
    expect(problemsWith(withProof({ secret: turned(proof.secret, 17) }))).toEqual(named);
  });

  it('the contribution that was changed, added or taken away is named', () => {
    const named = [{ kind: 'contribution-differs', seat: 0 }];
    const { contributions, digests } = proof;
    const change = turned(contributions[0] ?? '', 31);
    expect(problemsWith(withProof({ contributions: contributions.with(0, change) }))).toEqual(
      named,
    );
    expect(problemsWith(withProof({ contributions: contributions.with(0, null) }))).toEqual(named);
    const digest = turned(digests[0] ?? '', 5);
    expect(problemsWith(withProof({ digests: digests.with(0, digest) }))).toEqual(named);
    const added = contributions.with(1, SOURCE.contributions[0] ?? null);
    expect(problemsWith(withProof({ contributions: added }))).toEqual([
      { kind: 'contribution-differs', seat: 1 },
    ]);
  });

  it('a contribution that was changed along with its digest is found by what was drawn', () => {
    const contributions = proof.contributions.with(0, turned(proof.contributions[0] ?? ''));
    const changed = proofOf({ secret: proof.secret, contributions }, record.moves);
    expect(problemsWith({ ...record, chance: changed })).toMatchObject([
      { kind: 'outcome-differs' },
    ]);
  });

  it('an outcome of chance that was changed is named, with what it was', () => {
    const ply = record.moves.findIndex((move) => move.startsWith('* deal 0'));
    const other = record.moves.find((move) => move.startsWith('* deal 1')) ?? '';
    const found = other.replace('deal 1', 'deal 0');
    expect(problemsWith(withMove(ply, found))).toMatchObject([
      { kind: 'outcome-differs', ply, found, expected: record.moves[ply] },
    ]);
  });

  it('an outcome that was changed along with its check is named as well', () => {
    const ply = record.moves.findIndex((move) => move.startsWith('* deal 2'));
    const swapped = record.moves.with(ply, record.moves[ply + 1] ?? '');
    const moves = swapped.with(ply + 1, record.moves[ply] ?? '');
    const source = { secret: proof.secret, contributions: proof.contributions };
    expect(problemsWith({ ...record, moves, chance: proofOf(source, moves) })).toMatchObject([
      { kind: 'outcome-differs', ply },
    ]);
  });

  it('every move of a player that was changed is named', () => {
    for (const [ply, move] of record.moves.entries()) {
      if (move.startsWith('*')) continue;
      const found = `${move} `.replace(/(\d) $/, (_, digit: string) => String((+digit + 1) % 10));
      expect(problemsWith(withMove(ply, found))).toEqual([{ kind: 'move-changed', ply, found }]);
    }
  });

  it('moves that are missing or that came later are noticed', () => {
    const { result: _, ...unfinished } = record;
    const { length } = record.moves;
    // Among the cards of the last round: choices of one turn are never cut in two.
    const last = record.moves.findLastIndex((move) => move.startsWith('* deal 0'));
    const moves = record.moves.slice(0, last);
    expect(moves.length).toBeGreaterThan(10);
    expect(problemsWith({ ...unfinished, moves })).toEqual([
      { kind: 'moves-differ', found: moves.length, expected: length },
    ]);
  });

  it('another result is named by what the rules say', () => {
    const scores = record.result?.scores.map((score) => score + 1) ?? [];
    const result = { scores, winners: record.result?.winners ?? [] };
    expect(problemsWith({ ...record, result })).toMatchObject([
      { kind: 'not-replayed', problem: { kind: 'result-differs' } },
    ]);
  });

  it('a proof that can’t be read says which part of it', () => {
    const unreadable = (key: string) => [{ kind: 'proof-unreadable', key }];
    expect(problemsWith({ ...record, chance: 'fair' })).toEqual(unreadable('chance'));
    expect(problemsWith(withProof({ secret: 'xyz' }))).toEqual(unreadable('secret'));
    expect(problemsWith(withProof({ contributions: [null] }))).toEqual(unreadable('contributions'));
    expect(problemsWith(withProof({ checks: proof.checks.slice(1) }))).toEqual(
      unreadable('checks'),
    );
    const other = { ...record, chance: { ...proof, algorithm: 'dice' } };
    expect(problemsWith(other)).toEqual([{ kind: 'algorithm-unknown', algorithm: 'dice' }]);
  });

  it('each digit of the proof counts', () => {
    for (const key of ['commitment', 'secret', 'checks'] as const) {
      for (let place = 0; place < proof[key].length; place += 41) {
        expect(problemsWith(withProof({ [key]: turned(proof[key], place) }))).not.toBe('proven');
      }
    }
  });
});
