import { above, below, claim, exactly } from '../claim.ts';
import type { Findings } from '../findings.ts';
import { tellNumber } from '../figure.ts';
import { bar, type Block, heading, table } from '../page.ts';
import { en, figureCell, fr, type Told, told } from '../told.ts';
import { FOUR, type OrEtcFound } from './found.ts';

const byPlayers = (found: Findings): Block =>
  table(
    [
      told('Length', 'Durée'),
      told('minutes', 'minutes'),
      told('nine in ten', 'neuf sur dix'),
      told('turns of the mine', 'tours de mine'),
      told('nine in ten', 'neuf sur dix'),
    ],
    found.seats.map((seats) => [
      told(en`${seats} players`, fr`${seats} joueurs`),
      found.figure('minutes', { seats }),
      range(found, 'minutes', seats),
      found.figure('mine-turns', { seats }),
      range(found, 'mine-turns', seats),
    ]),
  );

/** Where nine of ten matches lie. */
const range = (found: Findings, histogram: string, seats: number): Told => {
  const [low = 0, high = 0] = [0.05, 0.95].map((part) =>
    found.quantile(histogram, part, { seats }),
  );
  return told(`${low}–${high}`, `${low}–${high}`);
};

/** Which part of all matches ends in some turns, as the rules count them. */
function endingIn(found: Findings, turns: readonly number[]): number {
  const counts = found.counts('mine-turns', FOUR);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return counts.reduce((sum, [turn, count]) => sum + (turns.includes(turn) ? count : 0), 0) / all;
}

const ONE_DIGIT = { least: 1, most: 1 };

function lastTurns(found: Findings): Block {
  const counts = found.counts('mine-turns', FOUR);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const largest = Math.max(...counts.map(([, count]) => count));
  return table(
    [
      told('4 players: the match ends in turn', 'À 4 : la partie finit au tour'),
      told('matches', 'parties'),
      told('', ''),
    ],
    counts.map(([turn, count]) => [
      figureCell(turn),
      told(
        `${tellNumber((100 * count) / all, ONE_DIGIT, 'en')}%`,
        `${tellNumber((100 * count) / all, ONE_DIGIT, 'fr')}\u00A0%`,
      ),
      bar(count, largest),
    ]),
  );
}

const inWhichTurn = ({ seats }: OrEtcFound): Block => {
  const minutes = seats.figure('minutes', FOUR);
  const turns = seats.figure('mine-turns', FOUR);
  const roll = seats.figure('endings/roll', FOUR);
  const share = Math.round(100 * endingIn(seats, [5, 6]));
  return claim(
    told(
      en`A match of four takes ${minutes} minutes by our estimate and ${turns} turns of the mine.
        A roll ends it in ${roll} of matches: four of a kind from turn 5 on, three from turn 6.
        With all dice of a table that hardly ever takes longer, so ${share}% of matches end in
        turn 5 or 6. The end comes by surprise, but its moment does not: everybody can plan for
        six turns.`,
      fr`À quatre, une partie dure ${minutes} minutes selon notre estimation, et ${turns} tours de
        mine. Un lancer y met fin dans ${roll} des cas : un carré dès le tour 5, un brelan dès le
        tour 6. Avec tous les dés d’une table, cela n’attend presque jamais plus longtemps :
        ${share}\u00A0% des parties finissent au tour 5 ou 6. La fin surprend, mais pas son moment
        : tout le monde peut compter sur six tours.`,
    ),
    above(roll, 0.97),
    above(turns, 5),
    below(turns, 6.2),
    exactly(share >= 90, 'nine of ten matches end in turn 5 or 6'),
  );
};

export const lengthChapter = (found: OrEtcFound): readonly Block[] => [
  heading(2, told('How long does it take?', 'Combien de temps dure une partie ?')),
  inWhichTurn(found),
  byPlayers(found.seats),
  lastTurns(found.seats),
  told(
    en`Minutes are an estimate ([how it is made](measures.md)): a choice takes longer the more
      there is to choose from and the harder our expert finds such choices; the scale is that of
      the boxes of three published games, whose times it misses by up to half. Explaining the
      rules is not in it, nor the auction’s drama. Haggling is, as bots do it; people may take much
      longer for it, or do much less of it.`,
    fr`Les minutes sont une estimation ([comment elle est faite](measures.md), en anglais) : un
      choix prend d’autant plus de temps qu’il y a de possibilités et que notre expert trouve ces
      choix difficiles ; l’échelle vient des boîtes de trois jeux publiés, dont elle s’écarte de
      moitié au plus. L’explication des règles et la mise en scène des enchères n’y sont pas. Le
      marchandage y est, tel que le pratiquent les robots ; des gens y passeront peut-être bien
      plus de temps, ou en feront bien moins.`,
  ),
];
