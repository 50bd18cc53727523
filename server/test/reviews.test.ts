// Who gets what reviewed, and when: threads and the store do what the test says.
import type { JobResult, JobSetup } from '@pepite/bots/host';
import { itemAt, type MatchRecord, PROGRAM } from '@pepite/kernel';
import type { Found, ReviewStanding } from '@pepite/review';
import { describe, expect, it } from 'vitest';
import type { ReviewMark } from '../store/kept-reviews.ts';
import { unpackFound } from '../reviews/packed-found.ts';
import { type ReviewParts, Reviews, type ReviewStore } from '../reviews/reviews.ts';
import type { Asker, Standing } from '../reviews/service.ts';
import { printDone } from '../reviews/work.ts';
import { recordNamed } from './support/finished-match.ts';

const RECORD = recordNamed('aurum-3');
const open = (ply: number): Found => ({ kind: 'open', ply, chances: [1, 0, 0], seen: [0, 1, 0] });
const TOTAL = 4;
/** What is packed is packed in a thread, which may be busy. */
const PATIENT = { timeout: 60_000 };

/** A job of a thread that answers when the test says so. */
class FakeJob {
  readonly setup: JobSetup;
  readonly portions: string[] = [];
  isClosed = false;
  #take: (result: JobResult) => void = () => {};

  constructor(setup: JobSetup) {
    this.setup = setup;
  }

  do(portion: string, take: (result: JobResult) => void): void {
    this.portions.push(portion);
    this.#take = take;
  }

  close(): void {
    this.isClosed = true;
  }

  find(count: number): void {
    const from = Number(this.portions.at(-1));
    const found = Array.from({ length: count }, (_, place) => open(from + place));
    this.#take({ value: printDone({ total: TOTAL, found }) });
  }

  fail(): void {
    this.#take({ problem: new Error('twice') });
  }
}

/** What all processes that share it have kept. */
class FakeStore implements ReviewStore {
  readonly kept = new Map<string, string>();
  readonly #key = (match: string, mark: ReviewMark): string => JSON.stringify([match, mark]);

