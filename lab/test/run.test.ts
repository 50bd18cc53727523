import { type Actor, CHANCE, itemAt, type Move } from '@pepite/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  ExperimentRun,
  type Observe,
  parseResult,
  playSlice,
  prepare,
  type Prepared,
  printResult,
  readExperiment,
  type SliceDone,
  slicesIn,
  tellProblem,
  whyNotContinued,
} from '../index.ts';

const EXPERIMENT = {
  title: 'How much longer is it with more accidents?',
  game: 'or-etc',
  seats: [2, 3],
  variants: [
    { name: 'as printed' },
    { name: 'one accident more', edits: [{ option: 'accidents', add: 1 }] },
    { name: 'as printed, again' },
  ],
  bots: ['random'],
  matches: 110,
  seed: 7,
};

async function prepared(change: object = {}): Promise<Prepared> {
  const read = readExperiment({ ...EXPERIMENT, ...change });
  if ('problem' in read) throw new Error(tellProblem(read.problem, 'en'));
  return prepare(read.value);
}

const all = (experiment: Prepared): readonly SliceDone[] =>
  Array.from({ length: slicesIn(experiment.experiment) }, (_, number) =>
    playSlice(experiment, number),
  );

function resultOf(experiment: Prepared, slices: readonly SliceDone[]): string {
  const run = new ExperimentRun(experiment);
  for (const slice of slices) run.take(slice);
  return printResult(run.result);
}

let experiment: Prepared;
let slices: readonly SliceDone[];

beforeAll(async () => {
  experiment = await prepared();
  slices = all(experiment);
});

describe('a run', () => {
  it('slices add up to the same bytes in whatever order they come, also twice', () => {
    const inOrder = resultOf(experiment, slices);
    expect(resultOf(experiment, slices.toReversed())).toBe(inOrder);
    expect(resultOf(experiment, [...slices.slice(3), ...slices])).toBe(inOrder);
    expect(JSON.parse(inOrder)).toMatchObject({ slices: 6, isFinished: true });
  });

  it('a run that was stopped goes on to the same bytes', () => {
    const first = new ExperimentRun(experiment);
    for (const slice of slices.slice(0, 2)) first.take(slice);
    first.take(itemAt(slices, 4));
    const kept = parseResult(printResult(first.result));
    if ('problem' in kept) throw new Error(tellProblem(kept.problem, 'en'));
    expect(kept.value.result).toMatchObject({ slices: 2, isFinished: false });
    const second = new ExperimentRun(experiment, kept.value.result);
    expect([...second.toPlay()]).toEqual([2, 3, 4, 5]);
    for (const number of second.toPlay()) second.take(itemAt(slices, number));
    expect(printResult(second.result)).toBe(resultOf(experiment, slices));
  });

  it('a run that was finished goes on when more matches are asked for', async () => {
    const short = await prepared({ matches: 40 });
    const kept = new ExperimentRun(short);
    for (const slice of slices.slice(0, 2)) kept.take(slice);
    expect(kept.isFinished).toBe(true);
    expect(whyNotContinued(experiment, kept.result, kept.result.program)).toBeUndefined();
    const longer = new ExperimentRun(experiment, kept.result);
    for (const number of longer.toPlay()) longer.take(itemAt(slices, number));
    expect(printResult(longer.result)).toBe(resultOf(experiment, slices));
  });

  it('a run goes on neither with another experiment nor with part of a slice', async () => {
    const { result } = new ExperimentRun(experiment);
    const other = await prepared({ seed: 8 });
    const why = (asked: Prepared, kept = result, program = result.program) =>
      whyNotContinued(asked, kept, program)?.en;
    expect(why(other)).toMatch(/another experiment/);
    expect(why(experiment, result, 'pepite 9')).toMatch(/may play otherwise/);
    const done = new ExperimentRun(experiment);
    for (const slice of slices) done.take(slice);
    expect(why(await prepared({ matches: 200 }), done.result)).toMatch(/110 matches already/);
    expect(why(await prepared({ matches: 40 }), done.result)).toMatch(/110 matches already/);
  });

  it('a run ends when an interval is narrow enough, whatever has come besides', async () => {
    const until = await prepared({ until: { measure: 'decisions', width: 60 }, seats: 2 });
    const more = all(until);
    const run = new ExperimentRun(until);
    for (const slice of more.toReversed()) run.take(slice);
    expect({ slices: run.slices, isFinished: run.isFinished }).toEqual({
      slices: 5,
      isFinished: true,
    });
    expect(run.expected).toBe(5);
    expect([...run.toPlay()]).toEqual([]);
  });
});

