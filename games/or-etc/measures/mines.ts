import {
  type Actor,
  type Collector,
  type MatchObserver,
  type MeasureGroup,
  type MeasureItem,
  measureSpec,
  type Move,
} from '@pepite/kernel';
import { kindOf, LAY, ROLL, SHIELD, SKIP, SUFFER } from '../moves.ts';
import { facesOf, HANDFUL_COUNT } from '../pieces/dice.ts';
import { deepestDepth } from '../pieces/mine.ts';
import { ACCIDENTS } from '../pieces.ts';
import { english } from '../words.en.ts';
import { french } from '../words.fr.ts';
import { type Box, type Hand, type OrEtcWorld, Step, type Table } from '../world.ts';

/** In the order of accidents (O15, O16). */
const accidentItems = (): readonly MeasureItem[] =>
  ACCIDENTS.map((id) => ({
    id,
    name: { en: english.accidents[id].title, fr: french.accidents[id].title },
  }));

/** What five dice show, by how many are alike; the first that fits. */
const COMBINATIONS = [
  { id: 'five', counts: '5', name: { en: 'Five of a kind', fr: 'Quinte' } },
  { id: 'four', counts: '41', name: { en: 'Four of a kind', fr: 'Carré' } },
  { id: 'full-house', counts: '32', name: { en: 'Full house', fr: 'Full' } },
  { id: 'three', counts: '311', name: { en: 'Three of a kind', fr: 'Brelan' } },
  { id: 'two-pairs', counts: '221', name: { en: 'Two pairs', fr: 'Double paire' } },
  { id: 'pair', counts: '2111', name: { en: 'A pair', fr: 'Paire' } },
  { id: 'different', counts: '11111', name: { en: 'All different', fr: 'Tous différents' } },
] as const;

const countsOf = (faces: readonly number[]): string =>
  [1, 2, 3, 4, 5, 6]
    .map((face) => faces.filter((one) => one === face).length)
    .filter((count) => count > 0)
    .sort((one, other) => other - one)
    .join('');

/** By handful its place among the combinations; −1 for fewer than five dice. */
const COMBINATION_OF = Int8Array.from({ length: HANDFUL_COUNT }, (_, dice) =>
  COMBINATIONS.findIndex(({ counts }) => counts === countsOf(facesOf(dice))),
);

/** O9, O11–O18, O28. */
export const mines: MeasureGroup = {
  id: 'mines',
  title: { en: 'Mines, accidents and dice', fr: 'Mines, accidents et dés' },
  specs: [
    measureSpec(
      'mine-turns',
      'mean',
      ['Turns of the mine', 'How many turns, as the rules count them, a match has.'],
      ['Tours de mine', 'Combien de tours, au sens des règles, compte une partie.'],
      { plot: 'histogram' },
    ),
    measureSpec(
      'rows',
      'mean',
      ['Rows', 'How deep a player’s mine is at the end.'],
      ['Rangées', 'La profondeur de la mine d’un joueur à la fin.'],
      { plot: 'histogram' },
    ),
    measureSpec(
      'mines-aside',
      'mean',
      ['Mines set aside', 'How often a player has to start again at the entrance.'],
      ['Mines mises de côté', 'Combien de fois un joueur doit repartir de l’entrée.'],
    ),
    measureSpec(
      'laid-when-asked',
      'share',
      ['Cards laid when asked', 'Of the times a player may lay a card, how often one is laid.'],
      ['Cartes posées', 'Des fois où un joueur peut poser une carte, combien de fois il le fait.'],
    ),
    measureSpec(
      'accidents',
      'mean',
      ['Accidents', 'How often each strikes somebody in a match.'],
      ['Accidents', 'Combien de fois chacun frappe quelqu’un dans une partie.'],
      { items: accidentItems },
    ),
    measureSpec(
      'shielded',
      'share',
      ['Taken by the helmet', 'Of all accidents that strike, those that the helmet takes.'],
      ['Arrêtés par le casque', 'De tous les accidents qui frappent, ceux que le casque arrête.'],
    ),
    measureSpec(
      'deck-left',
      'share',
      ['Deck left', 'Of the Filon cards, how many are still in the pile at the end.'],
      ['Pioche restante', 'Des cartes Filon, combien sont encore dans la pioche à la fin.'],
    ),
    measureSpec(
      'deck-out',
      'share',
      ['Deck runs out', 'Matches at whose end no Filon card is left in the pile.'],
      ['Pioche épuisée', 'Parties à la fin desquelles la pioche n’a plus de carte Filon.'],
    ),
    measureSpec(
      'rolled',
      'share',
      ['What is rolled', 'Of all throws of five dice, before anything is exchanged.'],
      ['Ce que donnent les lancers', 'De tous les lancers de cinq dés, avant tout échange.'],
      { items: () => COMBINATIONS },
    ),
    measureSpec(
      'shown',
      'share',
      [
        'What dice show in the end',
        'When a card may be laid, after exchanges and tools: against the line above, what ' +
          'players make of their dice.',
      ],
      [
        'Ce que montrent les dés à la fin',
        'Au moment de poser, après échanges et outils : par rapport aux lancers, ce que les ' +
          'joueurs font de leurs dés.',
      ],
      { items: () => COMBINATIONS },
    ),
  ],
};