  reviewOf(match: string, mark: ReviewMark): Promise<string | undefined> {
    return Promise.resolve(this.kept.get(this.#key(match, mark)));
  }

  keepReview(match: string, mark: ReviewMark, found: string): Promise<void> {
    this.kept.set(this.#key(match, mark), found);
    return Promise.resolve();
  }
}

/** Leases of processes that share a store: who wants one first has it until it is dropped. */
class FakeLeases {
  readonly #queues = new Map<string, (() => void)[]>();

  process(): NonNullable<ReviewParts['leases']> {
    const own = new Map<string, () => void>();
    return {
      want: (name, { gained }) => {
        const queue = this.#queues.get(name) ?? [];
        this.#queues.set(name, [...queue, gained]);
        own.set(name, gained);
        if (queue.length === 0) queueMicrotask(gained);
      },
      drop: (name) => {
        const queue = this.#queues.get(name) ?? [];
        const left = queue.filter((one) => one !== own.get(name));
        this.#queues.set(name, left);
        if (queue[0] !== left[0]) left[0]?.();
      },
    };
  }
}

class Setting {
  readonly jobs: FakeJob[] = [];
  readonly fates: string[] = [];
  readonly reports: unknown[] = [];
  readonly store: FakeStore;
  readonly reviews: Reviews;
  record: MatchRecord = RECORD;

  constructor(parts: Partial<ReviewParts> & { readonly store?: FakeStore } = {}) {
    this.store = parts.store ?? new FakeStore();
    this.reviews = new Reviews({
      bots: {
        openJob: (setup) => {
          const job = new FakeJob(setup);
          this.jobs.push(job);
          return job;
        },
      },
      threads: 1,
      recordOf: (match) =>
        Promise.resolve(
          match === 'playing' ? { problem: { kind: 'not-over' } } : { value: this.record },
        ),
      leases: undefined,
      ended: (fate) => this.fates.push(fate),
      report: (error) => this.reports.push(error),
      ...parts,
      store: this.store,
    });
  }

  job(place: number): FakeJob {
    return itemAt(this.jobs, place);
  }

  async stateOf(match: string, seat = 0): Promise<readonly [string, number]> {
    const { state, done } = valueOf(await this.reviews.standing(match, seat));
    return [state, done];
  }
}

const from = (guest: string, origin = guest): Asker => ({ guest, origin });

function valueOf(standing: Standing): ReviewStanding {
  if ('problem' in standing) throw new Error(standing.problem.kind);
  return standing.value;
}

const kindOf = (standing: Standing): string =>
  'problem' in standing ? standing.problem.kind : standing.value.state;

describe('a review that is asked for', () => {
  it('portions are asked for one after the other, and what was found is kept', async () => {
    const { reviews, jobs, store, fates, ...setting } = new Setting();
    expect(kindOf(await reviews.ask('m', 1, from('ann')))).toBe('running');
    const job = itemAt(jobs, 0);
    expect(job.setup).toMatchObject({ origin: 'ann', guest: 'ann', match: 'm' });
    expect(JSON.parse(job.setup.setup)).toMatchObject({ seats: [1], effort: 'quick', seed: 1 });
    job.find(1);
    job.find(2);
    expect(valueOf(await reviews.standing('m', 1))).toMatchObject({ done: 3, total: TOTAL });
    job.find(1);
    expect([job.portions, job.isClosed]).toEqual([['0', '1', '3'], true]);
    await expect.poll(() => fates, PATIENT).toEqual(['finished']);
    const [text = ''] = store.kept.values();
    expect(await unpackFound(text)).toEqual([0, 1, 2, 3].map(open));
    const { report, state } = valueOf(await reviews.standing('m', 1));
    expect([state, report?.isFinished, report?.program]).toEqual(['finished', true, PROGRAM]);
    expect([setting.reports, reviews.size]).toEqual([[], 0]);
  });

  it('names are those that players have now', async () => {
    const setting = new Setting();
    await setting.reviews.ask('m', 0, from('ann'));
    setting.job(0).find(TOTAL);
    await expect.poll(() => setting.fates, PATIENT).toEqual(['finished']);
    const players = RECORD.players.map((_, seat) => ({ name: `Named anew ${seat}` }));
    setting.record = { ...RECORD, players };
    const { report } = valueOf(await setting.reviews.standing('m', 0));
    expect(report?.names).toEqual(players.map(({ name }) => name));
  });

  it('what is not over, or has no such seat, is refused and nothing is begun', async () => {
    const { reviews, jobs } = new Setting();
    expect(kindOf(await reviews.ask('playing', 0, from('ann')))).toBe('not-over');
    expect(kindOf(await reviews.ask('m', 3, from('ann')))).toBe('no-such-seat');
    expect([jobs.length, reviews.size]).toEqual([0, 0]);
  });
});

describe('those who ask', () => {
  it('a guest has one review made at a time, and so has a network', async () => {
    const { reviews, jobs } = new Setting();
    await reviews.ask('m', 0, from('ann', 'here'));
    const refused = await reviews.ask('m', 1, from('ann', 'there'));
    expect(refused).toEqual({ problem: { kind: 'too-many-reviews', retryAfter: 10 } });
    const nobody = { guest: undefined, origin: 'here' };
    expect(kindOf(await reviews.ask('m', 1, nobody))).toBe('too-many-reviews');
    expect(kindOf(await reviews.ask('m', 1, from('ben', 'there')))).toBe('waiting');
    // To wait for what is being made already costs nothing.
    expect(kindOf(await reviews.ask('m', 0, from('ben', 'there')))).toBe('running');
    expect(jobs.length).toBe(1);
  });

  it('whoever comes when as many wait as may has to come again', async () => {
    const { reviews } = new Setting();
    for (let place = 0; place < 17; place++) {
      expect(kindOf(await reviews.ask(`m${place}`, 0, from(`guest ${place}`)))).not.toContain(
        'full',
      );
    }
    const refused = await reviews.ask('late', 0, from('late'));
    expect(refused).toEqual({ problem: { kind: 'reviews-full', retryAfter: 10 } });
    expect(reviews.size).toBe(17);
  });

  it('as many are made as there are threads, in the order they were asked for', async () => {
    const setting = new Setting({ threads: 2 });
    const { reviews, jobs } = setting;
    for (const one of ['a', 'b', 'c', 'd']) await reviews.ask(one, 0, from(one));
    expect(jobs.map(({ setup }) => setup.match)).toEqual(['a', 'b']);
    setting.job(1).find(TOTAL);
    await expect.poll(() => jobs.map(({ setup }) => setup.match), PATIENT).toEqual(['a', 'b', 'c']);
    await reviews.stop('a', 0, from('a'));
    expect(jobs.map(({ setup }) => setup.match)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('a review that ends early', () => {
  it('a review is stopped when nobody wants it any more, and gone on with from there', async () => {
    const setting = new Setting();
    const { reviews, fates } = setting;
    await reviews.ask('m', 0, from('ann'));
    await reviews.ask('m', 0, from('ben'));
    setting.job(0).find(2);
    expect(kindOf(await reviews.stop('m', 0, from('cleo')))).toBe('running');
    expect(kindOf(await reviews.stop('m', 0, from('ann')))).toBe('running');
    const stopped = valueOf(await reviews.stop('m', 0, from('ben')));
    expect(stopped).toMatchObject({ state: 'stopped', done: 2, report: { isFinished: false } });
    expect([setting.job(0).isClosed, fates]).toEqual([true, ['stopped']]);
    await reviews.ask('m', 0, from('ben'));
    expect(setting.job(1).portions).toEqual(['2']);
    setting.job(1).find(2);
    await expect.poll(() => setting.stateOf('m'), PATIENT).toEqual(['finished', TOTAL]);
  });

  it('one that fails says so, lets others go on, and may be asked for again', async () => {
    const setting = new Setting();
    const { reviews, fates, reports } = setting;
    await reviews.ask('m', 0, from('ann'));
    await reviews.ask('m', 1, from('ben'));
    setting.job(0).find(1);
    setting.job(0).fail();
    expect(await setting.stateOf('m', 0)).toEqual(['failed', 1]);
    expect(await setting.stateOf('m', 1)).toEqual(['running', 0]);
    expect([fates, reports.map(String)]).toEqual([
      ['failed'],
      ['Error: a review failed (review m 0 quick)'],
    ]);
    await reviews.stop('m', 1, from('ben'));
    expect(kindOf(await reviews.ask('m', 0, from('ann')))).toBe('running');
    expect(setting.job(2).portions).toEqual(['1']);
  });

  it('a process that ends keeps nothing of what is not finished', async () => {
    const setting = new Setting();
    await setting.reviews.ask('m', 0, from('ann'));
    setting.job(0).find(2);
    setting.reviews.close();
    expect([setting.job(0).isClosed, setting.store.kept.size]).toEqual([true, 0]);
    const later = new Setting({ store: setting.store });
    expect(await later.stateOf('m')).toEqual(['none', 0]);
  });
});

describe('processes that share a store', () => {
  it('one of them makes a review, and the others have it when it is finished', async () => {
    const [store, leases] = [new FakeStore(), new FakeLeases()];
    const one = new Setting({ store, leases: leases.process() });
    const other = new Setting({ store, leases: leases.process() });
    await one.reviews.ask('m', 0, from('ann'));
    await expect.poll(() => one.jobs.length, PATIENT).toBe(1);
    expect(kindOf(await other.reviews.ask('m', 0, from('ben')))).toBe('waiting');
    one.job(0).find(TOTAL);
    await expect.poll(() => other.stateOf('m'), PATIENT).toEqual(['finished', TOTAL]);
    expect([other.jobs.length, other.reviews.size]).toEqual([0, 0]);
  });

  it('where the one that makes it gives up, another one begins', async () => {
    const [store, leases] = [new FakeStore(), new FakeLeases()];
    const one = new Setting({ store, leases: leases.process() });
    const other = new Setting({ store, leases: leases.process() });
    await one.reviews.ask('m', 0, from('ann'));
    await expect.poll(() => one.jobs.length, PATIENT).toBe(1);
    await other.reviews.ask('m', 0, from('ben'));
    await one.reviews.stop('m', 0, from('ann'));
    await expect.poll(() => other.stateOf('m'), PATIENT).toEqual(['running', 0]);
  });
});
