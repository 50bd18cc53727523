import {
  type Actor,
  type Collector,
  type MatchObserver,
  type MeasureGroup,
  type MeasureItem,
  measureSpec,
  type Move,
  type Result,
  SeatCounts,
  sidesOf,
  winsOf,
} from '@pepite/kernel';
import { BID, CHOOSE, FOLD, kindOf, REROLL, SHIELD, SWAP } from '../moves.ts';
import { MOST_HAND, NO_TOOL, NOBODY, type ToolName, TOOLS } from '../pieces.ts';
import { english } from '../words.en.ts';
import { french } from '../words.fr.ts';
import type { Box, Hand, OrEtcWorld, Table } from '../world.ts';

const named = (ids: readonly ToolName[]): readonly MeasureItem[] =>
  ids.map((id) => ({
    id,
    name: { en: english.labels.tools[id], fr: french.labels.tools[id] },
  }));

const items = (): readonly MeasureItem[] => named(TOOLS);
const IDS = ['', ...TOOLS];
/** The wagon is not used: it works by itself. */
const USED: readonly ToolName[] = TOOLS.filter((tool) => tool !== 'wagon');

const handItems = (): readonly MeasureItem[] =>
  Array.from({ length: MOST_HAND }, (_, card) => ({
    id: String(card + 1),
    name: { en: `Card ${card + 1}`, fr: card === 0 ? '1ʳᵉ carte' : `${card + 1}ᵉ carte` },
  }));

/** O3–O7, O23: what tools cost, and what they are worth. */
export const tools: MeasureGroup = {
  id: 'tools',
  title: { en: 'Tools and prestige', fr: 'Outils et prestige' },
  specs: [
    measureSpec(
      'tool-had',
      'share',
      ['Tool is had', 'Matches in which somebody has the tool.'],
      ['Outil acquis', 'Parties où quelqu’un a cet outil.'],
      { items },
    ),
    measureSpec(
      'tool-price',
      'mean',
      ['Price', 'Prestige paid for the tool, by those who get it.', 'prestige'],
      ['Prix', 'Le prestige payé par qui obtient l’outil.', 'de prestige'],
      { items },
    ),
    measureSpec(
      'tool-unwanted',
      'share',
      ['Nobody bids', 'Of the times it is put up, those without a bid.'],
      ['Sans enchère', 'Mises aux enchères où personne ne mise.'],
      { items },
    ),
    measureSpec(
      'tool-used',
      'mean',
      ['Uses', 'How often its owner uses it in a match.'],
      ['Emplois', 'Combien de fois son propriétaire s’en sert dans une partie.'],
      { items: () => named(USED) },
    ),
    measureSpec(
      'tool-gain',
      'gain',
      [
        'Wins of its owner',
        'How much more often than a fair share its first owner wins, what it cost included: ' +
          'more than nothing means too cheap, less means too dear.',
      ],
      [
        'Victoires de son propriétaire',
        'De combien son premier propriétaire gagne plus souvent que sa part, prix payé compris : ' +
          'plus que zéro, l’outil est trop bon marché ; moins, il est trop cher.',
      ],
      { items },
    ),
    measureSpec(
      'tool-worth',
      'gain',
      [
        'Worth in wins',
        'How much more often a player wins with this tool than with none, all else equal: after ' +
          'the auction one player is given each in turn, also those that nobody has bought, and ' +
          'the match is played on with the same chance. What it costs is not counted.',
      ],
      [
        'Valeur en victoires',
        'De combien un joueur gagne plus souvent avec cet outil que sans aucun, toutes choses ' +
          'égales : après les enchères, on donne à un joueur chaque outil tour à tour, même ' +
          'invendu, et la partie se joue avec les mêmes hasards. Le prix n’est pas compté.',
      ],
      { items, isClose: true },
    ),
    measureSpec(
      'tool-worth-points',
      'mean',
      ['Worth in points', 'The same in points.', 'points'],
      ['Valeur en points', 'De même, en points.', 'points'],
      { items, isClose: true },
    ),
    measureSpec(
      'hand-size',
      'mean',
      ['Hand size', 'Cards that a hand is filled up to, after the auction.', 'cards'],
      ['Taille de la main', 'Cartes que compte une main complète, après les enchères.', 'cartes'],
    ),
    measureSpec(
      'card-worth',
      'gain',
      [
        'Worth of a hand card in wins',
        'How much more often a player wins with one card more in hand for the whole match, found ' +
          'as the worth of tools: a point of prestige buys one, up to five. A tool is worth its ' +
          'price if it brings as much as the cards that it costs.',
      ],
      [
        'Valeur d’une carte en main, en victoires',
        'De combien on gagne plus souvent avec une carte de plus en main toute la partie, mesuré ' +
          'comme pour les outils : un point de prestige en achète une, jusqu’à cinq. Un outil ' +
          'vaut son prix s’il rapporte autant que les cartes qu’il coûte.',
      ],
      { items: handItems, isClose: true },
    ),
    measureSpec(
      'card-worth-points',
      'mean',
      ['Worth of a hand card in points', 'The same in points.', 'points'],
      ['Valeur d’une carte en main, en points', 'De même, en points.', 'points'],
      { items: handItems, isClose: true },
    ),
  ],
};

