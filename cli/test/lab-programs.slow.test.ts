import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type BotName, UnrefereedTable } from '@pepite/bots';
import { GAMES } from '@pepite/games';
import { CHANCE, defaultOptions, itemAt, Seeded, variantOf } from '@pepite/kernel';
import { Programs } from '@pepite/outside/programs';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../kernel/test/seed.ts';
import { describeWithPython, oddBot } from '../../outside/test/support/python.ts';
import { playerOf } from '../lab/awaited.ts';
import { Lane } from '../lab/queue/lane.ts';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite } from './pepite.ts';

const path = useFolder();
const PYTHON = fileURLToPath(new URL('../../clients/python', import.meta.url));
const AURUM_BOT = `exec:python3 '${PYTHON}/examples/aurum_bot.py'`;

/** Long enough for a very busy machine. */
const NO_HURRY = 600_000;

const EXPERIMENT = {
  game: 'aurum',
  seats: [3],
  variants: [
    { name: 'as printed' },
    { name: 'cumulative', edits: [{ option: 'cumulative', set: true }] },
  ],
  matches: 4,
  seed: SEED,
  closely: 1000,
};

async function write(name: string, change: object): Promise<string> {
  await writeFile(path(name), JSON.stringify({ ...EXPERIMENT, ...change }));
  return path(name);
}

interface Kept {
  readonly slices: number;
  readonly isFinished: boolean;
  readonly experiment: { readonly bots: readonly string[] };
  readonly tally: readonly {
    readonly measures: Readonly<Record<string, { readonly v: number; readonly n: number }>>;
  }[];
}

const text = (name: string): Promise<string> => readFile(path(name), 'utf8');
const kept = async (name: string): Promise<Kept> => JSON.parse(await text(name)) as Kept;

describe('matches of the lab that are awaited', () => {
  it.each(GAMES)('bots of $id choose what they choose where nobody waits', async (game) => {
    const seats = Math.min(3, game.seats.most);
    const options = defaultOptions(game.options, seats);
    const setting = { game: variantOf(game, options), seats, options };
    const names = (['heuristic', 'random', 'strong'] satisfies BotName[]).slice(0, seats);
    const dice = () => ({
      chance: new Seeded(SEED),
      bots: names.map((_, seat) => new Seeded(SEED, seat + 1)),
    });
    const choices: number[][] = names.map(() => []);
    new UnrefereedTable(names, setting).play(dice(), {
      saw: (_, actor, move) => {
        if (actor !== CHANCE) itemAt(choices, actor).push(move);
      },
    });
    const never = new AbortController().signal;
    const play = playerOf(new Programs(() => {}), NO_HURRY, never);
    expect(await play(setting, names, dice())).toEqual({ choices, standIns: [] });
  });
});

describeWithPython('programs in the lab', () => {
  it('the same experiment finds the same to the byte, also where it was stopped', async () => {
    const bots = ['heuristic', AURUM_BOT, 'random'];
    const file = await write('experiment.json', { bots, time: NO_HURRY });
    const line = ['lab', 'run', file, '--workers'];
    const stop = new AbortController();
    const stopped = await pepite([...line, '2', '--out', path('stopped.json')], {
      interrupted: stop.signal,
      isTerminal: true,
      noticed: (shown) => {
        if (/[1-9][\d,]* of/.test(shown)) stop.abort();
      },
    });
    expect(stopped.code).toBe(130);
    expect(await kept('stopped.json')).toMatchObject({ isFinished: false, experiment: { bots } });
    const printed = await pepite([...line, '2', '--out', path('stopped.json')]);
    expect(printed.code).toBe(0);
    expect(printed.error).toContain('Going on with');
    await pepite([...line, '1', '--out', path('whole.json')]);
    expect(await text('stopped.json')).toBe(await text('whole.json'));
    const { tally } = await kept('whole.json');
    for (const { measures } of tally) {
      expect(measures['wins/1']?.n).toBe(EXPERIMENT.matches);
      expect(measures['program-late/1']).toMatchObject({ v: 0 });
      expect(measures['program-late/1']?.n).toBeGreaterThan(0);
    }
    expect(printed.out).toContain(`as printed, seat 2 of 3, ${AURUM_BOT}`);
    expect(printed.out).toContain('made all of its decisions in time');
  });

  it('variants with a program meet the same chance', async () => {
    const variants = [{ name: 'one' }, { name: 'other' }];
    const bots = [AURUM_BOT, 'random', 'random'];
    const file = await write('alike.json', { variants, bots, matches: 2, time: NO_HURRY });
    await pepite(['lab', 'run', file, '--out', path('alike.out.json')]);
    const [one, other] = (await kept('alike.out.json')).tally;
    expect(other?.measures).toEqual(one?.measures);
  });
});

