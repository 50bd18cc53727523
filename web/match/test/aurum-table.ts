import { gameOf } from '@pepite/games';
import { deciding, defaultOptions, each, type Game, itemAt, Referee, Seeded } from '@pepite/kernel';
import type { Logged, MatchState, Problem, ServerMessage } from '@pepite/protocol';
import type { Wire } from '../wire.ts';

export const SEATS = 4;

export function aurum(): Game {
  const game = gameOf('aurum');
  if (game === undefined) throw new Error('Aurum is not there');
  return game;
}

type Request = Parameters<Wire['send']>[0];

/** A wire that leads nowhere: a test says what comes in, and looks at what goes out. */
export class FakeWire implements Wire {
  isOpen = true;
  session = 1;
  readonly sent: Request[] = [];
  #listener: (message: ServerMessage) => void = () => {};

  watch(_topic: Parameters<Wire['watch']>[0], listener: (message: ServerMessage) => void) {
    this.#listener = listener;
    return () => {};
  }

  send(request: Request): number | undefined {
    return this.isOpen ? this.sent.push(request) : undefined;
  }

  hear(message: ServerMessage): void {
    this.#listener(message);
  }

  refuse(id: number | null, problem: Problem): void {
    this.hear({ type: 'refused', id, problem });
  }

  addressOf = (match: string): string => `/m/${match}`;
  recordOf = () => Promise.resolve({ problem: { kind: 'not-over' } as const });
}

/** A match of Aurum, and what one of its players is told of it. */
export class Table {
  readonly referee = new Referee(aurum(), SEATS, defaultOptions(aurum().options, SEATS));
  readonly #rng = new Seeded(3);

  constructor() {
    this.#drawChances();
  }

  /** Whoever has to decide makes the first legal move; it is told as the last events. */
  move(): readonly Logged[] {
    const from = this.referee.journal.length;
    const { seat } = this;
    this.referee.submit(seat, itemAt(this.referee.legal(seat), 0));
    this.#drawChances();
    return this.referee.seen(seat, from).map((seen, index) => ({
      ply: from + index,
      actor: String(seen.actor),
      ...('move' in seen ? { move: aurum().print(seen.move) } : { unseen: seen.unseen }),
    }));
  }

  /** The seat that has to decide. */
  get seat(): number {
    return itemAt([...each(deciding(this.referee.turn))], 0);
  }

  position(seat: number) {
    const { table, hand } = this.referee.view(seat);
    const ply = this.referee.journal.length;
    return { ply, own: 0, lookBack: { round: 0, since: 0 }, table, hand };
  }

  state(seat: number): MatchState {
    const person = { kind: 'guest', present: true, replaceable: false, replaced: false } as const;
    return {
      match: 'm',
      setup: {
        game: 'aurum',
        rules: 1,
        options: defaultOptions(aurum().options, SEATS),
        access: 'link',
        hints: false,
        pace: 'human',
        programs: false,
        sharedChance: false,
        standIn: 'regular',
        startsWhenFull: false,
        talk: 'phrases',
        talkOff: false,
        timeout: 'choice',
        clock: { kind: 'none' },
      },
      status: 'playing',
      seats: Array.from({ length: SEATS }, (_, at) => ({ ...person, name: `P${at}` })),
      you: seat,
      host: false,
      unwelcome: false,
      hints: true,
      spectators: 0,
      next: null,
      position: this.position(seat),
      log: [],
      result: null,
    };
  }

  #drawChances(): void {
    while (deciding(this.referee.turn) === 0) this.referee.drawChance(this.#rng);
  }
}