export class ToolsObserver implements MatchObserver<Table, Hand, Box> {
  readonly #seats: number;
  /** By tool, 0 for none: who got it first, for how much; times put up, and refused by all. */
  readonly #owners = [NOBODY, ...TOOLS.map(() => NOBODY)];
  readonly #prices = [0, ...TOOLS.map(() => 0)];
  readonly #putUp = [0, ...TOOLS.map(() => 0)];
  readonly #unwanted = [0, ...TOOLS.map(() => 0)];
  readonly #uses: SeatCounts;
  /** What was up before the last move of the auction, how many had been refused, and sold last. */
  #up = NO_TOOL;
  #refused = 0;
  #sold = NO_TOOL;
  #hands = 0;

  constructor(seats: number) {
    this.#seats = seats;
    this.#uses = new SeatCounts(seats, IDS);
  }

  chose({ table }: OrEtcWorld, actor: Actor, _moves: unknown, move: Move): void {
    const kind = kindOf(move);
    if (kind === BID || kind === FOLD) {
      this.#up = table.auction.tool;
      this.#refused = table.auction.refused;
    } else if (kind === REROLL || kind === SWAP || kind === SHIELD) {
      this.#uses.add(actor, table.players[actor].tool);
    }
  }

  saw({ table }: OrEtcWorld, _actor: Actor, move: Move): void {
    const kind = kindOf(move);
    if (kind < BID || kind > CHOOSE) return;
    const { sold, refused } = table.auction;
    if (sold.tool !== this.#sold) {
      this.#sold = sold.tool;
      this.#owners[sold.tool] = sold.seat;
      this.#prices[sold.tool] = sold.price;
      if (kind !== CHOOSE) this.#putUp[sold.tool]++;
      this.#hands = table.players.reduce((sum, { limit }) => sum + limit, 0);
    } else if (kind === FOLD && refused > this.#refused) {
      this.#putUp[this.#up]++;
      this.#unwanted[this.#up]++;
    }
  }

  ended(result: Result, into: Collector): void {
    const sides = sidesOf({}, this.#seats);
    const wins = winsOf(sides, result);
    into.add('hand-size', this.#hands, this.#seats);
    for (const [index, id] of TOOLS.entries()) {
      const tool = index + 1;
      const owner = this.#owners[tool];
      into.add(`tool-had/${id}`, owner === NOBODY ? 0 : 1);
      if (this.#putUp[tool] > 0) {
        into.add(`tool-unwanted/${id}`, this.#unwanted[tool], this.#putUp[tool]);
      }
      if (owner === NOBODY) continue;
      into.add(`tool-price/${id}`, this.#prices[tool]);
      into.add(`tool-gain/${id}`, wins[owner] - 1 / sides.count);
      if (USED.includes(id)) into.add(`tool-used/${id}`, this.#uses.totalOf(tool));
    }
  }
}
