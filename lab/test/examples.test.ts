import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  parseExperiment,
  parseSearch,
  playSlice,
  prepare,
  problemWithGoals,
  readExperiment,
  tellProblem,
} from '../index.ts';

const FOLDER = new URL('../../experiments/', import.meta.url);
/** Searches are files of another kind, with tests of their own. */
const FILES = readdirSync(FOLDER).filter((name) => /(?<!-search)\.json$/.test(name));

describe('the experiments of the repository', () => {
  it('there are some, of every game', () => {
    const games = FILES.map((name) => {
      const read = parseExperiment(readFileSync(new URL(name, FOLDER), 'utf8'));
      return 'value' in read ? read.value.game.id : tellProblem(read.problem, 'en');
    });
    expect([...new Set(games)].toSorted()).toEqual([
      'aurum',
      'auruxxx',
      'or-etc',
      'silver-and-gold',
    ]);
  });

  it.each(FILES)('%s can be played', async (name) => {
    const input = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as object;
    const read = readExperiment({ ...input, matches: 2, bots: ['random'], closely: 1000 });
    if ('problem' in read) throw new Error(tellProblem(read.problem, 'en'));
    const { tally } = playSlice(await prepare(read.value), 0);
    expect(tally).toHaveLength(read.value.arms.length);
    for (const arm of tally) expect(arm.matches).toBe(2);
  });
});

describe('the searches of the repository', () => {
  const folder = new URL('searches/', FOLDER);

  it.each(readdirSync(folder))('%s can be searched by', async (name) => {
    const read = parseSearch(readFileSync(new URL(name, folder), 'utf8'));
    if ('problem' in read) throw new Error(tellProblem(read.problem, 'en'));
    expect(await problemWithGoals(read.value)).toBeUndefined();
  });
});
