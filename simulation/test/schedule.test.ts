import { describe, expect, it } from 'vitest';
import { Dice } from '../dice.ts';
import { ProcessGate } from '../process-gate.ts';
import { Lane, Schedule } from '../schedule.ts';

const open = (): Schedule => new Schedule(new Dice(1, 2));

describe('virtual time', () => {
  it('events come in the order of their moments, and promises before the next event', async () => {
    const schedule = open();
    const dice = new Dice(5, 1);
    const moments = Array.from({ length: 200 }, () => dice.between(0, 1000));
    const done: number[] = [];
    for (const moment of moments) {
      schedule.after(moment, () => {
        expect(schedule.now).toBe(moment);
        void Promise.resolve().then(() => done.push(moment));
      });
    }
    await schedule.runUntil(1000);
    expect(done).toEqual(moments.toSorted((one, other) => one - other));
    expect([schedule.now, schedule.events]).toEqual([1000, 200]);
  });

  it('an event that is cancelled does not come, and nothing comes after the end', async () => {
    const schedule = open();
    const done: string[] = [];
    schedule.after(10, () => done.push('first'));
    schedule.after(20, () => done.push('cancelled'))();
    schedule.after(31, () => done.push('late'));
    await schedule.runUntil(30);
    expect(done).toEqual(['first']);
    await schedule.runUntil(40);
    expect(done).toEqual(['first', 'late']);
  });

  it('nothing overtakes what was sent before it on the same way', async () => {
    const schedule = open();
    const lane = new Lane(schedule);
    const done: number[] = [];
    for (const [place, wait] of [50, 10, 50, 0, 60].entries()) {
      lane.pass(wait, () => done.push(place));
    }
    await schedule.runUntil(100);
    expect(done).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('the gate of a process', () => {
  it('nothing goes in or out once a process is dead, and it dies once', () => {
    let deaths = 0;
    const gate = new ProcessGate('server', open(), () => deaths++);
    const done: string[] = [];
    gate.dieAfter(2);
    expect([gate.leave(), gate.leave()]).toEqual([true, true]);
    gate.enter(() => done.push('alive'));
    expect([gate.leave(), gate.leave()]).toEqual([false, false]);
    gate.enter(() => done.push('dead'));
    gate.die();
    expect({ done, deaths }).toEqual({ done: ['alive'], deaths: 1 });
  });

  it('what comes in while a process stands still waits, in its order', async () => {
    const schedule = open();
    const gate = new ProcessGate('server', schedule, () => {});
    const done: number[] = [];
    gate.pause();
    for (const place of [0, 1, 2]) gate.enter(() => done.push(place));
    await schedule.runUntil(100);
    expect(done).toEqual([]);
    gate.resume();
    gate.enter(() => done.push(-1));
    await schedule.runUntil(200);
    expect(done).toEqual([-1, 0, 1, 2]);
  });
});
