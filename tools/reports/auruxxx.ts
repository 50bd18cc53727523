import { above, below, between, claim, exactly, more } from './claim.ts';
import type { Findings } from './findings.ts';
import { bullets, type Block, heading } from './page.ts';
import { howToRead, repeatChapter } from './repeat.ts';
import { gameReport } from './report.ts';
import { byItem, bySeats, type ItemColumn, type Line, winsByOrder } from './tables.ts';
import { en, fr, type Told, told } from './told.ts';

const ASKED = {
  seats: {
    name: 'auruxxx-seats',
    keeps: [
      'minutes',
      'decisions',
      'round-turns',
      'wins-by-turn',
      'score',
      'winning-score',
      'margin',
      'lead-changes',
      'ahead-wins',
      'forced',
      'matters',
      'interaction',
      'skill',
      'endings',
      'special-had',
      'action-played',
      'action-gain',
      'special-left',
      'goldens-laid',
      'thefts',
      'passes',
      'draws',
      'debts',
      'debt-size',
      'debt-passed',
      'several',
      'laid-gain',
    ],
  },
} as const;

const TWO = { seats: 2 };
const FOUR = { seats: 4 };
const SIX = { seats: 6 };

const MATCH: readonly Line[] = [
  [told('Minutes (an estimate)', 'Minutes (estimation)'), 'minutes'],
  [told('Turns of a round', 'Tours d’une manche'), 'round-turns'],
  [
    told('Points of each player (few are good)', 'Points de chaque joueur (peu, c’est mieux)'),
    'score',
  ],
  [told('Points of the winner', 'Points du vainqueur'), 'winning-score'],
  [told('Points the winner is ahead', 'Avance du vainqueur, en points'), 'margin'],
  [told('Lead changes', 'Changements de tête'), 'lead-changes'],
  [told('Whoever leads at half-time wins', 'Qui mène à mi-partie l’emporte'), 'ahead-wins/5'],
  [told('Forced moves', 'Coups forcés'), 'forced'],
  [told('Decisions that matter', 'Décisions qui comptent'), 'matters'],
  [told('Decisions that concern others', 'Décisions qui touchent les autres'), 'interaction'],
  [
    told('A strong player among regulars wins', 'Un joueur fort parmi des habitués gagne'),
    'skill/regular',
  ],
];

const ROUND: readonly Line[] = [
  [told('Golden twelves that win a round', 'Douze d’or qui gagnent une manche'), 'goldens-laid'],
  [told('Cards stolen in a match', 'Cartes prises dans une partie'), 'thefts'],
  [told('Passes of each player (of 9)', 'Passes de chaque joueur (sur 9)'), 'passes'],
  [told('Draws of each player', 'Pioches de chaque joueur'), 'draws'],
  [told('Debts of each player', 'Dettes de chaque joueur'), 'debts'],
  [told('Cards of a debt', 'Cartes d’une dette'), 'debt-size'],
  [told('Debts handed on by a pass', 'Dettes transmises en passant'), 'debt-passed'],
  [told('Plays of several cards', 'Poses de plusieurs cartes'), 'several'],
];

/** By so much of 100 a place may win more or less than its share. */
const CLOSE = 0.04;

const order = (found: Findings): Told =>
  claim(
    told(
      en`**Seats**: all are close to alike. With two to six players no place in the order of play
        is more than 4 matches of 100 from its share: the dealer moves on, and a round is long.`,
      fr`**Places** : toutes se valent à peu près. De deux à six joueurs, aucune place dans
        l’ordre du tour ne s’écarte de sa part de plus de 4 parties sur 100 : le donneur tourne,
        et une manche est longue.`,
    ),
    ...found.seats.flatMap((seats) =>
      Array.from({ length: seats }, (_, place) =>
        between(found.offset(`wins-by-turn/${place}`, { seats }), -CLOSE, CLOSE),
      ),
    ),
  );

const length = (found: Findings): Told => {
  const two = found.figure('minutes', TWO);
  const four = found.figure('minutes', FOUR);
  const six = found.figure('minutes', SIX);
  return claim(
    told(
      en`**Length**: ${two} minutes with two players, ${four} with four, ${six} with six, by our
        estimate. Every round we saw was won by golden twelves; none was locked.`,
      fr`**Durée** : ${two} minutes à deux, ${four} à quatre, ${six} à six, selon notre
        estimation. Toutes les manches vues ont été gagnées par des douze d’or ; aucune ne s’est
        bloquée.`,
    ),
    more(four, two),
    more(six, four),
    ...found.seats.map((seats) =>
      exactly(
        found.figure('endings/won', { seats }).value === 1,
        `every round of ${seats} is won by golden twelves`,
      ),
    ),
  );
};

