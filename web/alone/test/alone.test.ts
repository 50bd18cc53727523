import { Desk } from '@pepite/bots';
import { GAMES } from '@pepite/games';
import {
  deciding,
  type Game,
  has,
  itemAt,
  Moves,
  parseView,
  PROGRAM,
  Seeded,
  standardOptions,
} from '@pepite/kernel';
import { DeskMind, type House, type Thinking } from '@pepite/matches';
import type { MatchState, ServerMessage } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import type { Drawer } from '../../site/storage.ts';
import { openHouse, SELF } from '../house.ts';
import { AloneWire } from '../wire.ts';

function memory(): Drawer {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name),
    write: (name, text) => void texts.set(name, text),
    names: () => [...texts.keys()],
    remove: (name) => void texts.delete(name),
  };
}

function thinkAtOnce(): Thinking {
  const desk = new Desk(new Seeded(1));
  let minds = 0;
  return {
    hasRoom: () => true,
    mayAdvise: () => true,
    seat: (seating) =>
      new DeskMind(minds++, seating, (question, take) => {
        const answer = desk.hear(question);
        if (answer !== undefined) take(answer);
      }),
  };
}

/** Somebody at a page that hangs on the house of this browser. */
class Reader {
  state: MatchState | undefined;
  readonly refusals: ServerMessage[] = [];
  /** Messages come later, even the first one. */
  readonly arrival = Promise.resolve();
  readonly house: House;
  readonly wire: AloneWire;
  readonly #game: Game;
  readonly #rng = new Seeded(7);
  #told: () => void = () => {};
  /** The position that a move was sent for last. */
  #sent = '';

  constructor(game: Game, drawer: Drawer, match: string) {
    this.#game = game;
    this.house = openHouse(drawer, thinkAtOnce(), () => 'Ada', 0);
    this.wire = new AloneWire(this.house);
    this.wire.watch({ type: 'watch', match }, (message) => this.#hear(message));
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'match') this.state = message.state;
    else if (message.type === 'moved' && this.state !== undefined) {
      this.state = { ...this.state, position: message.position };
    } else if (message.type === 'refused') this.refusals.push(message);
    this.#told();
  }

  /** Plays legal moves at random until so many moves are made, or the match is over. */
  async play(most: number): Promise<void> {
    await this.arrival;
    while (this.state?.status === 'playing' && (this.state.position?.ply ?? 0) < most) {
      const told = new Promise<void>((resolve) => (this.#told = resolve));
      this.#move();
      await told;
    }
  }

  #move(): void {
    const { position } = this.state ?? {};
    if (!position || !has(deciding(this.#game.turn(position.table)), 0)) return;
    const { table, hand, ply, own } = position;
    if (this.#sent === `${ply} ${own}`) return;
    this.#sent = `${ply} ${own}`;
    const moves = new Moves();
    this.#game.moves(parseView(JSON.stringify({ table, seat: 0, hand })), moves);
    // Whoever can only answer one thing is answered for.
    if (this.#game.hidesAnswers === true && moves.weight === 1) return;
    const move = this.#game.print(moves.draw(this.#rng));
    this.wire.send({ type: 'move', ply, own, move });
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s alone', (_id, game) => {
  const seats = Math.max(2, game.seats.least);
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'strong'));

  it('is played to its end without a server, and goes on after a reload', async () => {
    const drawer = memory();
    const created = openHouse(drawer, thinkAtOnce(), () => 'Ada', 0).create(
      {
        game: game.id,
        bots,
        options: standardOptions(game.options, seats),
        access: 'link',
        pace: 'quick',
        start: true,
      },
      SELF,
    );
    if ('problem' in created) throw new Error(created.problem.kind);
    const { id } = created.match;
    created.match.close();
    const before = new Reader(game, drawer, id);
    await before.play(60);
    before.house.close();
    const after = new Reader(game, drawer, id);
    await after.arrival;
    expect(after.state?.position?.table).toEqual(before.state?.position?.table);
    await after.play(Infinity);
    expect(after.state?.status).toBe('over');
    expect(after.refusals).toEqual([]);
    const record = await after.wire.recordOf(id);
    expect(record).toMatchObject({ value: { game: game.id, result: {}, program: PROGRAM } });
  });
});

describe('a house in a browser', () => {
  it('keeps the latest matches only', () => {
    const drawer = memory();
    const house = openHouse(drawer, thinkAtOnce(), () => 'Ada', 0);
    const { id } = itemAt(GAMES, 0);
    const setup = { game: id, bots: [null, null, null], options: {}, access: 'link' } as const;
    for (let count = 0; count < 20; count++) {
      house.create({ ...setup, bots: [...setup.bots], start: false }, SELF);
    }
    expect(drawer.names()).toHaveLength(12);
  });

  it('says that there is no such match', async () => {
    const refusals: ServerMessage[] = [];
    const wire = new AloneWire(openHouse(memory(), thinkAtOnce(), () => 'Ada', 0));
    wire.watch({ type: 'watch', match: 'nosuch' }, (message) => refusals.push(message));
    await Promise.resolve();
    expect(refusals).toMatchObject([{ type: 'refused', problem: { kind: 'no-such-match' } }]);
  });
});
