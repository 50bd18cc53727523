import { describe, expect, it } from 'vitest';
import type { JobClient, JobResult } from '../host/jobs.ts';
import { choose, FakePool, type FakeThread, HERE, settled } from './support/fake-pool.ts';

/** What has become of a portion. */
interface Wanted {
  result?: JobResult;
}

const open = ({ pool }: FakePool, setup = 'a job', origin = 'here'): JobClient =>
  pool.openJob({ setup, origin, guest: origin, match: setup });

function want(job: JobClient, portion: string): Wanted {
  const wanted: Wanted = {};
  job.do(portion, (result) => (wanted.result = result));
  return wanted;
}

const finish = async (thread: FakeThread, done = 'done'): Promise<void> => {
  thread.answer({ value: { done } });
  await settled();
};

const messageOf = ({ result }: Wanted): unknown =>
  result !== undefined && 'problem' in result ? result.problem.message : undefined;

describe('jobs of a pool', () => {
  it('portions are done one after the other, by a thread that is told once', async () => {
    const fake = new FakePool();
    const job = open(fake);
    const first = want(job, 'one');
    await settled();
    const thread = fake.thread(0);
    expect(thread.working).toMatchObject({ setup: 'a job', portion: 'one' });
    await finish(thread, 'the first');
    expect(first.result).toEqual({ value: 'the first' });
    want(job, 'two');
    await settled();
    expect(thread.working).toMatchObject({ setup: undefined, portion: 'two' });
  });

  it('a portion is handed out only when no question waits, however long it has', async () => {
    const fake = new FakePool();
    const [one, two] = [fake.seat('expert'), fake.seat('expert')];
    choose(one);
    await settled();
    const thread = fake.thread(0);
    want(open(fake), 'later');
    choose(two);
    const hint = fake.seat('adviser');
    hint.advise({ view: 'now', history: () => [] }, () => {});
    await settled();
    thread.answer();
    await settled();
    expect(thread.asked.type).toBe('advise');
    thread.answer({ value: { moves: [] } });
    await settled();
    expect(thread.asked.type).toBe('choose');
    thread.answer();
    await settled();
    expect(thread.working.portion).toBe('later');
  });

  it('a question that comes while a portion is done waits for that one and no other', async () => {
    const fake = new FakePool();
    const [job, other] = [open(fake), open(fake, 'another job', 'there')];
    want(job, 'one');
    want(other, 'one');
    await settled();
    const thread = fake.thread(0);
    const asked = choose(fake.seat('expert'));
    await finish(thread);
    expect(thread.asked.type).toBe('choose');
    thread.answer({ value: { move: 4 } });
    expect(asked.choice).toEqual({ value: 4 });
    await settled();
    expect(thread.working).toMatchObject({ setup: 'another job' });
  });

  it('owners take turns, however much one of them wants', async () => {
    const fake = new FakePool();
    const busy = [open(fake, 'a'), open(fake, 'b'), open(fake, 'c')];
    for (const job of busy) want(job, 'one');
    want(open(fake, 'd', 'there'), 'one');
    await settled();
    const done: (string | undefined)[] = [];
    for (let count = 0; count < 4; count++) {
      done.push(fake.thread(0).working.setup);
      await finish(fake.thread(0));
    }
    expect(done).toEqual(['a', 'd', 'b', 'c']);
  });

  it('a job that goes to another thread is told anew there, and forgotten before', async () => {
    const fake = new FakePool({ threads: 2 });
    const job = open(fake);
    want(job, 'one');
    await settled();
    const [first, number] = [fake.thread(0), fake.thread(0).working.bot];
    await finish(first);
    choose(fake.seat('expert'));
    await settled();
    expect(first.isBusy).toBe(true);
    want(job, 'two');
    await settled();
    expect(fake.thread(1).working).toMatchObject({ setup: 'a job', portion: 'two' });
    expect(first.posted.at(-1)).toEqual({ type: 'leave', bot: number });
  });

  it('a job that is closed is heard of no more, and its thread forgets it', async () => {
    const fake = new FakePool();
    const [job, other] = [open(fake), open(fake, 'another job')];
    const [first, second] = [want(job, 'one'), want(other, 'one')];
    await settled();
    const thread = fake.thread(0);
    const { bot } = thread.working;
    job.close();
    other.close();
    expect(thread.posted.at(-1)).toEqual({ type: 'leave', bot });
    await finish(thread);
    expect([first.result, second.result]).toEqual([undefined, undefined]);
    expect(thread.isBusy).toBe(false);
  });
});

describe('jobs whose threads fail', () => {
  it('a portion whose thread dies is done once more by another one', async () => {
    const fake = new FakePool();
    const wanted = want(open(fake), 'one');
    await settled();
    fake.thread(0).fail(new Error('out of memory'));
    await settled();
    expect(fake.reports).toHaveLength(1);
    expect(fake.thread(1).working).toMatchObject({ setup: 'a job', portion: 'one' });
    await finish(fake.thread(1), 'at last');
    expect(wanted.result).toEqual({ value: 'at last' });
  });

  it('a portion that fails twice is given up, and bots go on', async () => {
    const fake = new FakePool();
    const wanted = want(open(fake), 'one');
    await settled();
    fake.thread(0).answer({ problem: { message: 'a bug', stack: 'where' } });
    await settled();
    expect(wanted.result).toBeUndefined();
    fake.thread(0).fail(new Error('out of memory'));
    expect(messageOf(wanted)).toBe('a thread failed to do a portion of a job');
    const asked = choose(fake.seat('expert', HERE));
    await settled();
    fake.thread(1).answer({ value: { move: 2 } });
    expect(asked.choice).toEqual({ value: 2 });
  });

  it('a portion that hangs is given up with its thread', async () => {
    const fake = new FakePool();
    want(open(fake), 'one');
    await settled();
    fake.thread(0).say('ready');
    fake.timers.pass(14_999);
    expect(fake.thread(0).isEnded).toBe(false);
    fake.timers.pass(1);
    expect(fake.thread(0).isEnded).toBe(true);
    await settled();
    expect(fake.thread(1).working.portion).toBe('one');
  });

  it('an answer of a bot is none to a portion', async () => {
    const fake = new FakePool();
    const wanted = want(open(fake), 'one');
    await settled();
    fake.thread(0).answer();
    await settled();
    fake.thread(0).answer();
    expect(messageOf(wanted)).toBe('a thread failed to do a portion of a job');
  });
});
