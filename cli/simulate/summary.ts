import type { BotName } from '@pepite/bots';
import { type Game, itemAt } from '@pepite/kernel';
import type { Job } from './job.ts';
import { type Share, shareOf, type Spread, spreadOf } from './statistics.ts';
import { type Counts, mergeCounts, type Tally } from './tally.ts';

interface Side {
  readonly won: number;
  readonly winShare: Share;
  readonly scores: Spread;
}

export interface SeatSummary extends Side {
  readonly seat: number;
  readonly bot: BotName;
}

export interface BotSummary extends Side {
  readonly bot: BotName;
  readonly seats: readonly number[];
}

/** What a simulation found: what `--json` prints and the table shows. */
export interface Summary {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Job['options'];
  readonly seed: number;
  readonly matches: number;
  readonly drawn: number;
  readonly perSeat: readonly SeatSummary[];
  readonly perBot: readonly BotSummary[];
  readonly decisions: Spread;
  readonly moves: Spread;
  readonly rounds: Spread;
  readonly endings: Readonly<Record<string, number>>;
}

/** Of a tally of at least one match. */
export function summarise(game: Game, job: Job, tally: Tally): Summary {
  const { matches, drawn } = tally;
  const { seats, options, bots, seed } = job;
  return {
    game: game.id,
    rules: game.rules,
    seats,
    options,
    seed,
    matches,
    drawn,
    perSeat: bots.map((bot, seat) => ({
      seat,
      bot,
      ...side(itemAt(tally.seatWins, seat), matches, itemAt(tally.scores, seat)),
    })),
    perBot: [...new Set(bots)].map((bot) => botSummary(bot, bots, tally)),
    decisions: spreadOf(tally.decisions),
    moves: spreadOf(tally.moves),
    rounds: spreadOf(tally.rounds),
    endings: Object.fromEntries(
      [...tally.endings].sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
}

const side = (won: number, matches: number, scores: Counts): Side => ({
  won,
  winShare: shareOf(won, matches),
  scores: spreadOf(scores),
});

/** Per match, not per seat: partners win together, and are no two observations. */
function botSummary(bot: BotName, bots: readonly BotName[], tally: Tally): BotSummary {
  const seats = [...bots.keys()].filter((seat) => bots[seat] === bot);
  const scores: Counts = new Map();
  for (const seat of seats) mergeCounts(scores, itemAt(tally.scores, seat));
  return { bot, seats, ...side(tally.botWins.get(bot) ?? 0, tally.matches, scores) };
}
