import { isBotName, UnrefereedTable } from '@pepite/bots';
import type { Arm } from './arm.ts';
import { MatchNotes } from './collector.ts';
import { diceOf, observerOf, type Prepared, settingOf } from './prepared.ts';
import { sliceAt } from './slices.ts';
import { addMatches, emptyTally, type Tally } from './tally.ts';

export interface SliceDone {
  readonly number: number;
  readonly tally: Tally;
}

/** Plays a slice among bots of ours: all matches in it, of all arms. */
export function playSlice(prepared: Prepared, number: number): SliceDone {
  const { experiment, arms } = prepared;
  const { from, to } = sliceAt(experiment, number);
  const tally = emptyTally(arms);
  const tables = arms.map((arm) => armPlayer(prepared, arm));
  for (let match = from; match < to; match++) {
    addMatches(
      tally,
      arms,
      tables.map((playOne) => playOne(match)),
    );
  }
  return { number, tally };
}

/** Plays matches of one arm, one after the other at the same table. */
export function armPlayer(prepared: Prepared, arm: Arm): (match: number) => MatchNotes {
  const setting = settingOf(prepared, arm);
  const ours = arm.bots.filter(isBotName);
  // Whoever reads experiments refuses programs, unless it can start them (`playAwaitedSlice`).
  if (ours.length < arm.bots.length) throw new Error(`a program has to be waited for: ${arm.name}`);
  const table = new UnrefereedTable(ours, setting);
  return (match) => {
    const observer = observerOf(prepared, setting, match);
    const { result } = table.play(diceOf(prepared, setting.seats, match), observer);
    const notes = new MatchNotes();
    observer.ended(result, notes);
    return notes;
  };
}
