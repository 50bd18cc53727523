import type { Asking } from '@pepite/bots/host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBots } from '../bot-threads.ts';

/** The workers that the page has started. */
let workers: FakeWorker[] = [];

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly posted: Asking[] = [];
  isEnded = false;

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(question: Asking): void {
    this.posted.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const settled = (): Promise<void> => Promise.resolve();

/** A page with a bot that was asked something. */
async function ask() {
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const setup = { game: 'aurum', rules: 1, seats: 3, options: {}, bot: 'expert' } as const;
  const owner = { match: 'm', origin: () => 'self', guest: () => 'self' };
  const choices: unknown[] = [];
  const request = { view: 'now', history: () => ['before'] };
  openBots()
    .seat(setup, owner)
    .choose(request, (choice) => choices.push(choice));
  await settled();
  return { errors, choices };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the bots of a page', () => {
  it('a bot of a page is asked in a worker', async () => {
    const { errors, choices } = await ask();
    const [worker] = workers;
    worker?.dispatchEvent(new MessageEvent('message', { data: 'ready' }));
    const answer = { bot: 0, result: { value: { move: 5 } } };
    worker?.dispatchEvent(new MessageEvent('message', { data: answer }));
    expect(choices).toEqual([{ value: 5 }]);
    expect(workers).toHaveLength(1);
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([
    ['error', { error: new Error('out of memory'), message: 'lost' }, 'out of memory'],
    ['error', { error: null, message: 'the script was not found' }, 'the script was not found'],
    ['messageerror', {}, 'an answer was not readable'],
  ])(
    'a worker that fails (%s: %j) is replaced, and its bot plays on',
    async (type, facts, said) => {
      const { errors, choices } = await ask();
      workers[0]?.dispatchEvent(Object.assign(new Event(type), facts));
      await settled();
      expect(errors.mock.calls).toMatchObject([[{ cause: { message: said } }]]);
      expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
      expect(workers[1]?.posted).toMatchObject([{ setup: { bot: 'expert' }, seen: ['before'] }]);
      const answer = { bot: 0, result: { value: { move: 5 } } };
      workers[1]?.dispatchEvent(new MessageEvent('message', { data: answer }));
      expect(choices).toEqual([{ value: 5 }]);
    },
  );
});
