import {
  type Collector,
  type Game,
  type MatchObserver,
  type MeasureGroup,
  type MeasureItem,
  measureSpec,
  tableOf,
} from '@pepite/kernel';
import type { AnyWorld } from './any-world.ts';

/** How a game's rounds end, in its own words; what it calls no ending yet is none. */
function itemsOf({ words }: Game): readonly MeasureItem[] {
  const { en, fr } = words;
  return Object.keys(en.endings)
    .filter((ending) => ending !== 'none')
    .map((id) => ({ id, name: { en: en.endings[id] ?? id, fr: fr.endings[id] ?? id } }));
}

const KNOWN = new WeakMap<Game, readonly string[]>();

/** The same game comes with every match. */
function idsOf(game: Game): readonly string[] {
  const ids = KNOWN.get(game) ?? itemsOf(game).map(({ id }) => id);
  KNOWN.set(game, ids);
  return ids;
}

export const endingsOf = (game: Game): MeasureGroup => ({
  id: 'endings',
  title: { en: 'Rounds and how they end', fr: 'Les manches et leur fin' },
  specs: [
    measureSpec(
      'rounds',
      'mean',
      ['Rounds', 'How many rounds a match has.'],
      ['Manches', 'Combien de manches a une partie.'],
    ),
    measureSpec(
      'endings',
      'share',
      ['How rounds end', 'Of all rounds, those that end like this.'],
      ['Comment finissent les manches', 'De toutes les manches, celles qui finissent ainsi.'],
      { items: () => itemsOf(game) },
    ),
  ],
});

/** Looks before every decision: between two of them at most one round ends. */
export class EndingsObserver implements MatchObserver {
  readonly #game: Game;
  readonly #endings = new Map<string, number>();
  #ended = 0;
  /** The world of the match: whoever decided last does not see how it ends. */
  #world: AnyWorld | undefined;

  constructor(game: Game) {
    this.#game = game;
    for (const id of idsOf(game)) this.#endings.set(id, 0);
  }

  chose(world: AnyWorld): void {
    this.#world = world;
    this.#look(tableOf(world));
  }

  #look(table: unknown): void {
    const { ended, ending } = this.#game.rounds(table);
    if (ended === this.#ended) return;
    this.#ended = ended;
    this.#endings.set(ending, (this.#endings.get(ending) ?? 0) + 1);
  }

  ended(_result: unknown, into: Collector): void {
    if (this.#world !== undefined) this.#look(tableOf(this.#world));
    into.add('rounds', this.#ended);
    if (this.#ended === 0) return;
    for (const [ending, times] of this.#endings) into.add(`endings/${ending}`, times, this.#ended);
  }
}
