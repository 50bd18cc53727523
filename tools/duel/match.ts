import { DuplicateDeals } from '../../cli/arena/duplicate-deals.ts';
import type { Lineup } from '../../cli/arena/lineups.ts';
import {
  type Actor,
  CHANCE,
  firstActor,
  isOver,
  itemAt,
  type Move,
  type Options,
  Seeded,
} from '../../kernel/index.ts';
import type { Engine } from './engine.ts';

export interface Duel {
  readonly engines: readonly Engine[];
  readonly game: string;
  readonly options: Options;
  readonly seed: number;
  /** Processor time a choice. */
  readonly milliseconds: number;
}

/** How long the choices of a checkout have taken. */
export interface Thinking {
  choices: number;
  milliseconds: number;
}

/** The dice of the bots are not those of the deal. */
const OWN_DICE = 2 ** 32;

/** The processor time of this thread: what other programs take away makes no bot weaker. */
const clock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** One checkout's way to follow the match: each has its own rules, so views are its own, too. */
class Side {
  readonly #referee: InstanceType<Engine['Referee']>;
  readonly #bots: ReadonlyMap<number, ReturnType<Engine['seatBot']>>;
  readonly #dice: Seeded;
  readonly thinking: Thinking = { choices: 0, milliseconds: 0 };

  constructor(duel: Duel, place: number, lineup: Lineup, dice: Seeded) {
    const { gameOf, seatBot, Referee } = itemAt(duel.engines, place);
    const game = gameOf(duel.game);
    if (game === undefined) throw new Error(`there is no game ${duel.game}`);
    const { options, milliseconds } = duel;
    const setting = { game, seats: lineup.length, options };
    this.#referee = new Referee(game, lineup.length, options);
    this.#dice = dice;
    this.#bots = new Map(
      lineup.flatMap((owner, seat) =>
        owner === place ? [[seat, seatBot('expert', setting, { clock, milliseconds })]] : [],
      ),
    );
  }

  get referee(): InstanceType<Engine['Referee']> {
    return this.#referee;
  }

  choose(seat: number): Move {
    const bot = this.#bots.get(seat);
    if (bot === undefined) throw new Error(`seat ${seat} is not played by this side`);
    const moves = this.#referee.listed(seat);
    const isChoice = moves.weight > 1;
    const start = clock();
    const move = bot.choose(this.#referee.view(seat), moves, this.#dice);
    if (isChoice) {
      this.thinking.choices++;
      this.thinking.milliseconds += clock() - start;
    }
    return move;
  }

  /** Carries out a move, told as records tell it: the numbers of moves may have changed. */
  hear(actor: Actor, text: string): void {
    const move = this.#referee.game.parse(text, actor);
    const refusal = move === undefined ? text : this.#referee.tell({ actor, move });
    if (refusal !== undefined) throw new Error(`the rules differ: ${JSON.stringify(refusal)}`);
    for (const [seat, bot] of this.#bots) bot.see?.(this.#referee.view(seat));
  }
}

/** Plays one match of a deal; both checkouts follow it by their own rules. */
export function playDuel(duel: Duel, deal: number, lineup: Lineup, thinking: Thinking[]): number {
  const sides = duel.engines.map(
    (_, place) => new Side(duel, place, lineup, new Seeded(duel.seed + OWN_DICE, deal)),
  );
  const { referee } = itemAt(sides, 0);
  const chance = new DuplicateDeals(duel.seed, deal);
  for (let { turn } = referee; !isOver(turn); { turn } = referee) {
    const actor = firstActor(turn);
    const owner = actor === CHANCE ? 0 : itemAt(lineup, actor);
    const move = actor === CHANCE ? referee.chanceBy(chance) : itemAt(sides, owner).choose(actor);
    const text = itemAt(sides, owner).referee.game.print(move);
    for (const side of sides) side.hear(actor, text);
    chance.deal(referee.game.rounds(referee.table).ended);
  }
  for (const [place, side] of sides.entries()) {
    const sum = itemAt(thinking, place);
    sum.choices += side.thinking.choices;
    sum.milliseconds += side.thinking.milliseconds;
  }
  const { winners } = referee.game.result(referee.table);
  return winners.filter((seat) => lineup[seat] === 0).length / winners.length;
}