const actions = (found: Findings): Told => {
  const golden = found.figure('action-gain/golden', FOUR);
  const happy = found.figure('laid-gain/happy-man', FOUR);
  const twos = found.figure('laid-gain/two', FOUR);
  return claim(
    told(
      en`**Cards**: with four players, whoever lays golden twelves wins ${golden} matches of 100
        against a fair share, which is winning a round; whoever lays a Happy Man ${happy}: half of
        a round’s points is much. Laying 2s (${twos}) helps nobody in particular.`,
      fr`**Cartes** : à quatre, qui pose des douze d’or gagne ${golden} parties sur 100 par
        rapport à sa part, et c’est gagner une manche ; qui pose un Happy Man, ${happy} : la
        moitié des points d’une manche, c’est beaucoup. Poser des 2 (${twos}) n’avantage personne
        en particulier.`,
    ),
    above(golden, 0.15),
    above(happy, 0.01),
    below(twos, 0.02),
    above(twos, -0.02),
    more(golden, happy),
  );
};

const profusion = (found: Findings): Told => {
  const six = found.figure('action-gain/profusion', SIX);
  const left = found.figure('special-left/profusion', SIX);
  const leftOfTwo = found.figure('special-left/profusion', TWO);
  return claim(
    told(
      en`**Profusion** turns against its owner in a large company: it brings a card from
        everybody. With six players those who play it win ${six} of 100 against a fair share, and
        ${left} of them are left in the losers’ hands at the end of a round (${leftOfTwo} with
        two).`,
      fr`**Profusion** se retourne contre son propriétaire en nombreuse compagnie : elle apporte
        une carte de chacun. À six, ceux qui la jouent gagnent ${six} sur 100 par rapport à leur
        part, et il en reste ${left} dans les mains des perdants à la fin d’une manche
        (${leftOfTwo} à deux).`,
    ),
    below(six, -0.01),
    more(left, leftOfTwo),
  );
};

const COLUMNS: readonly ItemColumn[] = [
  [told('had in a match', 'reçues dans une partie'), 'special-had'],
  [told('played', 'jouées'), 'action-played'],
  [told('left with losers, in a round', 'restées aux perdants, par manche'), 'special-left'],
  [
    told('wins of 100, against a fair share', 'victoires sur 100, par rapport à une part égale'),
    'action-gain',
  ],
];

const write = ({ seats: found }: { readonly seats: Findings }): readonly Block[] => [
  heading(1, told('Auruxxx: what its bots say', 'Auruxxx : ce qu’en disent ses robots')),
  told(
    en`Does it matter where one sits, what does the number of players do, and what do actions
      bring? The game has no options. ([Rules](../games/auruxxx/rules.md), [en
      français](auruxxx-report.fr.md))`,
    fr`Les places se valent-elles, que fait le nombre de joueurs, que rapportent les actions ? Le
      jeu n’a pas d’options. ([Règles](../games/auruxxx/rules.md), en anglais ; [in
      English](auruxxx-report.md))`,
  ),
  bullets([order(found), length(found), actions(found), profusion(found)]),
  howToRead,
  heading(2, told('Seats', 'Places')),
  winsByOrder(found, found.seats),
  heading(2, told('A match', 'Une partie')),
  bySeats(found, told('By the number of players', 'Selon le nombre de joueurs'), MATCH),
  heading(2, told('Passes, draws and debts', 'Passes, pioches et dettes')),
  bySeats(found, told('By the number of players', 'Selon le nombre de joueurs'), ROUND),
  heading(2, told('Actions and golden twelves', 'Actions et douze d’or')),
  ...[2, 4, 6].map((seats) =>
    byItem(found, told(en`${seats} players`, fr`${seats} joueurs`), { seats }, COLUMNS),
  ),
  told(
    en`Who plays an action had it in hand and could: a difference in wins is not what the card
      itself did.`,
    fr`Qui joue une action l’avait en main et pouvait la jouer : un écart de victoires n’est pas
      l’effet de la carte seule.`,
  ),
  heading(2, told('What bots can’t tell', 'Ce que les robots ne peuvent pas dire')),
  told(
    en`They nurse no grudge after a theft and gang up on nobody, which people do. They play
      actions nearly as soon as they have them; holding one back for the right moment may be worth
      more than shown here.`,
    fr`Ils ne gardent pas rancune d’un vol et ne se liguent contre personne, ce que font des gens.
      Ils jouent leurs actions presque dès qu’ils les ont ; en garder une pour le bon moment vaut
      peut-être plus qu’il n’y paraît ici.`,
  ),
  ...repeatChapter(Object.values(ASKED), () => found.matches),
];

export const auruxxxReport = gameReport('auruxxx', ASKED, write);
