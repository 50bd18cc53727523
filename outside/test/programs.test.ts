import { GAMES } from '@pepite/games';
import {
  CHANCE,
  defaultOptions,
  firstActor,
  type Game,
  imagineStart,
  isOver,
  itemAt,
  Referee,
  Seeded,
} from '@pepite/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { SEED } from '../../kernel/test/seed.ts';
import { type AnyReferee, eventsSince, type LineToProgram } from '../index.ts';
import { Program, Programs, ProgramSeat } from '../programs/index.ts';
import { playAtRandom } from './support/at-random.ts';
import { describeWithPython, oddBot } from './support/python.ts';

const PLENTY = 60_000;
const programs: Program[] = [];

afterEach(() => {
  for (const program of programs.splice(0)) program.kill();
});

/** Starts a program; what it complains of is kept. */
async function start(mode: string): Promise<{ program: Program; complaints: string[] }> {
  const complaints: string[] = [];
  const started = await Program.start(oddBot(mode), (line) => void complaints.push(line));
  if ('problem' in started) throw new Error(started.problem);
  programs.push(started.value);
  return { program: started.value, complaints };
}

/** A match in which somebody has to decide, and who. */
function dealt(game: Game = itemAt(GAMES, 0), stream = 0): { referee: AnyReferee; seat: number } {
  const seats = game.seats.most;
  const referee = new Referee(game, seats, defaultOptions(game.options, seats));
  const rng = new Seeded(SEED, stream);
  while (firstActor(referee.turn) === CHANCE) referee.drawChance(rng);
  return { referee, seat: firstActor(referee.turn) };
}

async function decide(mode: string, milliseconds: number) {
  const { program } = await start(mode);
  const { referee, seat } = dealt();
  const seated = new ProgramSeat(program, referee, seat);
  return { decided: await seated.choose(milliseconds), program, referee, seat, seated };
}

describeWithPython('programs', () => {
  it('a program is asked, and answers with a legal move', async () => {
    const { decided, program, referee, seat } = await decide('plays', PLENTY);
    expect(program.name).toBe('plays');
    expect(decided).toEqual({ move: referee.listed(seat).at(0) });
  });

  it.each(['rubbish', 'another-match', 'too-long'])(
    'a program that answers with %s is refused three times',
    async (mode) => {
      const { decided } = await decide(mode, PLENTY);
      expect(decided).toEqual({ failure: 'refused' });
    },
  );

  it('a program that was wrong once is asked again', async () => {
    const { decided, referee, seat } = await decide('rubbish-once', PLENTY);
    expect(decided).toEqual({ move: referee.listed(seat).at(0) });
  });
});

describeWithPython('programs that are late', () => {
  it('a program that sleeps past its time is late, and ended when it always is', async () => {
    const { decided, program, seated } = await decide('sleeps', 20);
    expect(decided).toEqual({ failure: 'late' });
    for (let again = 0; again < 2; again++) {
      expect(await seated.choose(20)).toEqual({ failure: 'late' });
    }
    await expect.poll(() => program.isGone, { timeout: PLENTY }).toBe(true);
    expect(await seated.choose(PLENTY)).toEqual({ failure: 'gone' });
  });

  it('an answer that comes too late is not taken for the answer to the next question', async () => {
    const { decided, referee, seat, seated } = await decide('sleeps-once', 20);
    expect(decided).toEqual({ failure: 'late' });
    expect(await seated.choose(PLENTY)).toEqual({ move: referee.listed(seat).at(0) });
  });
});

