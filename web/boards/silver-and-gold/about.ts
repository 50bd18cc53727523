import { expeditionOf, NO_PATTERN } from '@pepite/games/silver-and-gold/data/patterns';
import { COLOURS } from '@pepite/games/silver-and-gold/data/cards';
import type { Clause } from '@pepite/games/silver-and-gold/judge';
import {
  type Card,
  COIN_BOXES,
  COINS,
  CROSSES,
  CUPS,
  PALMS,
  POINTS,
  printedCells,
  SEAL_BONUS,
  SEAL_COLOUR,
  sealOf,
} from '@pepite/games/silver-and-gold/pieces';
import { fullOf, pointsOf } from '@pepite/games/silver-and-gold/score';
import { palmWorth } from '@pepite/games/silver-and-gold/steps/mark';
import type { Table } from '@pepite/games/silver-and-gold/world';
import { hasWide, itemAt, itemNamed, size } from '@pepite/kernel';
import type { AboutScene } from '../board.ts';
import type { About } from '../kit/about.ts';
import { type AboutText, type CardAsked, TOOLS } from './about-texts.ts';
import { whenOf } from '@pepite/drawings/silver-and-gold/scene';
import { cardName, wordsIn } from './words.ts';

type Scene = AboutScene<Table>;

/** What things on the board carry as `data-about`: a kind, and which one of it. */
export const aboutOf = {
  card: (card: Card): string => `card:${card}`,
  cell: (card: Card, cell: number): string => `cell:${card}:${cell}`,
  colour: (seat: number, colour: number): string => `colour:${seat}:${colour}`,
  coins: (seat: number): string => `coins:${seat}`,
  palms: (seat: number): string => `palms:${seat}`,
  points: (seat: number): string => `points:${seat}`,
} as const;

const told = (text: AboutText, clause: Clause): About => ({ ...text, clause });

type Describe = (scene: Scene, ...which: readonly number[]) => About | undefined;

const DESCRIPTIONS: Readonly<Record<string, Describe>> = {
  card: (scene, card = 0) => aboutCard(scene, card),
  cell: aboutCell,
  colour: ({ language, table, names }, seat = 0, colour = 0) => {
    const words = wordsIn(language);
    const count = fullOf(itemAt(table.players, seat).full, colour);
    const name = words.colours[itemAt(COLOURS, colour)];
    return told(words.about.colour(itemAt(names, seat), count, name), 'S20');
  },
  coins: ({ language, table }, seat = 0) =>
    told(wordsIn(language).about.coins(itemAt(table.players, seat).coins, COIN_BOXES), 'S10'),
  palms: ({ language, table }, seat = 0) => {
    const left = itemAt(table.players, seat).palms.filter((points) => points === 0).length;
    return told(wordsIn(language).about.palms(left, palmWorth(table)), 'S11');
  },
  points: ({ language, table, names }, seat = 0) => {
    const { total } = pointsOf(itemAt(table.players, seat));
    return told(wordsIn(language).about.points(itemAt(names, seat), total), 'S19');
  },
  'cup-boxes': ({ language }) => told(wordsIn(language).about.cupBoxes, 'S13'),
  cups: ({ language, table }) => told(wordsIn(language).about.cups(CUPS[table.cupsTaken]), 'S13'),
  deck: ({ language }) => told(wordsIn(language).about.deck, 'S2'),
  expedition: ({ language, table: { expedition } }) => {
    const { about, patterns } = wordsIn(language);
    const isRevealed = expedition !== NO_PATTERN;
    const pattern = isRevealed ? itemNamed(patterns, expeditionOf(expedition).id) : undefined;
    return told(about.expedition(pattern), isRevealed ? 'S7' : 'S6');
  },
  first: ({ language }) => told(wordsIn(language).about.first, 'S16'),
  pile: ({ language, table }) => told(wordsIn(language).about.pile(table.pileSize), 'S14'),
  tool: ({ language }, tool = 0) => {
    const name = TOOLS[tool];
    if (name === undefined) return undefined;
    return told(wordsIn(language).about.tools[name], name === 'single' ? 'S8' : 'S7');
  },
  when: ({ language, table }) => {
    const { round, rounds, turn, turns } = whenOf(table);
    return told(wordsIn(language).about.when(round, rounds, turn, turns), 'S17');
  },
};

/** What a thing on the board is, and what it does now; nothing for what has no words. */
export function about(key: string, scene: Scene): About | undefined {
  const [kind = '', ...which] = key.split(':');
  return Object.hasOwn(DESCRIPTIONS, kind)
    ? itemNamed(DESCRIPTIONS, kind)(scene, ...which.map(Number))
    : undefined;
}

function aboutCard(scene: Scene, card: Card): About {
  const words = wordsIn(scene.language);
  const { players } = scene.table;
  const holder = players.find(({ cards }) => cards.includes(card));
  const seal = sealOf(card);
  const asked: CardAsked = {
    name: cardName(card, scene.language),
    points: itemAt(POINTS, card),
    printed: words.cards.printed(
      size(itemAt(COINS, card)),
      size(itemAt(PALMS, card)),
      size(itemAt(CROSSES, card)),
    ),
    seal: seal === undefined ? '' : words.cards.seal(seal.bonus, words.colours[seal.colour]),
    free: holder === undefined ? undefined : size(itemAt(holder.free, holder.cards.indexOf(card))),
  };
  const owner = players.find(({ full }) => hasWide(full, card));
  if (owner === undefined) return told(words.about.card(asked), 'S14');
  const bonus = itemAt(SEAL_BONUS, card) * fullOf(owner.full, itemAt(SEAL_COLOUR, card));
  return told(words.about.completed(asked, bonus), 'S20');
}

function aboutCell({ language, table }: Scene, card = 0, cell = 0): About | undefined {
  const sign = printedCells(card).find((printed) => printed.cell === cell)?.sign;
  if (sign === undefined) return undefined;
  const clause = { plain: 'S7', cross: 'S9', coin: 'S10', palm: 'S11' } as const;
  return told(wordsIn(language).about.cell[sign](palmWorth(table)), clause[sign]);
}
