import { isBotName, isProgram, seatBot } from '@pepite/bots';
import { Referee } from '@pepite/kernel';
import {
  type PlayAwaited,
  playAwaitedSlice,
  prepare,
  type ReadExperiment,
  type SliceDone,
} from '@pepite/lab';
import type { Programs } from '@pepite/outside/programs';
import type { Context } from '../command.ts';
import { doAtOnce } from '../programs/at-once.ts';
import { playAwaited } from '../programs/match.ts';
import { BotPlayer, ProgramPlayer } from '../programs/player.ts';
import { PROGRAM_TIME, withSeatedPrograms } from '../programs/seated.ts';

/** The programs that an experiment names, each once. */
export const programsIn = ({ arms }: ReadExperiment) => [
  ...new Set(arms.flatMap(({ bots }) => bots.filter(isProgram))),
];

/**
 * Plays slices that programs take part in, so many at a time. Programs think in processes of their
 * own; here they are only asked.
 */
export async function playAwaitedSlices(
  { interrupted }: Context,
  read: ReadExperiment,
  slices: Iterator<number>,
  atOnce: number,
  programs: Programs,
  take: (done: SliceDone) => void,
): Promise<void> {
  const prepared = await prepare(read);
  const play = playerOf(programs, read.experiment.time ?? PROGRAM_TIME, interrupted);
  await doAtOnce(slices, atOnce, programs, interrupted, async (number) =>
    take(await playAwaitedSlice(prepared, number, play)),
  );
}

/** Has matches played by bots of ours and by programs, each with dice of its own. */
export const playerOf =
  (programs: Programs, milliseconds: number, stop: AbortSignal): PlayAwaited =>
  (setting, names, dice) =>
    withSeatedPrograms(programs, names, async (seated) => {
      const referee = new Referee(setting.game, setting.seats, setting.options);
      const standIns: Awaited<ReturnType<PlayAwaited>>['standIns'][number][] = [];
      const players = names.map((name, seat) =>
        isBotName(name)
          ? new BotPlayer(seatBot(name, setting), referee, seat)
          : new ProgramPlayer(seated[seat], referee, seat, milliseconds, {
              failed: (reason) => void standIns.push({ seat, reason }),
            }),
      );
      await playAwaited(referee, players, dice.chance, dice.bots, () => stop.throwIfAborted());
      const choices = names.map((_, seat) =>
        referee.journal.filter(({ actor }) => actor === seat).map(({ move }) => move),
      );
      return { choices, standIns };
    });