describeWithPython('programs that end', () => {
  it('a program that dies is gone', async () => {
    const { decided, program } = await decide('dies', PLENTY);
    expect(decided).toEqual({ failure: 'gone' });
    expect(program.isGone).toBe(true);
  });

  it('what can’t be started, ends at once or says no hello is no program', async () => {
    const ignore = (): void => {};
    expect(await Program.start('no-such-program-anywhere', ignore)).toEqual({ problem: 'ended' });
    expect(await Program.start('true', ignore)).toEqual({ problem: 'ended' });
    expect(await Program.start('echo hello', ignore)).toEqual({ problem: 'rubbish' });
    const silent = await Program.start(oddBot('never-says-hello'), ignore, 50);
    expect(silent).toEqual({ problem: 'silent' });
  });

  it('a program that does not go by itself is ended with all that it has started', async () => {
    const { program, complaints } = await start('leaves-a-child');
    await expect.poll(() => complaints, { timeout: PLENTY }).toHaveLength(1);
    const child = Number(/child (\d+)/.exec(itemAt(complaints, 0))?.[1]);
    expect(isRunning(child)).toBe(true);
    program.close();
    await expect.poll(() => isRunning(child), { timeout: PLENTY }).toBe(false);
    expect(program.isGone).toBe(true);
  });

  it('a process has one seat at a time, is used again, and replaced once it is gone', async () => {
    const pool = new Programs(() => {});
    const take = async (): Promise<Program> => {
      const taken = await pool.take(oddBot('plays'));
      if ('problem' in taken) throw new Error(taken.problem);
      programs.push(taken.value);
      return taken.value;
    };
    const [one, other] = [await take(), await take()];
    expect(one).not.toBe(other);
    pool.release(one);
    expect(await take()).toBe(one);
    other.kill();
    await expect.poll(() => other.isGone, { timeout: PLENTY }).toBe(true);
    pool.release(other);
    expect((await take()).isGone).toBe(false);
    pool.close();
    await expect.poll(() => programs.every(({ isGone }) => isGone), { timeout: PLENTY }).toBe(true);
  });
});

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describeWithPython('what a program is sent', () => {
  describe.each(GAMES)('of $id', (game) => {
    /** What arrived at the program, in its order. */
    const heardBy = (complaints: readonly string[]): readonly LineToProgram[] =>
      complaints.map((line) => JSON.parse(line.slice(line.indexOf('{'))) as LineToProgram);

    it('a program is sent the same text when what its seat can’t see is drawn anew', async () => {
      const { program, complaints } = await start('repeats');
      const asked: (() => Promise<void>)[] = [];
      playAtRandom(game, game.seats.most, (referee, ply) => {
        if (ply % 29 !== 0 || isOver(referee.turn) || referee.pending.length > 0) return;
        const seat = firstActor(referee.turn);
        const starts = [0, 1].map((redrawn) =>
          imagineStart(referee, referee.view(seat), new Seeded(SEED, 2 * ply + redrawn)),
        );
        asked.push(async () => {
          for (const world of starts) {
            const twin = new Referee(referee.game, referee.seats, referee.options, world);
            await new ProgramSeat(program, twin, seat).choose(PLENTY);
          }
        });
      });
      for (const ask of asked) await ask();
      const heard = () => heardBy(complaints).filter(({ type }) => type !== 'hello');
      await expect.poll(heard, { timeout: PLENTY }).toHaveLength(4 * asked.length);
      const texts = heard().map((line) => JSON.stringify({ ...line, ...UNLIKE }));
      for (let at = 0; at < texts.length; at += 4) {
        expect(texts.slice(at, at + 2)).toEqual(texts.slice(at + 2, at + 4));
      }
    });

    it('a program is told every move once, and no more of it than its seat has seen', async () => {
      const { program, complaints } = await start('repeats');
      const { referee } = dealt(game, 1);
      const seated = new ProgramSeat(program, referee, 0);
      const rng = new Seeded(SEED, 2);
      /** How many moves were settled when it was asked last. */
      let asked = 0;
      while (!isOver(referee.turn) && referee.journal.length < 300) {
        const actor = firstActor(referee.turn);
        if (actor === CHANCE) referee.drawChance(rng);
        else if (actor > 0) referee.submit(actor, referee.anyLegal(actor, rng));
        else {
          asked = referee.journal.length;
          const decided = await seated.choose(PLENTY);
          if ('failure' in decided) throw new Error(decided.failure);
          referee.submit(0, decided.move);
        }
      }
      const events = () =>
        heardBy(complaints).flatMap((line) => ('position' in line ? line.position.events : []));
      const told = eventsSince(referee, 0, 0).slice(0, asked);
      expect(told.length).toBeGreaterThan(10);
      await expect.poll(events, { timeout: PLENTY }).toEqual(told);
    });
  });
});

/** What differs from question to question whatever is in it. */
const UNLIKE = { id: 0, match: '', milliseconds: 0 };
