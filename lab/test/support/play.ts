import { type BotName, playWithoutReferee, seatBot } from '@pepite/bots';
import { type Game, type GameMeasures, type Options, Seeded } from '@pepite/kernel';
import type { Arm } from '../../arm.ts';
import { MatchNotes } from '../../collector.ts';
import { observeMatch } from '../../measures/index.ts';
import { addMatches, type ArmTally, emptyTally } from '../../tally.ts';

interface Run {
  readonly seats: number;
  readonly matches: number;
  readonly options?: Options;
  readonly measures?: GameMeasures;
  readonly isClose?: boolean;
  readonly bot?: BotName;
}

/** What some matches of a game tell, played as the lab plays them. */
export function tallyOf(game: Game, run: Run): ArmTally {
  const { seats, matches, options = {}, measures, isClose = false, bot = 'heuristic' } = run;
  const arm: Arm = { variant: 0, name: 'as it is', seats, options, bots: [] };
  const tally = emptyTally([arm]);
  for (let match = 0; match < matches; match++) {
    const setting = { game, seats, options };
    const dice = new Seeded(99, match);
    const observer = observeMatch(setting, measures, { isClose, dice });
    const bots = Array.from({ length: seats }, () => seatBot(bot, setting));
    const chance = new Seeded(7, match);
    const { result } = playWithoutReferee(game, options, bots, { chance }, observer);
    const notes = new MatchNotes();
    observer.ended(result, notes);
    addMatches(tally, [arm], [notes]);
  }
  const [first] = tally;
  if (first === undefined) throw new Error('there is one arm');
  return first;
}
