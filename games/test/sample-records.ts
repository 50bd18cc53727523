import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deciding, each, type Game, readRecord, replay } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';

interface Decision {
  readonly record: number;
  readonly ply: number;
  readonly seat: number;
  readonly legal: readonly string[];
}

const linesOf = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

const decisionsIn = (path: string): readonly Decision[] =>
  linesOf(path).map((line) => JSON.parse(line) as Decision);

/** Replays a record; a line for every seat that has to decide before each of its moves. */
function decisionsOf(newest: Game, line: string, index: number): readonly Decision[] {
  const read = readRecord(line, [newest]);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  const { record, game } = read.value;
  const decisions: Decision[] = [];
  const played = replay(game, record, {
    visit: (ply, referee) => {
      for (const seat of each(deciding(referee.turn))) {
        const legal = referee
          .legal(seat)
          .map((move) => game.print(move))
          .sort();
        decisions.push({ record: index, ply, seat, legal });
      }
    },
  });
  if ('problem' in played) throw new Error(JSON.stringify(played.problem));
  return decisions;
}

/**
 * Matches played by an independent implementation, each replayed under the version of the rules
 * that it names: same results, same legal moves at every ply.
 */
export function describeSampleRecords(game: Game, folder: string): void {
  const files = readdirSync(folder).filter((name) => !name.endsWith('.legal.jsonl'));
  describe(`sample records of ${game.id}`, () => {
    it('there are sample records', () => expect(files.length).toBeGreaterThan(0));
    it.each(files)('the record %s replays with equal results and equal legal moves', (name) => {
      const decisions = linesOf(join(folder, name)).flatMap((line, index) =>
        decisionsOf(game, line, index),
      );
      const expected = decisionsIn(join(folder, name.replace('.jsonl', '.legal.jsonl')));
      expect(decisions).toEqual(expected);
    });
  });
}
