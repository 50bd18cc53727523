import { describe, expect, it } from 'vitest';
import { TaskQueue } from '../task-queue.ts';
import { settle } from './support/settle.ts';

describe('a queue of tasks', () => {
  it('a task begins at once where nothing is under way', () => {
    const queue = new TaskQueue();
    let hasBegun = false;
    void queue.run(() => {
      hasBegun = true;
    });
    expect(hasBegun).toBe(true);
  });

  it('tasks run one after another, in the order they came, however long each takes', async () => {
    const queue = new TaskQueue();
    const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
    const happened: string[] = [];
    const tasks = gates.map(({ promise }, place) =>
      queue.run(async () => {
        happened.push(`${place} begins`);
        await promise;
        happened.push(`${place} ends`);
        return place;
      }),
    );
    // What the later ones wait for is there long before.
    for (const { resolve } of gates.slice(1)) resolve();
    await settle();
    expect(happened).toEqual(['0 begins']);
    gates[0]?.resolve();
    expect(await Promise.all(tasks)).toEqual([0, 1, 2]);
    expect(happened).toEqual(['0 begins', '0 ends', '1 begins', '1 ends', '2 begins', '2 ends']);
  });

  it('a task that comes while the queue empties does not overtake one that waits', async () => {
    const queue = new TaskQueue();
    const order: number[] = [];
    const first = queue.run(async () => {
      await settle();
    });
    const second = queue.run(async () => {
      await settle();
      order.push(2);
    });
    // Whoever is told that the first is done may ask for something at once.
    const third = first.then(() => queue.run(() => order.push(3)));
    await Promise.all([second, third]);
    expect(order).toEqual([2, 3]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['fails later', () => Promise.reject(new Error('no'))],
  ])('the queue goes on after a task that %s, and tells who asked', async (_how, fail) => {
    const queue = new TaskQueue();
    const failed = queue.run(fail);
    const next = queue.run(() => 'done');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
  });

  it('the queue is idle before its first task and after its last', async () => {
    const queue = new TaskQueue();
    expect(queue.isIdle).toBe(true);
    const gate = Promise.withResolvers<void>();
    const first = queue.run(() => gate.promise);
    const second = queue.run(() => Promise.reject(new Error('no')));
    const failed = second.catch(() => 'failed');
    expect(queue.isIdle).toBe(false);
    gate.resolve();
    await first;
    expect(queue.isIdle).toBe(false);
    expect(await failed).toBe('failed');
    expect(queue.isIdle).toBe(true);
  });
});
