import { above, below, claim, shrinks, stays } from '../claim.ts';
import type { Figure } from '../figure.ts';
import type { Where } from '../findings.ts';
import { type Block, heading, table } from '../page.ts';
import { en, figureCell, fr, told } from '../told.ts';
import type { OrEtcFound } from './found.ts';

/** The cards on the two sheets (O1). */
const CARDS = 30;
const MOST_COPIES = 7;

/** Where so many copies of the two sheets are played: as many as players is how Pépite plays. */
const withCopies = (seats: number, copies: number): Where =>
  copies === seats
    ? { seats }
    : { seats, variant: `${copies} ${copies === 1 ? 'copy' : 'copies'}` };

const isPlayed = ({ sheets }: OrEtcFound, { seats, variant }: Where): boolean =>
  variant === undefined || sheets.variantsWith(seats).includes(variant);

/** The pile has run out in less than one match in twenty, for sure. */
const RARELY = 0.05;

/** The fewest copies with which the pile rarely runs out. */
export function copiesNeeded(found: OrEtcFound, seats: number): number {
  for (let copies = 1; copies <= seats; copies++) {
    const where = withCopies(seats, copies);
    if (!isPlayed(found, where)) continue;
    if (found.sheets.figure('deck-out', where).high < RARELY) return copies;
  }
  throw new Error(`the pile runs out with ${seats} players`);
}

/** How often the pile runs out with one copy fewer than are needed. */
export const oneFewer = (found: OrEtcFound): readonly Figure[] =>
  found.sheets.seats.map((seats) =>
    found.sheets.figure('deck-out', withCopies(seats, copiesNeeded(found, seats) - 1)),
  );

function runsOut(found: OrEtcFound): Block {
  const copies = Array.from({ length: MOST_COPIES }, (_, index) => index + 1);
  return table(
    [
      told('The pile runs out with', 'La pile s’épuise avec'),
      ...copies.map((number) =>
        number === 1
          ? told('1 copy', '1 exemplaire')
          : told(en`${number} copies`, fr`${number} exemplaires`),
      ),
    ],
    found.sheets.seats.map((seats) => [
      told(en`${seats} players`, fr`${seats} joueurs`),
      ...copies.map((number) => {
        const where = withCopies(seats, number);
        return isPlayed(found, where) ? found.sheets.figure('deck-out', where) : '';
      }),
    ]),
  );
}

function whatIsLeft({ seats: played }: OrEtcFound): Block {
  return table(
    [
      told('One copy for each player', 'Un exemplaire par joueur'),
      told('Filon cards', 'cartes Filon'),
      told('left in the pile at the end', 'encore dans la pile à la fin'),
      told('matches ended by a roll', 'parties finies par un lancer'),
    ],
    played.seats.map((seats) => [
      told(en`${seats} players`, fr`${seats} joueurs`),
      figureCell(CARDS * seats),
      played.figure('deck-left', { seats }),
      played.figure('endings/roll', { seats }),
    ]),
  );
}

/** One copy fewer ends matches early; one more does nothing. */
function around({ sheets, seats }: OrEtcFound): Block {
  const fewer = sheets.change('mine-turns', withCopies(4, 3));
  const extra = sheets.change('mine-turns', withCopies(4, 5));
  return claim(
    told(
      en`With four players and three copies matches are shorter (${fewer} turns of the mine),
        because the pile ends many of them before the dice do. A fifth copy changes nothing that
        we could measure (${extra} turns): it would only be paper. With six players five copies
        are enough, since hands are smaller there: more is paid for tools.`,
      fr`À quatre avec trois exemplaires, les parties sont plus courtes (${fewer} tour de mine),
        parce que la pile met fin à beaucoup d’entre elles avant les dés. Un cinquième exemplaire
        ne change rien de mesurable (${extra} tour) : ce ne serait que du papier. À six, cinq
        exemplaires suffisent, car les mains y sont plus petites : on y paie davantage pour les
        outils.`,
    ),
    shrinks(fewer),
    stays(extra),
    below(sheets.figure('deck-out', withCopies(6, 5)), RARELY),
    above(sheets.figure('deck-out', withCopies(4, 3)), 0.3),
    below(seats.figure('hand-size', { seats: 6 }), 4.5),
    above(seats.figure('hand-size', { seats: 4 }), 4.9),
  );
}

export const copiesChapter = (found: OrEtcFound): readonly Block[] => [
  heading(2, told('How many copies of the cards?', 'Combien d’exemplaires des cartes ?')),
  told(
    en`The prototype has two sheets of 15 Filon cards and doesn’t say how often to print them. The
      pile should outlast the match: if it runs out, the last card drawn ends everything, and
      nobody sees it coming but those who count.`,
    fr`Le prototype a deux planches de 15 cartes Filon et ne dit pas en combien d’exemplaires les
      imprimer. La pile doit durer plus longtemps que la partie : si elle s’épuise, la dernière
      carte piochée met fin à tout, et seul qui compte les cartes la voit venir.`,
  ),
  runsOut(found),
  around(found),
  whatIsLeft(found),
];
