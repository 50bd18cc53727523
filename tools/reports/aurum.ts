import { above, below, claim, grows, more, shrinks, stays } from './claim.ts';
import type { Findings } from './findings.ts';
import { bullets, type Block, heading } from './page.ts';
import { howToRead, repeatChapter } from './repeat.ts';
import { gameReport } from './report.ts';
import { byItem, bySeats, changes, type Line, winsByOrder } from './tables.ts';
import { en, fr, type Told, told } from './told.ts';

const ASKED = {
  options: {
    name: 'aurum-options',
    keeps: [
      'minutes',
      'decisions',
      'wins-by-turn',
      'lead-changes',
      'ahead-wins',
      'matters',
      'interaction',
      'skill',
      'rounds',
      'bid',
      'tricks-by-place',
      'bid-met',
      'tricks-by-bid',
      'exact-by-bid',
      'nugget-by-bid',
      'swaps',
      'gold-played',
      'bid-points',
      'gold-points',
      'nugget-by',
    ],
  },
} as const;

interface AurumFound {
  readonly options: Findings;
}

const NO_ZEROS = 'without zeros';
const ALL_ROUNDS = 'all rounds count';
const NAMES = {
  'as printed': told('as printed', 'règle normale'),
  [NO_ZEROS]: told('without zeros', 'sans les zéros'),
  [ALL_ROUNDS]: told('all rounds count', 'toutes les manches comptent'),
};

const MATCH: readonly Line[] = [
  [told('Minutes (an estimate)', 'Minutes (estimation)'), 'minutes'],
  [told('Rounds', 'Manches'), 'rounds'],
  [told('Decisions of all players', 'Décisions de tous les joueurs'), 'decisions'],
  [told('Lead changes', 'Changements de tête'), 'lead-changes'],
  [told('Whoever leads at half-time wins', 'Qui mène à mi-partie l’emporte'), 'ahead-wins/5'],
  [told('Decisions that matter', 'Décisions qui comptent'), 'matters'],
  [
    told('Decisions that concern the other side', 'Décisions qui touchent l’autre camp'),
    'interaction',
  ],
  [
    told('A strong side against regulars wins', 'Un camp fort face à des habitués gagne'),
    'skill/regular',
  ],
];

const OPTION_LINES = [
  [told('Minutes (an estimate)', 'Minutes (estimation)'), 'minutes'],
  [told('Rounds', 'Manches'), 'rounds'],
  [told('Lead changes', 'Changements de tête'), 'lead-changes'],
  [told('Who starts the match wins', 'Qui commence la partie gagne'), 'wins-by-turn/0'],
  [told('Swaps of bids, in a round', 'Échanges d’enchère, par manche'), 'swaps'],
  [told('Gold played, in a round', 'Or joué, par manche'), 'gold-played'],
  [told('Bids made exactly', 'Enchères exactes'), 'bid-met/exact'],
  [told('Points for the bid, in a round', 'Points d’enchère, par manche'), 'bid-points'],
  [told('Points for gold, in a round', 'Points d’or, par manche'), 'gold-points'],
] as const;

const four = (variant?: string) => ({ seats: 4, ...(variant !== undefined && { variant }) });
const three = (variant?: string) => ({ seats: 3, ...(variant !== undefined && { variant }) });

const order = ({ options }: AurumFound): Told => {
  const starting = options.figure('wins-by-turn/0', four());
  const first = options.figure('tricks-by-place/0', four());
  const last = options.figure('tricks-by-place/3', four());
  const second = options.figure('wins-by-turn/1', three());
  return claim(
    told(
      en`**Seats**: with four, the team that starts the match wins ${starting} of matches. Opening
        is a burden: the first player of a round takes ${first} tricks, the last ${last}, and that
        team opens two rounds of three. With three players it is the second who wins most,
        ${second} of matches: the one who sits last in the third round.`,
      fr`**Places** : à quatre, l’équipe qui commence la partie en gagne ${starting}. Ouvrir est
        un handicap : le premier joueur d’une manche fait ${first} plis, le dernier ${last}, et
        cette équipe ouvre deux manches sur trois. À trois, c’est le deuxième qui gagne le plus,
        ${second} des parties : celui qui joue en dernier dans la troisième manche.`,
    ),
    below(starting, 0.5),
    more(last, first),
    grows(options.offset('wins-by-turn/1', three())),
    more(second, options.figure('wins-by-turn/0', three())),
    more(second, options.figure('wins-by-turn/2', three())),
  );
};

const zeros = ({ options }: AurumFound): Told => {
  const minutes = options.change('minutes', four(NO_ZEROS));
  const exact = options.change('bid-met/exact', four(NO_ZEROS));
  const gold = options.change('gold-played', four(NO_ZEROS));
  return claim(
    told(
      en`**Without zeros** a match of four is shorter (${minutes} minutes). Players have no gold
        at first, so less of it is played (${gold} cards in a round), and fewer bids are made
        exactly (${exact} of 100): the zeros are what one bends a round with.`,
      fr`**Sans les zéros**, une partie à quatre est plus courte (${minutes} minutes). Faute d’or
        au départ, on en joue moins (${gold} cartes par manche), et moins d’enchères sont exactes
        (${exact} sur 100) : c’est avec les zéros qu’on infléchit une manche.`,
    ),
    shrinks(minutes),
    shrinks(exact),
    shrinks(gold),
    shrinks(options.change('minutes', three(NO_ZEROS))),
    shrinks(options.change('bid-met/exact', three(NO_ZEROS))),
  );
};

