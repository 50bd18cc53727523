import { BotHost, type StartThread } from '@pepite/bots/host';
import { Seeded } from '@pepite/kernel';
import type { ProcessGate } from './process-gate.ts';
import { Lane } from './schedule.ts';
import type { World } from './world.ts';

const START = { least: 5, most: 200 };
const THOUGHT = { least: 1, most: 60 };

/** Threads of a process in which bots think, though nothing is beside anything here. */
export const startThreads =
  (world: World, gate: ProcessGate): StartThread =>
  (heard, failed) => {
    const { schedule, dice, faults, trace } = world;
    const host = new BotHost(new Seeded(world.seed, dice.below(1_000_000)));
    let isEnded = false;
    const lane = new Lane(schedule);
    const later = (milliseconds: number, call: () => void): void =>
      lane.pass(milliseconds, () => gate.enter(() => !isEnded && call()));
    later(dice.between(START.least, START.most), () => heard('ready'));
    return {
      post(question) {
        later(dice.between(THOUGHT.least, THOUGHT.most), () => {
          if (faults.happens('hangingThread')) {
            trace(gate.name, () => 'a thread of bots hangs');
            isEnded = true;
            return;
          }
          if (faults.happens('failingThread')) {
            trace(gate.name, () => 'a thread of bots fails');
            failed(new Error('a fault of the simulation'));
            return;
          }
          const answer = host.hear(question);
          if (answer !== undefined) heard(answer);
        });
      },
      end: () => {
        isEnded = true;
        return Promise.resolve();
      },
    };
  };