export class MinesObserver implements MatchObserver<Table, Hand, Box> {
  readonly #accidents = new Int32Array(ACCIDENTS.length);
  readonly #rolled = new Int32Array(COMBINATIONS.length);
  readonly #shown = new Int32Array(COMBINATIONS.length);
  #shielded = 0;
  #asked = 0;
  #laid = 0;
  #pile = 0;
  /** The phase whose accidents were counted last. */
  #counted = 0;
  #world: OrEtcWorld | undefined;

  chose(world: OrEtcWorld, actor: Actor, _moves: unknown, move: Move): void {
    const { table } = world;
    if (this.#world === undefined) this.#pile = table.filons;
    this.#world = world;
    const kind = kindOf(move);
    if (kind === SHIELD) this.#shielded++;
    if (kind !== LAY && kind !== SKIP) return;
    this.#asked++;
    if (kind === LAY) this.#laid++;
    this.#shown[COMBINATION_OF[table.players[actor].dice]]++;
  }

  saw({ table }: OrEtcWorld, _actor: Actor, move: Move): void {
    const kind = kindOf(move);
    if (kind === ROLL) this.#rolled[COMBINATION_OF[move & 511]]++;
    // All have rolled, and whoever has the helmet has said what to do with it.
    const isDone = kind === ROLL || kind === SHIELD || kind === SUFFER;
    if (isDone && table.step !== Step.roll && table.step !== Step.shield) this.#count(table);
  }

  #count({ turn, phase, players }: Table): void {
    const now = turn * PHASES + phase;
    if (now === this.#counted) return;
    this.#counted = now;
    for (const { struck } of players) if (struck > 0) this.#accidents[struck - 1]++;
  }

  ended(_result: unknown, into: Collector): void {
    const { table } = this.#world ?? {};
    if (table === undefined) return;
    into.add('mine-turns', table.turn);
    into.addTo('mine-turns', table.turn);
    for (const player of table.players) {
      into.add('rows', deepestDepth(player));
      into.addTo('rows', deepestDepth(player));
      into.add('mines-aside', player.aside);
    }
    if (this.#asked > 0) into.add('laid-when-asked', this.#laid, this.#asked);
    this.#addAccidents(into);
    into.add('deck-left', table.filons, this.#pile);
    into.add('deck-out', table.filons === 0 ? 1 : 0);
    addShares('rolled', this.#rolled, into);
    addShares('shown', this.#shown, into);
  }

  #addAccidents(into: Collector): void {
    let struck = 0;
    for (const [accident, times] of this.#accidents.entries()) {
      into.add(`accidents/${ACCIDENTS[accident]}`, times);
      struck += times;
    }
    if (struck > 0) into.add('shielded', this.#shielded, struck);
  }
}

/** More than a turn can have. */
const PHASES = 1000;

function addShares(measure: string, counts: Int32Array, into: Collector): void {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return;
  for (const [index, { id }] of COMBINATIONS.entries()) {
    into.add(`${measure}/${id}`, counts[index], all);
  }
}