describeWithPython('programs in the lab that fail', () => {
  it.each([
    ['says rubbish', 'rubbish', 'refused', NO_HURRY],
    ['dies', 'dies', 'gone', NO_HURRY],
    ['sleeps', 'sleeps', 'late', 50],
  ])('a program that %s is counted in the report and the result', async (_, mode, why, time) => {
    const bots = ['random', 'random', `exec:${oddBot(mode)}`];
    const file = await write(`${mode}.json`, {
      variants: [{ name: 'only', bots }],
      matches: 1,
      time,
    });
    const out = path(`${mode}.out.json`);
    const printed = await pepite(['lab', 'run', file, '--out', out, '--lang', 'fr']);
    expect(printed.code).toBe(0);
    expect(printed.out).toContain('un remplaçant a pris au hasard');
    const [arm] = (await kept(`${mode}.out.json`)).tally;
    expect(arm?.measures[`program-${why}/2`]?.v).toBeGreaterThan(0);
    const { out: json } = await pepite(['lab', 'show', out, '--json']);
    const [shown] = (JSON.parse(json) as { report: { arms: { programs: object[] }[] } }).report
      .arms;
    expect(shown?.programs).toMatchObject([{ seat: 2, program: bots[2] }]);
  });
});

describe('programs where nobody starts them', () => {
  it('a worker of a queue starts no command that comes out of it', async () => {
    const proof = path('proof');
    const experiment = JSON.stringify({ ...EXPERIMENT, bots: [`exec:touch '${proof}'`] });
    const task = { run: 'run', experiment, number: 0 };
    const played = new Lane().play(task, new AbortController().signal);
    await expect(played).rejects.toThrow('bots[0]: programs (exec:…) only play where');
    await expect(readFile(proof)).rejects.toThrow('ENOENT');
  });

  it('queues, searches and programs that can’t play are refused at once', async () => {
    const file = await write('program.json', { bots: ['exec:no-such-program-anywhere'] });
    const environment = { DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' };
    const queued = await pepite(['lab', 'run', file, '--queue'], { environment });
    expectRefusal(queued);
    expect(queued.error).toMatch(/bots\[0\]: programs \(exec:…\) only play where pepite lab run/);
    const out = path('never.json');
    const { code, out: said, error } = await pepite(['lab', 'run', file, '--out', out]);
    expect({ code, said }).toEqual({ code: 2, said: '' });
    expect(error).toMatch(/^pepite: .*no-such-program-anywhere.*\.$/m);
    await expect(readFile(out)).rejects.toThrow('ENOENT');
    const numbers = [{ option: 'cumulative', from: 0, to: 1 }];
    const goals = [{ measure: 'turns', target: 100 }];
    const search = path('search.json');
    const { game, seats, seed } = EXPERIMENT;
    const asked = { game, seats, seed, bots: ['exec:true'], numbers, goals };
    await writeFile(search, JSON.stringify(asked));
    const searched = await pepite(['lab', 'search', search]);
    expectRefusal(searched);
    expect(searched.error).toContain('bots[0]: programs');
  });
});
