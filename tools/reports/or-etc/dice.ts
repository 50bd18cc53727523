import { above, below, between, claim, exactly, grows, more, shrinks } from '../claim.ts';
import { type Block, heading, table } from '../page.ts';
import { byItem, changes } from '../tables.ts';
import { en, figureCell, fr, told } from '../told.ts';
import { MATCH_LINES } from './match-lines.ts';
import { cardsOf, pointsBrought } from './cards.ts';
import { FOUR, type OrEtcFound } from './found.ts';

const combinations = ({ values }: OrEtcFound): readonly Block[] => {
  const rolled = values.figure('rolled/full-house', FOUR);
  const shown = values.figure('shown/full-house', FOUR);
  return [
    claim(
      told(
        en`A full house comes up in ${rolled} of throws, and lies there in ${shown} of the moments
          when a card may be laid: exchanges and tools are where the game is played. Two pairs and
          full houses are what players make; a lone pair is what they get rid of.`,
        fr`Un full sort dans ${rolled} des lancers, et il est là dans ${shown} des cas au moment
          de poser : c’est dans les échanges et les outils que se joue la partie. Doubles paires
          et fulls sont ce que les joueurs fabriquent ; la simple paire, ce dont ils se
          débarrassent.`,
      ),
      more(shown, rolled),
      exactly(shown.low > 4 * rolled.high, 'full houses are shown four times as often as rolled'),
      more(values.figure('shown/two-pairs', FOUR), values.figure('rolled/two-pairs', FOUR)),
      more(values.figure('rolled/pair', FOUR), values.figure('shown/pair', FOUR)),
    ),
    byItem(values, told('4 players', 'À 4 joueurs'), FOUR, [
      [told('rolled', 'au lancer'), 'rolled'],
      [told('shown when laying', 'au moment de poser'), 'shown'],
    ]),
  ];
};

const cards = ({ values }: OrEtcFound): readonly Block[] => {
  const house = pointsBrought(values, FOUR, { id: 'XXYYY' }, 5);
  const four = pointsBrought(values, FOUR, { id: '1111-' }, 5);
  const laidHouse = values.figure('card-laid/XXYYY', FOUR);
  const laidFour = values.figure('card-laid/1111-', FOUR);
  const ones = pointsBrought(values, FOUR, { id: '111--' }, 3);
  const any = pointsBrought(values, FOUR, { id: 'XXX--' }, 3);
  return [
    claim(
      told(
        en`The values don’t follow how hard a card is to lay. \`XXYYY\` and \`1111-\` are both
          worth 5; the first is laid ${laidHouse} of the times somebody holds it, the second
          ${laidFour}. So a full house in hand brings ${house} points and four ones ${four}: the
          former is the best card of the game by far, the latter a voucher for a die. Three ones
          bring ${ones} points, any three of a kind, of the same value, ${any}.`,
        fr`Les valeurs ne suivent pas la difficulté. \`XXYYY\` et \`1111-\` valent 5 l’une comme
          l’autre ; la première est posée ${laidHouse} des fois où on l’a en main, la seconde
          ${laidFour}. Un full en main rapporte donc ${house} points, quatre 1 n’en rapportent que
          ${four} : l’une est de loin la meilleure carte du jeu, l’autre un bon pour un dé. Trois
          1 rapportent ${ones} point, un brelan quelconque, de même valeur, ${any}.`,
      ),
      above(laidHouse, 0.7),
      below(laidFour, 0.15),
      more(house, four),
      more(any, ones),
      ...cardsOf(values, FOUR)
        .filter(({ pattern }) => pattern !== 'XXYYY')
        .map((card) => more(house, pointsBrought(values, FOUR, card, card.value))),
    ),
    table(
      [
        told('4 players: a card in hand', 'À 4 : une carte en main'),
        told('value', 'valeur'),
        told('exits', 'sorties'),
        told('is laid', 'est posée'),
        told('is discarded', 'est défaussée'),
        told('pays for a die', 'paie un dé'),
        told('points it brings', 'points rapportés'),
      ],
      cardsOf(values, FOUR).map((card) => [
        `\`${card.pattern}\``,
        figureCell(card.value),
        figureCell(card.exits),
        values.figure(`card-laid/${card.id}`, FOUR),
        values.figure(`card-dropped/${card.id}`, FOUR),
        values.figure(`card-paid/${card.id}`, FOUR),
        pointsBrought(values, FOUR, card, card.value),
      ]),
    ),
  ];
};

const EXITS = 'one exit more on cards of value 3';
const NO_FIVES = 'no cards of value 5';
const EXIT_NAMES = {
  'as printed': told('as printed', 'tel quel'),
  [EXITS]: told(
    'one exit more on cards of value 3',
    'une sortie de plus sur les cartes de valeur 3',
  ),
  [NO_FIVES]: told('no cards of value 5', 'aucune carte de valeur 5'),
};

const exits = ({ exits: found }: OrEtcFound): readonly Block[] => {
  const where = { ...FOUR, variant: EXITS };
  const score = found.change('score', where);
  const minutes = found.change('minutes', where);
  const turns = found.change('mine-turns', where);
  return [
    claim(
      told(
        en`Exits are throws: each free exit of the deepest row is one. One more on the three cards
          of value 3 brings every player ${score} points and the match ${minutes} minutes, in
          about as many turns (${turns}). It is the number to turn for a longer or shorter match.`,
        fr`Les sorties sont des lancers : chaque sortie libre de la dernière rangée en donne un.
          Une de plus sur les trois cartes de valeur 3 rapporte ${score} points à chaque joueur et
          allonge la partie de ${minutes} minutes, en à peu près autant de tours (${turns}). C’est
          le nombre à changer pour une partie plus longue ou plus courte.`,
      ),
      grows(score),
      grows(minutes),
      between(turns, -0.2, 0.2),
      shrinks(found.change('score', { ...FOUR, variant: NO_FIVES })),
    ),
    changes(found, told('4 players', 'À 4 joueurs'), FOUR.seats, EXIT_NAMES, MATCH_LINES),
  ];
};

export const diceChapter = (found: OrEtcFound): readonly Block[] => [
  heading(2, told('What do the combinations of dice do?', 'Que donnent les combinaisons de dés ?')),
  ...combinations(found),
  ...cards(found),
  ...exits(found),
];
