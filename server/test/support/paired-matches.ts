import { gameOf } from '@pepite/games';
import {
  begin,
  CHANCE,
  type Game,
  isChance,
  itemAt,
  listMoves,
  Moves,
  type Options,
  type Rng,
  Seeded,
  tableOf,
} from '@pepite/kernel';
import { anyProbe } from './probe.ts';
import { type Person, type Tamper, WatchedMatch } from './watched-match.ts';

/** Brings what it is told to, as places in the list of chances; then whatever another brings. */
function scripted(places: readonly number[], then: Rng): Rng {
  let next = 0;
  return { below: (n) => (next < places.length ? itemAt(places, next++) : then.below(n)) };
}

/** What chance brings before anybody decides: `pick` says which of a list. */
function deal(
  game: Game,
  seats: number,
  options: Options,
  pick: (texts: readonly string[], index: number) => number,
): { readonly texts: readonly string[]; readonly places: readonly number[] } {
  const world = begin(game, seats, options);
  const moves = new Moves();
  const texts: string[] = [];
  const places: number[] = [];
  while (isChance(game.turn(tableOf(world)))) {
    listMoves(game, world, CHANCE, moves);
    const list = [...moves];
    const printed = list.map((move) => game.print(move));
    const place = pick(printed, texts.length);
    places.push(place);
    texts.push(itemAt(printed, place));
    game.apply(world, CHANCE, itemAt(list, place));
  }
  return { texts, places };
}

/** A match and its twin: the same but for two cards that two seats have the other way round. */
export class PairedMatches {
  readonly scenes: readonly [WatchedMatch, WatchedMatch];
  /** The two seats that know the difference, and the cards. */
  readonly #knowing: readonly [number, number];
  readonly #cards: readonly [string, string];
  readonly #rng: Rng;

  private constructor(
    scenes: readonly [WatchedMatch, WatchedMatch],
    knowing: readonly [number, number],
    cards: readonly [string, string],
    rng: Rng,
  ) {
    this.scenes = scenes;
    this.#knowing = knowing;
    this.#cards = cards;
    this.#rng = rng;
  }

  static async open(
    seats: number,
    options: Options,
    rng: Rng,
    tamper?: Tamper,
  ): Promise<PairedMatches> {
    const game = gameOf('aurum');
    if (game === undefined) throw new Error('no such game');
    const first = rng.below(seats);
    const second = (first + 1 + rng.below(seats - 1)) % seats;
    const one = deal(game, seats, options, (texts) => rng.below(texts.length));
    const cardOf = (seat: number): string => {
      const own = one.texts.filter((text) => text.startsWith(`deal ${seat} `));
      return itemAt(itemAt(own, rng.below(own.length)).split(' '), 2);
    };
    const [card, other] = [cardOf(first), cardOf(second)];
    const exchanged = one.texts.map((text) => {
      if (text === `deal ${first} ${card}`) return `deal ${first} ${other}`;
      return text === `deal ${second} ${other}` ? `deal ${second} ${card}` : text;
    });
    const twin = deal(game, seats, options, (texts, index) =>
      texts.indexOf(itemAt(exchanged, index)),
    );
    const bots = one.texts.slice(0, seats).map(() => null);
    const seed = rng.below(2 ** 30);
    const open = (places: readonly number[]): Promise<WatchedMatch> =>
      WatchedMatch.open(
        bots,
        options,
        scripted(places, new Seeded(seed)),
        new Seeded(seed, 1),
        tamper,
        () => null,
      );
    const scenes = [await open(one.places), await open(twin.places)] as const;
    for (const scene of scenes) await scene.begin();
    return new PairedMatches(scenes, [first, second], [card, other], rng);
  }

  /** Goes on in both until the difference shows; how many steps that took. */
  async run(): Promise<number> {
    for (let steps = 0; ; steps++) {
      if (!(await this.#step())) return steps;
      await this.#probe();
    }
  }

  async #step(): Promise<boolean> {
    const [scene, twin] = this.scenes;
    const index = scene.persons.findIndex(({ player }) => player?.hasToDecide === true);
    if (index < 0) return false;
    const { player, seat } = itemAt(scene.persons, index);
    const position = player?.state?.position;
    const texts = (player?.legalTexts() ?? []).filter((text) => !this.#tells(seat, text));
    if (texts.length === 0 || !position) return false;
    const move = itemAt(texts, this.#rng.below(texts.length));
    const { ply, own } = position;
    // Whether a move is legal may tell its own seat apart what others can't; then it is over.
    if (itemAt(twin.persons, index).player?.legalTexts().includes(move) !== true) return false;
    await this.#sayInBoth(index, () => JSON.stringify({ type: 'move', ply, own, move }));
    return !scene.isOver;
  }

  /** Whether a move shows one of the two cards, or the hand that one of them is in. */
  #tells(seat: number | undefined, text: string): boolean {
    if (seat === undefined || !this.#knowing.includes(seat)) return false;
    return text === 'end' || this.#cards.some((card) => text.split(' ').includes(card));
  }

  /** Those who don't know ask for what they may not have, in the same words in both. */
  async #probe(): Promise<void> {
    const ply = this.scenes[0].truth.moves.length;
    for (const [index, person] of this.scenes[0].persons.entries()) {
      if (!this.#isUnknowing(person) || this.#rng.below(6) > 0) continue;
      const text = anyProbe(this.#rng, '(match)', ply);
      await this.#sayInBoth(index, (scene) => text.replace('(match)', scene.match));
    }
  }

  async #sayInBoth(index: number, text: (scene: WatchedMatch) => string): Promise<void> {
    for (const scene of this.scenes) {
      scene.say(itemAt(scene.persons, index), text(scene));
      await scene.takeIn();
    }
  }

  #isUnknowing({ seat }: Person): boolean {
    return seat === undefined || !this.#knowing.includes(seat);
  }

  /** The first message by which somebody could tell the twins apart who must not. */
  get difference(): string | undefined {
    const [scene, twin] = this.scenes;
    for (const [index, person] of scene.persons.entries()) {
      if (!this.#isUnknowing(person)) continue;
      const [one, other] = [itemAt(scene.sent, index), itemAt(twin.sent, index)];
      const place = one.findIndex((text, at) => text !== other[at]);
      if (place >= 0) return `${one[place]}\n${other[place]}`;
      if (one.length !== other.length) return `${one.length} or ${other.length} messages`;
    }
    return undefined;
  }

  /** Whether those who know can tell the twins apart, as they must. */
  get isKnown(): boolean {
    const [scene, twin] = this.scenes;
    const index = scene.persons.findIndex((person) => !this.#isUnknowing(person));
    return itemAt(scene.sent, index).join() !== itemAt(twin.sent, index).join();
  }

  async close(): Promise<void> {
    for (const scene of this.scenes) await scene.close();
  }
}
