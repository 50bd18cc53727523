import { type Answer, printFailure, type Working } from '@pepite/bots/host';
import { GAMES } from '@pepite/games';
import { readRecord } from '@pepite/kernel';
import { type Found, Reviewer } from '@pepite/review';
import { orderIn, type PortionDone, printDone } from './work.ts';

/** Milliseconds after which no other piece is begun: whoever asks a bot waits for no more. */
const PORTION = 20;

/** The reviews that one thread knows: it goes on where it was, as long as it is asked to. */
export class ReviewHost {
  readonly #now: () => number;
  readonly #reviewers = new Map<number, Promise<Reviewer>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  async work({ bot, setup, portion }: Working): Promise<Answer> {
    try {
      if (setup !== undefined) this.#reviewers.set(bot, reviewerOf(setup));
      const reviewer = await this.#reviewers.get(bot);
      if (reviewer === undefined) throw new Error(`review ${bot} is not known in this thread`);
      return { bot, result: { value: { done: printDone(this.#do(reviewer, Number(portion))) } } };
    } catch (error) {
      return { bot, result: { problem: printFailure(error) } };
    }
  }

  leave(bot: number): void {
    this.#reviewers.delete(bot);
  }

  #do(reviewer: Reviewer, from: number): PortionDone {
    const { total } = reviewer;
    const end = this.#now() + PORTION;
    const found: Found[] = [];
    do {
      if (from + found.length >= total) break;
      found.push(reviewer.find(from + found.length));
    } while (this.#now() < end);
    return { total, found };
  }
}

async function reviewerOf(setup: string): Promise<Reviewer> {
  const order = orderIn(setup);
  const read = readRecord(JSON.stringify(order.record), GAMES);
  if ('problem' in read) throw new Error(`a record that is no record: ${read.problem.kind}`);
  const { game, record } = read.value;
  return new Reviewer({ ...order, game, record }, await game.loadCoach?.());
}
