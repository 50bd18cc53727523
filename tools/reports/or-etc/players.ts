import { above, below, claim, more } from '../claim.ts';
import type { Figure } from '../figure.ts';
import { type Block, heading } from '../page.ts';
import { bySeats, type Line } from '../tables.ts';
import { en, fr, told } from '../told.ts';
import type { OrEtcFound } from './found.ts';

/** What one player does of what all do. */
function perPlayer({ value, low, high, form }: Figure, seats: number): Figure {
  return { value: value / seats, low: low / seats, high: high / seats, form };
}

const eachOf =
  (key: string): Line[1] =>
  (findings, where) =>
    perPlayer(findings.figure(key, where), where.seats);

const LINES: readonly Line[] = [
  [told('Minutes (an estimate)', 'Minutes (estimation)'), 'minutes'],
  [told('Decisions of each player', 'Décisions de chaque joueur'), eachOf('decisions')],
  [told('Cards that a hand is filled up to', 'Cartes d’une main complète'), 'hand-size'],
  [told('Points of each player', 'Points de chaque joueur'), 'score'],
  [told('Points the winner is ahead', 'Avance du vainqueur, en points'), 'margin'],
  [told('Lead changes', 'Changements de tête'), 'lead-changes'],
  [told('Whoever leads at half-time wins', 'Qui mène à mi-partie l’emporte'), 'ahead-wins/5'],
  [
    told('Centre dice wanted, by each player', 'Dés centraux demandés, par joueur'),
    eachOf('claims'),
  ],
  [told('… of which contested', '… dont disputés'), 'contested'],
  [told('Offers made, by each player', 'Offres faites, par joueur'), eachOf('offers')],
  [told('… of which accepted', '… dont acceptées'), 'offers-taken'],
];

const CLOSE_LINES: readonly Line[] = [
  [told('Decisions that matter', 'Décisions qui comptent'), 'matters'],
  [told('Decisions that concern others', 'Décisions qui touchent les autres'), 'interaction'],
  [
    told('A strong player among regulars wins', 'Un joueur fort parmi des habitués gagne'),
    'skill/regular',
  ],
];

const two = ({ seats }: OrEtcFound): Block => {
  const ahead = seats.figure('ahead-wins/5', { seats: 2 });
  const aheadOfSix = seats.figure('ahead-wins/5', { seats: 6 });
  const contested = seats.figure('contested', { seats: 2 });
  const contestedByFour = seats.figure('contested', { seats: 4 });
  const claims = perPlayer(seats.figure('claims', { seats: 2 }), 2);
  const claimsOfFour = perPlayer(seats.figure('claims', { seats: 4 }), 4);
  return claim(
    told(
      en`**Two are too few.** One centre die lies between two players (there are as many as
        players, less one), so each of them wants one ${claims} times in a match, against
        ${claimsOfFour} times among four, and ${contested} of those are contested, against
        ${contestedByFour}. Whoever leads at half-time wins ${ahead} of matches; among six it is
        ${aheadOfSix}.`,
      fr`**Deux, c’est trop peu.** Un seul dé central pour deux (il y en a un de moins que de
        joueurs) : chacun en demande un ${claims} fois par partie, contre ${claimsOfFour} fois à
        quatre, et ${contested} de ces demandes sont disputées, contre ${contestedByFour}. Qui
        mène à mi-partie l’emporte dans ${ahead} des cas ; à six, dans ${aheadOfSix}.`,
    ),
    more(claimsOfFour, claims),
    more(contestedByFour, contested),
    more(ahead, aheadOfSix),
  );
};

const many = ({ seats }: OrEtcFound): Block => {
  const minutes = (count: number): Figure => seats.figure('minutes', { seats: count });
  const [four, five, six] = [minutes(4), minutes(5), minutes(6)] as const;
  const own = (count: number): Figure =>
    perPlayer(seats.figure('decisions', { seats: count }), count);
  const [ownOfThree, ownOfSix] = [own(3), own(6)] as const;
  const changesOfThree = seats.figure('lead-changes', { seats: 3 });
  const changesOfSix = seats.figure('lead-changes', { seats: 6 });
  return claim(
    told(
      en`**Three to five are its range, four its middle.** From three players on the centre is
        worth fighting for, and the lead changes ${changesOfThree} times or more (${changesOfSix}
        among six). What grows with the table is waiting: a player decides ${ownOfThree} times
        among three and ${ownOfSix} times among six, yet the match takes ${four} minutes with
        four, ${five} with five and ${six} with six.`,
      fr`**De trois à cinq, c’est son domaine ; quatre en est le milieu.** À partir de trois, le
        centre vaut qu’on se le dispute et la tête change ${changesOfThree} fois ou davantage
        (${changesOfSix} à six). Ce qui croît avec la table, c’est l’attente : un joueur décide
        ${ownOfThree} fois à trois et ${ownOfSix} fois à six, mais la partie dure ${four} minutes
        à quatre, ${five} à cinq et ${six} à six.`,
    ),
    more(five, four),
    more(six, five),
    above(changesOfThree, 1.3),
    more(changesOfSix, changesOfThree),
    below(ownOfSix, ownOfThree.value * 1.2),
  );
};

export const playersChapter = (found: OrEtcFound): readonly Block[] => [
  heading(2, told('How many players?', 'Combien de joueurs ?')),
  two(found),
  many(found),
  bySeats(found.seats, told('By the number of players', 'Selon le nombre de joueurs'), LINES),
  told(
    en`Looked at closely (${found.players.closeMatches('matters', { seats: 4 })} matches with each
      number of players; measures are explained in [measures.md](measures.md)):`,
    fr`Vu de près (${found.players.closeMatches('matters', { seats: 4 })} parties pour chaque
      nombre de joueurs ; [measures.md](measures.md), en anglais, explique les mesures) :`,
  ),
  bySeats(
    found.players,
    told('By the number of players', 'Selon le nombre de joueurs'),
    CLOSE_LINES,
  ),
];
