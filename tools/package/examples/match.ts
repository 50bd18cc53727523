// Plays a match between the bot beside this file and players who choose at random, and prints its
// record: `node match.ts aurum 3 7` for three players, with the chance of seed 7.
import {
  type Bot,
  defaultOptions,
  deciding,
  each,
  gameOf,
  isChance,
  printRecord,
  Referee,
  Seeded,
} from 'pepite-rules';
import { thinker } from './bot.ts';

const [id = 'aurum', seatsText = '3', seedText = '1'] = process.argv.slice(2);
const seats = Number(seatsText);
const game = gameOf(id);
if (game === undefined) throw new Error(`there is no game ${id}`);
const options = defaultOptions(game.options, seats);
const rng = new Seeded(Number(seedText));

const random: Bot = { choose: (_view, moves, dice) => moves.draw(dice) };
const bots = [thinker(game, seats, options), ...Array.from({ length: seats - 1 }, () => random)];

const referee = new Referee(game, seats, options);
while (!referee.isOver) {
  if (isChance(referee.turn)) referee.drawChance(rng);
  for (const seat of each(deciding(referee.turn))) {
    const move = bots[seat]?.choose(referee.view(seat), referee.listed(seat), rng);
    const refusal = move === undefined ? undefined : referee.submit(seat, move);
    if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
  }
}
const players = bots.map((bot, seat) => ({ name: bot === random ? `Random ${seat}` : 'Thinker' }));
const record = referee.record(players);
if (record !== undefined) console.log(printRecord(record));