describe('common chance', () => {
  it('the same variant under another name plays the very same matches', () => {
    const run = new ExperimentRun(experiment);
    for (const slice of slices) run.take(slice);
    const { tally } = run.result;
    const [printed, more, again] = tally;
    expect(again?.measures).toEqual(printed?.measures);
    expect(more?.measures).not.toEqual(printed?.measures);
    const sums = again?.measures['decisions'];
    expect(again?.cross['decisions']).toEqual({
      vv: sums?.vv,
      vn: sums?.vn,
      nv: sums?.vn,
      nn: sums?.nn,
    });
  });

  it('what chance brings does not depend on what bots decide', async () => {
    const bots = await prepared({
      game: 'aurum',
      seats: 3,
      variants: [{ name: 'random' }, { name: 'heuristic', bots: ['heuristic'] }],
      matches: 1,
    });
    const dealt: Move[][] = [];
    const observe: Observe = () => {
      const drawn: Move[] = [];
      dealt.push(drawn);
      const saw = (_world: unknown, actor: Actor, move: Move) => {
        if (actor === CHANCE) drawn.push(move);
      };
      return { saw, ended: () => {} };
    };
    playSlice({ ...bots, observe }, 0);
    const [random, heuristic] = dealt;
    const length = Math.min(random?.length ?? 0, heuristic?.length ?? 0);
    // More than the 37 of the first round, before which nobody decides anything.
    expect(length).toBeGreaterThan(37);
    expect(random?.slice(0, length)).toEqual(heuristic?.slice(0, length));
  });

  it('a close look and a quick one see the same match', async () => {
    const one = { matches: 2, seats: 2, variants: EXPERIMENT.variants.slice(0, 1) };
    const [close, quick] = await Promise.all([
      prepared({ ...one, closely: 1 }),
      prepared({ ...one, closely: 1000 }),
    ]);
    const decisionsOf = (looked: Prepared) =>
      itemAt(playSlice(looked, 0).tally, 0).measures['decisions'];
    expect(decisionsOf(close)).toEqual(decisionsOf(quick));
  });
});

describe('the file of a result', () => {
  const spoilt = (spoil: (result: Record<string, unknown>) => void): string => {
    const result = JSON.parse(resultOf(experiment, slices)) as Record<string, unknown>;
    spoil(result);
    const read = parseResult(JSON.stringify(result));
    return 'problem' in read ? tellProblem(read.problem, 'en') : 'read';
  };

  it('a whole result is read as it was written', () => {
    const text = resultOf(experiment, slices);
    const read = parseResult(text);
    expect('value' in read && printResult(read.value.result)).toBe(text);
  });

  it('a result that was tampered with is refused, and it is said where', () => {
    expect(spoilt((result) => (result['lab'] = 2))).toMatch(/^lab: this isn’t the result/);
    expect(spoilt((result) => (result['slices'] = 7))).toMatch(/^slices: /);
    expect(spoilt((result) => (result['slices'] = 5))).toMatch(/^tally\[0\].matches: /);
    expect(spoilt((result) => (result['tally'] = []))).toMatch(/^tally: /);
    expect(spoilt((result) => (result['experiment'] = {}))).toMatch(/^experiment.game: /);
    const text = resultOf(experiment, slices).replace('"vv":', '"vw":');
    const read = parseResult(text);
    expect('problem' in read && read.problem.where).toMatch(/^tally\[0\].measures\.[\w/-]+$/);
    expect(parseResult('{')).toHaveProperty('problem.where', '');
  });
});
