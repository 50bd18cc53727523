import { verify } from '@pepite/chance';
import { GAMES } from '@pepite/games';
import {
  deciding,
  defaultOptions,
  type Game,
  has,
  isSimultaneous,
  itemAt,
  type MatchRecord,
  Moves,
  parseView,
  PROGRAM,
  Seeded,
} from '@pepite/kernel';
import type { MatchRegistry } from '@pepite/matches';
import type { MatchState } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import { botsAtOnce } from '../../../bots/test/support/direct.ts';
import { Contributor, randomContribution } from '../../match/fair-chance/contributor.ts';
import type { WireMessage } from '../../match/wire.ts';
import { type KeyValueStore, keyValueStore } from '../../site/storage.ts';
import { openRegistry, SELF } from '../registry.ts';
import { asOwnMatch, savedMatches } from '../saved.ts';
import { OfflineWire } from '../wire.ts';

function memory(): KeyValueStore {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name),
    write: (name, text) => void texts.set(name, text),
    names: () => [...texts.keys()],
    remove: (name) => void texts.delete(name),
  };
}

/** Somebody at a page with the matches of this browser. */
class Reader {
  state: MatchState | undefined;
  readonly refusals: WireMessage[] = [];
  readonly registry: MatchRegistry;
  readonly wire: OfflineWire;
  readonly #game: Game;
  readonly #contributor: Contributor;
  readonly #rng = new Seeded(7);
  #told: () => void = () => {};
  /** The position that a move was sent for last. */
  #sent = '';

  constructor(game: Game, texts: KeyValueStore) {
    this.#game = game;
    this.registry = openRegistry(texts, botsAtOnce(new Seeded(1)), () => 'Ada', 0);
    this.wire = new OfflineWire(this.registry);
    this.#contributor = new Contributor(this.wire, randomContribution);
  }

  /** Opens the page of a match; it is there once something has been told. */
  async open(match: string): Promise<void> {
    const told = this.#nextTold();
    this.wire.watch({ type: 'watch', match }, (message) => this.#hear(message));
    await told;
  }

  #nextTold(): Promise<void> {
    return new Promise((resolve) => (this.#told = resolve));
  }

  #hear(message: WireMessage): void {
    if (message.type === 'match') {
      this.state = message.state;
      this.#contributor.told(message.state);
    }
    if (message.type === 'moved' && this.state !== undefined) {
      this.state = { ...this.state, position: message.position };
    } else if (message.type === 'refused') this.refusals.push(message);
    this.#told();
  }

  /** Plays legal moves at random until so many moves are made, or the match is over. */
  async play(most: number): Promise<void> {
    while (this.state?.status === 'playing' && (this.state.position?.ply ?? 0) < most) {
      const told = this.#nextTold();
      this.#move();
      await told;
    }
  }

  #move(): void {
    const { position } = this.state ?? {};
    if (!position) return;
    const { table, hand, ply, own } = position;
    const turn = this.#game.turn(table);
    if (!has(deciding(turn), 0)) return;
    if (this.#sent === `${ply} ${own}`) return;
    this.#sent = `${ply} ${own}`;
    const moves = new Moves();
    this.#game.moves(parseView(JSON.stringify({ table, seat: 0, hand })), moves);
    // Whoever can only answer one thing is answered for, where several answer at once.
    if (this.#game.hidesAnswers === true && isSimultaneous(turn) && moves.weight === 1) return;
    const move = this.#game.print(moves.draw(this.#rng));
    this.wire.send({ type: 'move', ply, own, move });
  }
}

/** Begins a match against bots. */
async function create(game: Game, seats: number, registry: MatchRegistry): Promise<string> {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'strong'));
  const options = defaultOptions(game.options, seats);
  const created = await registry.create(
    {
      game: game.id,
      bots,
      options,
      access: 'link',
      pace: 'quick',
      start: true,
      sharedChance: true,
    },
    SELF,
  );
  if ('problem' in created) throw new Error(created.problem.kind);
  created.value.close();
  registry.sweep();
  return created.value.id;
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s offline', (_id, game) => {
  const seats = Math.max(2, game.seats.least);

  it('a match is played to its end without a server, and goes on after a reload', async () => {
    const texts = memory();
    const id = await create(
      game,
      seats,
      openRegistry(texts, botsAtOnce(new Seeded(1)), () => 'Ada', 0),
    );
    const before = new Reader(game, texts);
    await before.open(id);
    await before.play(60);
    before.registry.close();
    const after = new Reader(game, texts);
    await after.open(id);
    expect(after.state?.position?.table).toEqual(before.state?.position?.table);
    await after.play(Infinity);
    expect(after.state?.status).toBe('over');
    expect(after.refusals).toEqual([]);
    const record = await after.wire.recordOf(id);
    expect(record).toMatchObject({ value: { game: game.id, result: {}, program: PROGRAM } });
    if ('value' in record) {
      const proven = { kind: 'proven', contributed: [0] };
      expect(verify(game, record.value as MatchRecord)).toMatchObject(proven);
    }
    // The list of matches knows how it has ended, without the rules.
    const listed = savedMatches(texts).map(asOwnMatch);
    const ending = { ...after.state?.result, date: expect.any(Number) as number };
    expect(listed).toMatchObject([{ status: 'over', seat: 0, yourTurn: false, ending }]);
  });
});

describe('the matches of a browser', () => {
  it('a browser keeps its latest matches only', async () => {
    const texts = memory();
    const registry = openRegistry(texts, botsAtOnce(new Seeded(1)), () => 'Ada', 0);
    const { id } = itemAt(GAMES, 0);
    const setup = { game: id, bots: [null, null, null], options: {}, access: 'link' } as const;
    for (let count = 0; count < 20; count++) {
      await registry.create({ ...setup, bots: [...setup.bots], start: false }, SELF);
    }
    expect(texts.names()).toHaveLength(12);
  });

  it('a match is played while the page is open where the browser stores nothing', async () => {
    const game = itemAt(GAMES, 0);
    // There is no storage here, which is as if the browser refused it.
    const reader = new Reader(game, keyValueStore('alone'));
    await reader.open(await create(game, 3, reader.registry));
    await reader.play(60);
    expect(reader.refusals).toEqual([]);
    expect(reader.state?.position?.ply).toBeGreaterThanOrEqual(60);
    reader.registry.close();
  });

  it('whoever opens a match that does not exist is told so', async () => {
    const reader = new Reader(itemAt(GAMES, 0), memory());
    await reader.open('nosuch');
    expect(reader.refusals).toMatchObject([
      { type: 'refused', problem: { kind: 'no-such-match' } },
    ]);
  });
});
