import { above, below, between, claim, type Condition, more } from '../claim.ts';
import type { Findings } from '../findings.ts';
import { type Block, heading } from '../page.ts';
import { winsByOrder } from '../tables.ts';
import { en, fr, told } from '../told.ts';
import { FOUR, type OrEtcFound } from './found.ts';

/** Players whose bids are not all alike: a third of their choices are just anything. */
const SLIPPING = 'players who slip';

/** By so much of 100 a place may win more or less than its share. */
const CLOSE = 0.04;

/** No place in the order of play is far from its share. */
export const allFair = (seats: Findings): readonly Condition[] =>
  seats.seats.flatMap((count) =>
    Array.from({ length: count }, (_, place) =>
      between(
        seats.offset(`wins-by-turn/${place}`, { seats: count, variant: SLIPPING }),
        -CLOSE,
        CLOSE,
      ),
    ),
  );

const advantage = ({ seats, tools }: OrEtcFound): Block => {
  const first = seats.figure('wins-by-turn/0', FOUR);
  const last = seats.figure('wins-by-turn/3', FOUR);
  const mug = tools.figure('tool-price/mug', FOUR);
  return claim(
    told(
      en`Among bots that all bid alike, the first of four players wins ${first} of matches and the
        last ${last}, where 25% would be fair. It isn’t the first throw that does it but the
        auction: the mug, the best tool that costs no card, goes to whoever may say “2” first,
        which is the first player, always at a price of ${mug}. The others get what is left.`,
      fr`Entre robots qui misent tous de la même façon, le premier de quatre joueurs gagne
        ${first} des parties et le dernier ${last}, alors que 25\u00A0% seraient équitables. Ce
        n’est pas le premier lancer qui en décide, mais les enchères : la chope, le meilleur outil
        qui ne coûte aucune carte, revient à qui peut dire « 2 » d’abord, donc au premier joueur,
        toujours pour ${mug}. Les autres prennent ce qui reste.`,
    ),
    above(first, 0.3),
    below(last, 0.2),
    between(mug, 1.999, 2.001),
  );
};

/** With two players the bots are wrong about what the mug is worth. */
const withTwo = ({ seats, players }: OrEtcFound): Block => {
  const first = seats.figure('wins-by-turn/0', { seats: 2 });
  const mug = players.figure('tool-worth-points/mug', { seats: 2 });
  const shovel = players.figure('tool-worth-points/shovel', { seats: 2 });
  return claim(
    told(
      en`With two players it is the other way round, by a mistake of the bots: the first one takes
        the mug, which is worth ${mug} points where one die lies in the centre, and leaves the
        shovel, worth ${shovel}. So the first of two wins ${first} of matches.`,
      fr`À deux, c’est l’inverse, par une erreur des robots : le premier prend la chope, qui vaut
        ${mug} points quand un seul dé est au centre, et laisse la pelle, qui en vaut ${shovel}.
        Le premier de deux gagne donc ${first} des parties.`,
    ),
    more(shovel, mug),
    below(first, 0.4),
    between(seats.figure('tool-price/mug', { seats: 2 }), 1.999, 2.001),
  );
};

const withoutAuction = ({ seats }: OrEtcFound): Block => {
  const first = seats.figure('wins-by-turn/0', { ...FOUR, variant: SLIPPING });
  return claim(
    told(
      en`Players who slip, of whose choices a third are just anything, bid now high and now low.
        Among them hardly anything is left of it: the first of four wins ${first}, and no place in
        the order of play is more than 4 matches of 100 from its share, with any number of
        players. So the order of throwing, exchanging and drawing is close to fair; what isn’t is
        who speaks first in the auction.`,
      fr`Des joueurs distraits, dont un tiers des choix sont faits au hasard, misent tantôt haut,
        tantôt bas. Entre eux, il n’en reste presque rien : le premier de quatre gagne ${first},
        et aucune place dans l’ordre du tour ne s’écarte de sa part de plus de 4 parties sur 100,
        quel que soit le nombre de joueurs. L’ordre des lancers, des échanges et du tirage est
        donc presque équitable ; c’est l’ordre de parole aux enchères qui ne l’est pas.`,
    ),
    ...allFair(seats),
  );
};

export const firstPlayerChapter = (found: OrEtcFound): readonly Block[] => [
  heading(2, told('Where does the first player stand?', 'Où en est le premier joueur ?')),
  advantage(found),
  winsByOrder(found.seats, found.seats.seats),
  withTwo(found),
  withoutAuction(found),
  winsByOrder(found.seats, found.seats.seats, SLIPPING),
];
