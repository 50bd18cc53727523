import { defaultOptions, type Game, itemAt, type Rng, Seeded } from '@pepite/kernel';
import { type ClientMessage, type MatchState, parseClientMessage } from '@pepite/protocol';
import type { MatchRegistry } from '@pepite/matches';
import { settle } from '../../../matches/test/support/settle.ts';
import { type Heard, TestServer } from './test-server.ts';
import { hostileText } from './hostile.ts';
import { readAnswer } from './kinds.ts';
import { knownMoves } from './known-moves.ts';
import { Player } from './player.ts';
import { mayAsk } from './rights.ts';
import { stateFor } from './state.ts';

interface Attacker {
  readonly guest: string;
  readonly heard: Heard;
  /** The match it watches now. */
  watching: string | undefined;
}

const TABLES = ['waiting', 'early', 'late', 'over'] as const;
const SEATS = 3;

/** A registry with matches of every kind, and people in and around them who say anything at all. */
export class FuzzSession {
  readonly testServer: TestServer;
  /** How many messages were carried out, of those that could change something. */
  accepted = 0;
  readonly #game: Game;
  readonly #moves: readonly string[];
  readonly #rng: Rng;
  #attackers: readonly Attacker[] = [];
  #matches: readonly string[] = [];
  readonly #guests: readonly string[];
  readonly #players: Player[][] = [];
  readonly #changes: () => unknown;
  #baseline = '';

  private constructor(game: Game, seed: number) {
    this.#game = game;
    this.#rng = new Seeded(seed);
    this.#moves = knownMoves(game, SEATS, this.#rng);
    this.testServer = new TestServer(new Seeded(seed, 1));
    const count = this.testServer.database.prepare<[]>('SELECT total_changes()').pluck();
    this.#changes = () => count.get();
    const seated = TABLES.flatMap((table) => [0, 1, 2].map((seat) => `${table}-${seat}`));
    // Those who play, or could, on the devices of some of them.
    const companions = ['waiting-0/1', 'waiting-1/2', 'early-0/1', 'late-2/0'];
    this.#guests = [...seated, ...companions, 'named', 'nameless'];
  }

  static async begin(game: Game, seed: number): Promise<FuzzSession> {
    const fuzz = new FuzzSession(game, seed);
    await fuzz.#begin();
    return fuzz;
  }

  async #begin(): Promise<void> {
    for (const [index, table] of TABLES.entries()) {
      this.#matches = [...this.#matches, await this.#open(table, index)];
    }
    await this.testServer.come('named', 'Nadia');
    const attackers = [...this.#guests, 'named', 'nameless', 'stranger'];
    this.#attackers = await Promise.all(
      attackers.map(async (guest) => ({
        guest,
        heard: await this.testServer.come(guest),
        watching: undefined,
      })),
    );
    for (const attacker of this.#attackers.slice(0, -1)) await this.#sendBack(attacker);
    this.#baseline = await this.snapshot();
  }

