import { playMatch, seatBot } from '@pepite/bots';
import { type ChanceProof, proofOf, ProvenChance } from '@pepite/chance';
import { defaultOptions, makeRecord, type MatchRecord, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { expectRefusal, pepite } from './pepite.ts';
import { asLines, GAME, randomRecord, replacing } from './records.ts';

const SOURCE = { secret: 'c0'.repeat(32), contributions: [null, 'ab'.repeat(16), null] };

/** The record of a match whose chance follows from a secret and from what one seat has added. */
function provenRecord(): MatchRecord {
  const options = defaultOptions(GAME.options, 3);
  const bots = [0, 1, 2].map(() => seatBot('random', { game: GAME, seats: 3, options }));
  const chance = new ProvenChance(SOURCE);
  let ply = 0;
  const rng = { below: (n: number) => chance.at(ply).below(n) };
  const watch = ({ journal }: { readonly journal: readonly unknown[] }): void => {
    ply = journal.length;
  };
  const { referee, result } = playMatch(GAME, options, bots, rng, watch, new Seeded(1));
  const players = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name }));
  const { journal } = referee;
  const record = makeRecord(GAME, { seats: 3, options, players, journal, result });
  return { ...record, chance: proofOf(SOURCE, record.moves) };
}

const proven = provenRecord();
const proof = proven['chance'] as ChanceProof;
const withProof = (change: Partial<ChanceProof>): MatchRecord => ({
  ...proven,
  chance: { ...proof, ...change },
});
const verifyLines = (...records: readonly MatchRecord[]) =>
  pepite(['verify', '-'], { input: asLines(records) });

describe('verify', () => {
  it('verify says that chance was fair, and who has added to it', async () => {
    const { code, out, error } = await verifyLines(proven);
    const outcomes = proven.moves.filter((move) => move.startsWith('*')).length;
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^0: Aurum, 3 seats: Ann, Ben, Cleo/);
    expect(out).toContain(`All ${outcomes} outcomes of chance follow`);
    expect(out).toContain('browsers of: Ben.');
  });

  it('verify says so in French, too', async () => {
    const { out } = await pepite(['verify', '-', '--lang', 'fr'], { input: asLines([proven]) });
    expect(out).toContain('le hasard était loyal');
  });

  it('a record without a proof is fine, and has nothing to prove', async () => {
    const { code, out } = await verifyLines(randomRecord(3, 1), proven);
    expect(code).toBe(0);
    expect(out).toMatch(/nothing to prove\.\n1: /);
  });

  it('whatever was changed is named, and the exit code says that something was', async () => {
    const ply = proven.moves.findIndex((move) => move.startsWith('* deal 1'));
    const later = proven.moves.findIndex((move) => move.includes(' bid '));
    const dealt = replacing(proven, ply, '* deal 1 B1');
    const bid = replacing(proven, later, '0 bid B2');
    const { code, out } = await verifyLines(
      withProof({ commitment: 'd0'.repeat(32) }),
      withProof({ contributions: proof.contributions.with(1, 'ac'.repeat(16)) }),
      dealt,
      bid,
      proven,
    );
    expect(code).toBe(1);
    const found = out.split('\n').filter((line) => line.startsWith('   '));
    expect(found[0]).toContain('commitment');
    expect(found[1]).toContain('Ben (seat 1)');
    expect(found[2]).toContain(`Move ${ply} `);
    expect(found[2]).toContain(proven.moves[ply]);
    expect(found[3]).toContain(`Move ${later} `);
    expect(found[4]).toContain('it was fair');
  });

  it('verify --json prints what was found for programs, a line for each record', async () => {
    const changed = withProof({ secret: '00'.repeat(32) });
    const { code, out } = await pepite(['verify', '-', '--json'], {
      input: asLines([changed, proven]),
    });
    expect(code).toBe(1);
    const lines = out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { record: 0, kind: 'wrong', problems: [{ kind: 'commitment-differs' }] },
      { record: 1, kind: 'proven', contributed: [1] },
    ]);
  });

  it('what is no record, or no file, is refused before anything is said', async () => {
    expectRefusal(await pepite(['verify', '-'], { input: `${JSON.stringify(proven)}\n{"a":1}` }));
    expectRefusal(await pepite(['verify', '-'], { input: '' }));
    expectRefusal(await pepite(['verify', '/no/such/file']));
    expectRefusal(await pepite(['verify', '-', '--quick'], { input: asLines([proven]) }));
  });

  it('characters that would change a terminal are not printed', async () => {
    const players = [{ name: '\u001b[31mAnn' }, ...proven.players.slice(1)];
    const changed = withProof({ contributions: proof.contributions.with(0, '00'.repeat(16)) });
    const { out } = await verifyLines({ ...changed, players });
    expect(out).toContain('[31mAnn');
    expect(out).not.toContain('\u001b');
  });
});
