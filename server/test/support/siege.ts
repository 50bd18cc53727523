import { type Game, itemAt, type Rng, Seeded, standardOptions } from '@pepite/kernel';
import { type ClientMessage, type MatchState, parseClientMessage } from '@pepite/protocol';
import type { House } from '@pepite/matches';
import { Backstage, type Heard } from './backstage.ts';
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

/** A house with matches of every kind, and people in and around them who say anything at all. */
export class Siege {
  readonly stage: Backstage;
  /** How many messages were carried out, of those that could change something. */
  accepted = 0;
  readonly #game: Game;
  readonly #moves: readonly string[];
  readonly #rng: Rng;
  readonly #attackers: readonly Attacker[];
  readonly #matches: readonly string[];
  readonly #guests: readonly string[];
  readonly #players: Player[][];
  readonly #changes: () => unknown;
  #baseline: string;

  constructor(game: Game, seed: number) {
    this.#game = game;
    this.#rng = new Seeded(seed);
    this.#moves = knownMoves(game, SEATS, this.#rng);
    this.stage = new Backstage(new Seeded(seed, 1));
    const count = this.stage.database.prepare<[]>('SELECT total_changes()').pluck();
    this.#changes = () => count.get();
    this.#players = [];
    this.#matches = TABLES.map((table, index) => this.#open(table, index));
    const seated = TABLES.flatMap((table) => [0, 1, 2].map((seat) => `${table}-${seat}`));
    this.#guests = [...seated, 'named', 'nameless'];
    this.stage.come('named', 'Nadia');
    const attackers = [...this.#guests, 'named', 'nameless', 'stranger'];
    this.#attackers = attackers.map((guest) => ({
      guest,
      heard: this.stage.come(guest),
      watching: undefined,
    }));
    for (const attacker of this.#attackers.slice(0, -1)) this.#sendBack(attacker);
    this.#baseline = this.snapshot();
  }

  /** A match brought to where it is wanted, by people who play by the rules. */
  #open(table: (typeof TABLES)[number], index: number): string {
    const names = [0, 1, 2].map((seat) => `${table}-${seat}`);
    for (const name of names) this.stage.come(name, name);
    const match = this.stage.create(itemAt(names, 0), {
      game: this.#game.id,
      bots: [null, null, null],
      options: standardOptions(this.#game.options, SEATS),
    });
    const count = table === 'waiting' ? 2 : 3;
    const players = names.slice(0, count).map((_, seat) => new Player(match, seat, this.#rng));
    this.#players[index] = players;
    const most = { waiting: 0, early: 37, late: 60, over: Infinity }[table];
    this.playOn(index, most);
    return match;
  }

  /** The players of a match come back and go on, until so many moves are made or it is over. */
  playOn(index: number, most: number): MatchState | undefined {
    const players = itemAt(this.#players, index);
    const lines = players.map((player, seat) => {
      const line = this.stage.come(`${TABLES[index]}-${seat}`);
      player.connect((text) => line.visit.hear(text));
      return line;
    });
    const takeIn = (): void => {
      this.stage.settle();
      lines.forEach(({ texts }, seat) => {
        for (const text of texts.splice(0)) itemAt(players, seat).hear(text);
      });
    };
    takeIn();
    const ply = (): number => itemAt(players, 0).state?.position?.ply ?? 0;
    while (ply() < most && (players.some((player) => player.act()) || this.stage.clock.ring(0))) {
      takeIn();
    }
    // Those who have just sat down have no more to do than that.
    if (most === 0) for (const player of players) if (player.act()) takeIn();
    for (const { visit } of lines) visit.leave();
    this.stage.settle();
    return itemAt(players, 0).state;
  }

  /** Has everybody watch a match again: those who sit at one, that one. */
  #sendBack(attacker: Attacker): void {
    const own = TABLES.findIndex((table) => attacker.guest.startsWith(table));
    const match = this.#matches[own < 0 ? this.#rng.below(TABLES.length) : own];
    attacker.heard.visit.hear(JSON.stringify({ type: 'watch', match }));
    attacker.watching = match;
    this.#drain();
  }

  #stateFor(match: string, guest: string): MatchState | undefined {
    const found = this.stage.place.house.find(match);
    return found && stateFor(found, guest);
  }

  /** Somebody says something; throws if the answer is not what it has to be. */
  attack(): void {
    const rng = this.#rng;
    const attacker = itemAt(this.#attackers, rng.below(this.#attackers.length));
    if (rng.below(12) === 0) this.#sendBack(attacker);
    const { guest, watching } = attacker;
    const state = watching === undefined ? undefined : this.#stateFor(watching, guest);
    const { ply = 0, own = 0 } = state?.position ?? {};
    const text = hostileText(rng, { matches: this.#matches, moves: this.#moves, ply, own });
    const parsed = parseClientMessage(text);
    const message = 'message' in parsed ? parsed.message : undefined;
    const isRight = message !== undefined && this.#mayAsk(guest, message, state);
    const before = this.#changes();
    attacker.heard.visit.hear(text);
    const answers = this.#drain(attacker).map(readAnswer);
    if (answers.length === 0) throw new Error(`no answer to ${text}`);
    const isRefused = answers.some(({ type }) => type === 'refused');
    const hasChanged = this.#changes() !== before;
    if (isRefused && hasChanged) throw new Error(`refused, yet something changed: ${text}`);
    if (isRight === isRefused) throw new Error(`${guest} ${isRight ? 'may' : 'may not'}: ${text}`);
    if (message?.type === 'lobby') attacker.watching = undefined;
    if (message?.type === 'watch' && !isRefused) attacker.watching = message.match;
    if (!hasChanged) return;
    this.accepted++;
    this.#baseline = this.snapshot();
  }

  #mayAsk(guest: string, message: ClientMessage, state: MatchState | undefined): boolean {
    if (message.type === 'ping' || message.type === 'lobby') return true;
    if (message.type === 'watch') return this.#stateFor(message.match, guest) !== undefined;
    const name = this.stage.place.house.guests.nameOf(guest);
    return state !== undefined && mayAsk(message, state, name);
  }

  /** Everybody reads what was said; what the one in question was told comes back. */
  #drain(attacker?: Attacker): readonly string[] {
    this.stage.settle();
    let own: readonly string[] = [];
    for (const one of this.#attackers ?? []) {
      const texts = one.heard.texts.splice(0);
      if (one === attacker) own = texts;
    }
    return own;
  }

  /** Nothing has changed since the last message that was carried out. */
  checkUnchanged(): void {
    if (this.snapshot() !== this.#baseline) throw new Error('something has changed');
    if (this.snapshot(this.stage.reopen()) !== this.#baseline) throw new Error('the disk differs');
    if (this.stage.reports.length > 0) throw new Error(String(this.stage.reports[0]));
  }

  /** All there is, on disk and in memory; who is there at the moment is nobody's loss. */
  snapshot(house: House = this.stage.place.house): string {
    const tables = ['guests', 'matches', 'seats', 'unwelcome', 'moves', 'choices'];
    const disk = tables.map((table) => this.stage.database.prepare(`SELECT * FROM ${table}`).all());
    const memory = this.#matches.flatMap((match) =>
      this.#guests.map((guest) => ({ ...stateFor(house.find(match), guest), spectators: 0 })),
    );
    return JSON.stringify([disk, memory]).replaceAll(/"present":(true|false)/g, '');
  }
}