  /** A match brought to where it is wanted, by people who play by the rules. */
  async #open(table: (typeof TABLES)[number], index: number): Promise<string> {
    const names = [0, 1, 2].map((seat) => `${table}-${seat}`);
    for (const name of names) await this.testServer.come(name, name);
    const match = await this.testServer.create(itemAt(names, 0), {
      game: this.#game.id,
      bots: [null, null, null],
      options: defaultOptions(this.#game.options, SEATS),
      // Clocks can be stopped at one of the tables.
      ...(table === 'early' && { talk: 'free' as const }),
      ...(table === 'late' && { clock: { kind: 'live', bank: 600, increment: 5 } as const }),
    });
    const count = table === 'waiting' ? 2 : 3;
    const players = names.slice(0, count).map((_, seat) => new Player(match, seat, this.#rng));
    this.#players[index] = players;
    const most = { waiting: 0, early: 37, late: 60, over: Infinity }[table];
    await this.playOn(index, most);
    return match;
  }

  /** The players of a match come back and go on, until so many moves are made or it is over. */
  async playOn(index: number, most: number): Promise<MatchState | undefined> {
    const players = itemAt(this.#players, index);
    const lines = await Promise.all(
      players.map((_player, seat) => this.testServer.come(`${TABLES[index]}-${seat}`)),
    );
    lines.forEach(({ connection }, seat) => {
      itemAt(players, seat).connect((text) => connection.receive(text));
    });
    const takeIn = async (): Promise<void> => {
      await settle();
      lines.forEach(({ texts }, seat) => {
        for (const text of texts.splice(0)) itemAt(players, seat).hear(text);
      });
    };
    await takeIn();
    const ply = (): number => itemAt(players, 0).state?.position?.ply ?? 0;
    const goesOn = async (): Promise<boolean> =>
      players.some((player) => player.act()) || this.testServer.clock.ring(0);
    while (ply() < most && (await goesOn())) await takeIn();
    // Those who have just sat down have no more to do than that.
    if (most === 0) for (const player of players) if (player.act()) await takeIn();
    for (const { connection } of lines) connection.close();
    await settle();
    return itemAt(players, 0).state;
  }

  /** Has everybody watch a match again: those who sit at one, that one. */
  async #sendBack(attacker: Attacker): Promise<void> {
    const own = TABLES.findIndex((table) => attacker.guest.startsWith(table));
    const match = this.#matches[own < 0 ? this.#rng.below(TABLES.length) : own];
    attacker.heard.connection.receive(JSON.stringify({ type: 'watch', match }));
    attacker.watching = match;
    await this.#drain();
  }

  async #stateFor(match: string, guest: string): Promise<MatchState | undefined> {
    const found = await this.testServer.registry.find(match);
    return 'value' in found ? stateFor(found.value, guest) : undefined;
  }

  /** Somebody says something; throws if the answer is not what it has to be. */
  async attack(): Promise<void> {
    const rng = this.#rng;
    const attacker = itemAt(this.#attackers, rng.below(this.#attackers.length));
    if (rng.below(12) === 0) await this.#sendBack(attacker);
    const { guest, watching } = attacker;
    const state = watching === undefined ? undefined : await this.#stateFor(watching, guest);
    const { ply = 0, own = 0 } = state?.position ?? {};
    const text = hostileText(rng, { matches: this.#matches, moves: this.#moves, ply, own });
    const parsed = parseClientMessage(text);
    const message = 'message' in parsed ? parsed.message : undefined;
    const isRight = message === undefined ? false : await this.#mayAsk(guest, message, state);
    const before = this.#changes();
    attacker.heard.connection.receive(text);
    const answers = (await this.#drain(attacker)).map(readAnswer);
    if (answers.length === 0) throw new Error(`no answer to ${text}`);
    const isRefused = answers.some(({ type }) => type === 'refused');
    const hasChanged = this.#changes() !== before;
    if (isRefused && hasChanged) throw new Error(`refused, yet something changed: ${text}`);
    if (isRight !== 'either' && isRight === isRefused)
      throw new Error(`${guest} ${isRight ? 'may' : 'may not'}: ${text}`);
    if (message?.type === 'lobby') attacker.watching = undefined;
    if (message?.type === 'watch' && !isRefused) attacker.watching = message.match;
    if (!hasChanged) return;
    this.accepted++;
    this.#baseline = await this.snapshot();
  }

  async #mayAsk(
    guest: string,
    message: ClientMessage,
    state: MatchState | undefined,
  ): Promise<boolean | 'either'> {
    if (message.type === 'ping' || message.type === 'lobby') return true;
    if (message.type === 'watch') return (await this.#stateFor(message.match, guest)) !== undefined;
    if ('match' in message && message.match !== undefined) {
      const named = await this.#stateFor(message.match, guest);
      return named !== undefined && mayAsk(message, named, undefined);
    }
    const name = await this.testServer.registry.guests.nameOf(guest);
    return state === undefined ? false : mayAsk(message, state, name);
  }

  /** Everybody reads what was said; what the one in question was told comes back. */
  async #drain(attacker?: Attacker): Promise<readonly string[]> {
    await settle();
    let own: readonly string[] = [];
    for (const one of this.#attackers) {
      const texts = one.heard.texts.splice(0);
      if (one === attacker) own = texts;
    }
    return own;
  }

  /** Nothing has changed since the last message that was carried out. */
  async checkUnchanged(): Promise<void> {
    if ((await this.snapshot()) !== this.#baseline) throw new Error('something has changed');
    const onDisk = await this.snapshot(this.testServer.reopen());
    if (onDisk !== this.#baseline) throw new Error('the disk differs');
    if (this.testServer.reports.length > 0) throw new Error(String(this.testServer.reports[0]));
  }

  /** All there is, on disk and in memory; who is there at the moment is nobody's loss. */
  async snapshot(registry: MatchRegistry = this.testServer.registry): Promise<string> {
    const tables = ['guests', 'matches', 'seats', 'removed', 'moves', 'choices', 'talk'];
    const disk = tables.map((table) =>
      this.testServer.database.prepare(`SELECT * FROM ${table}`).all(),
    );
    const found = await Promise.all(this.#matches.map((match) => registry.find(match)));
    const memory = found.flatMap((one) => {
      if ('problem' in one) throw new Error(one.problem.kind);
      return this.#guests.map((guest) => one.value.broadcast.printState(guest));
    });
    const all = [JSON.stringify(disk), ...memory].join('\n');
    return all.replaceAll(/"present":(?:true|false)|"spectators":\d+|"replaceableIn":\d+,/g, '');
  }
}