const allRounds = ({ options }: AurumFound): Told => {
  const minutes = options.change('minutes', four(ALL_ROUNDS));
  return claim(
    told(
      en`**All rounds count** is for those who want three rounds for certain: ${minutes} minutes
        with four, and no measurable change in who wins by the order of play.`,
      fr`**Toutes les manches comptent** : pour être sûr de jouer trois manches. ${minutes}
        minutes à quatre, et aucun changement sensible dans les victoires selon l’ordre du tour.`,
    ),
    grows(minutes),
    stays(options.change('wins-by-turn/0', four(ALL_ROUNDS))),
    stays(options.change('wins-by-turn/0', three(ALL_ROUNDS))),
  );
};

const bids = ({ options }: AurumFound): Told => {
  const exact = options.figure('bid-met/exact', four());
  const exactOfThree = options.figure('bid-met/exact', three());
  const five = options.figure('nugget-by-bid/5', three());
  const low = options.figure('nugget-by-bid/3', three());
  const byPoints = options.figure('nugget-by/points', four());
  return claim(
    told(
      en`**Bids**: ${exact} of bids are made exactly with four, ${exactOfThree} with three. High
        bids pay: with three, who ends a round with a bid of 5 gets the nugget ${five} times of
        100 against a fair share, with a 3 ${low}. ${byPoints} of nuggets are decided by points,
        the rest by tie-breaks.`,
      fr`**Enchères** : ${exact} des enchères sont exactes à quatre, ${exactOfThree} à trois.
        Viser haut paie : à trois, qui termine la manche avec une enchère de 5 prend la pépite
        ${five} fois sur 100 par rapport à sa part, avec un 3 ${low}. ${byPoints} des pépites se
        décident aux points, le reste au départage.`,
    ),
    above(five, 0.05),
    below(low, -0.03),
    above(byPoints, 0.85),
  );
};

const COLUMNS = [
  [told('of bids at the start', 'des enchères au départ'), 'bid'],
  [told('tricks, if one ends with it', 'plis, si l’on termine avec'), 'tricks-by-bid'],
  [told('made exactly', 'exacte'), 'exact-by-bid'],
  [
    told('nuggets of 100, against a fair share', 'pépites sur 100, par rapport à une part égale'),
    'nugget-by-bid',
  ],
] as const;

/** Others are too rare for figures that say anything. */
const isUsual = (bid: string): boolean => Number(bid) >= 2 && Number(bid) <= 7;

const write = (found: AurumFound): readonly Block[] => {
  const { options } = found;
  const seatsTold = (seats: number) => told(en`${seats} players`, fr`${seats} joueurs`);
  return [
    heading(1, told('Aurum: what its bots say', 'Aurum : ce qu’en disent ses robots')),
    told(
      en`Does it matter where one sits, and what do the two options do?
        ([Rules](../games/aurum/rules.md), [en français](aurum-report.fr.md))`,
      fr`Les places se valent-elles, et que font les deux options ?
        ([Règles](../games/aurum/rules.md), en anglais ; [in English](aurum-report.md))`,
    ),
    bullets([order(found), zeros(found), allRounds(found), bids(found)]),
    howToRead,
    heading(2, told('Seats', 'Places')),
    winsByOrder(options, options.seats),
    told(
      en`With four, the first and the third player are a team, as are the second and the fourth.`,
      fr`À quatre, le premier et le troisième joueur font équipe, de même que le deuxième et le
        quatrième.`,
    ),
    heading(2, told('A match', 'Une partie')),
    bySeats(options, told('As printed', 'Règle normale'), MATCH),
    heading(2, told('What options do', 'Ce que font les options')),
    ...options.seats.map((seats) => changes(options, seatsTold(seats), seats, NAMES, OPTION_LINES)),
    heading(2, told('Bids and tricks', 'Enchères et plis')),
    ...options.seats.map((seats) => byItem(options, seatsTold(seats), { seats }, COLUMNS, isUsual)),
    heading(2, told('What bots can’t tell', 'Ce que les robots ne peuvent pas dire')),
    told(
      en`They have no conventions with their partner and don’t know anybody’s habits. They don’t
        feel the suspense of a bid that hangs by one trick. And nobody has measured how long a
        trick takes people: minutes are good for comparing, not for the box.`,
      fr`Ils n’ont aucune convention avec leur partenaire et ne connaissent les habitudes de
        personne. Ils ne ressentent pas le suspense d’une enchère qui tient à un pli. Et personne
        n’a mesuré le temps que prend un pli à des gens : les minutes servent à comparer, pas à
        figurer sur la boîte.`,
    ),
    ...repeatChapter(Object.values(ASKED), () => options.matches),
  ];
};

export const aurumReport = gameReport('aurum', ASKED, write);
