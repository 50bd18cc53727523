import type {
  Advice,
  BotClient,
  BotRequest,
  BotService,
  BotSetup,
  Choice,
  Owner,
} from '@pepite/bots/host';
import { GAMES } from '@pepite/games';
import { itemAt, type Move, Moves, parseView } from '@pepite/kernel';

const aurum = itemAt(GAMES, 0);

/** What the seat of a view may do. */
export function legalIn(view: string): readonly Move[] {
  const moves = new Moves();
  aurum.moves(parseView(view), moves);
  return [...moves];
}

/** Bots that answer when the test says so. */
export class Held implements BotService {
  readonly advised: (BotRequest & { readonly answer: (advice: Advice) => void })[] = [];
  readonly asked: (BotRequest & { readonly answer: (choice: Choice) => void })[] = [];

  /** Whether there is room for more bots, and for more hints. */
  room = true;
  readonly seated: string[] = [];
  /** For whom each of them thinks. */
  readonly owners: Owner[] = [];

  hasRoom(): boolean {
    return this.room;
  }

  mayAdvise(): boolean {
    return this.room;
  }

  seat({ bot }: BotSetup, owner: Owner): BotClient {
    this.seated.push(bot);
    this.owners.push(owner);
    return {
      see: () => {},
      choose: (request, answer) => void this.asked.push({ ...request, answer }),
      advise: (request, answer) => void this.advised.push({ ...request, answer }),
      close: () => {},
    };
  }

  /** The first question that is open is answered with the last legal move. */
  answer(): Move {
    const { view, answer } = this.#next();
    const move = legalIn(view).at(-1) ?? 0;
    answer({ value: move });
    return move;
  }

  fail(): void {
    this.#next().answer({ problem: new Error('out of ideas') });
  }

  #next() {
    const next = this.asked.shift();
    if (next === undefined) throw new Error('nothing is asked');
    return next;
  }
}
