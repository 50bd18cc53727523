import {
  type Bot,
  type Contender,
  isProgram,
  type MatchDice,
  playWithoutReferee,
  type Setting,
} from '@pepite/bots';
import { itemAt, type Move, type Seat } from '@pepite/kernel';
import type { Arm } from './arm.ts';
import { MatchNotes } from './collector.ts';
import { noteStandIns, type StandInReason } from './measures/programs.ts';
import { armPlayer, type SliceDone } from './play.ts';
import { diceOf, observerOf, type Prepared, settingOf } from './prepared.ts';
import { sliceAt } from './slices.ts';
import { addMatches, emptyTally } from './tally.ts';

/** A decision that was made in place of a program. */
export interface StandIn {
  readonly seat: Seat;
  readonly reason: StandInReason;
}

/** A match in which somebody had to be waited for. */
export interface AwaitedMatch {
  /** By seat: all that was chosen there, in its order. */
  readonly choices: readonly (readonly Move[])[];
  readonly standIns: readonly StandIn[];
}

/** Has a match played that programs take part in; its chance comes from the dice alone. */
export type PlayAwaited = (
  setting: Setting,
  players: readonly Contender[],
  dice: Required<MatchDice>,
) => Promise<AwaitedMatch>;

/** Plays a slice in which programs sit at some tables: what `playSlice` does, but waiting. */
export async function playAwaitedSlice(
  prepared: Prepared,
  number: number,
  play: PlayAwaited,
): Promise<SliceDone> {
  const { experiment, arms } = prepared;
  const { from, to } = sliceAt(experiment, number);
  const tally = emptyTally(arms);
  const players = arms.map((arm) =>
    arm.bots.some(isProgram) ? awaitedArm(prepared, arm, play) : armPlayer(prepared, arm),
  );
  for (let match = from; match < to; match++) {
    const notes: MatchNotes[] = [];
    for (const playOne of players) notes.push(await playOne(match));
    addMatches(tally, arms, notes);
  }
  return { number, tally };
}

/**
 * Plays matches of an arm with programs in it. Who looks on sees each of them afterwards, made once
 * more by the same choices: so it is measured as all others are, and nobody's time counts but the
 * program's own.
 */
function awaitedArm(
  prepared: Prepared,
  arm: Arm,
  play: PlayAwaited,
): (match: number) => Promise<MatchNotes> {
  const setting = settingOf(prepared, arm);
  const { game, seats, options } = setting;
  return async (match) => {
    const { choices, standIns } = await play(setting, arm.bots, diceOf(prepared, seats, match));
    const observer = observerOf(prepared, setting, match);
    const again = choices.map(byScript);
    const dice = diceOf(prepared, seats, match);
    const { result } = playWithoutReferee(game, options, again, dice, observer);
    const notes = new MatchNotes();
    observer.ended(result, notes);
    for (const [seat, bot] of arm.bots.entries()) {
      if (!isProgram(bot)) continue;
      const reasons = standIns.filter((one) => one.seat === seat).map(({ reason }) => reason);
      noteStandIns(notes, seat, itemAt(choices, seat).length, reasons);
    }
    return notes;
  };
}

/** Chooses what was chosen before. */
function byScript(choices: readonly Move[]): Bot {
  let next = 0;
  return { choose: () => itemAt(choices, next++) };
}
