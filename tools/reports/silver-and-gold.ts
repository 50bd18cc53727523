import { below, claim, exactly, more, stays } from './claim.ts';
import type { Figure } from './figure.ts';
import type { Findings, Item } from './findings.ts';
import { bullets, type Block, heading, table } from './page.ts';
import { howToRead, repeatChapter } from './repeat.ts';
import { gameReport } from './report.ts';
import { bySeats, type Line, winsByOrder } from './tables.ts';
import { en, fr, type Told, told } from './told.ts';

const ASKED = {
  seats: {
    name: 'silver-and-gold-seats',
    keeps: [
      'minutes',
      'turns',
      'wins-by-turn',
      'score',
      'winning-score',
      'margin',
      'close-wins',
      'lead-changes',
      'ahead-wins',
      'matters',
      'interaction',
      'skill',
      'part',
      'full',
      'unfinished',
      'crosses',
      'cups-left',
      'palms-full',
      'seals-used',
      'from-pile',
      'treasure-full',
      'treasure-gain',
    ],
  },
} as const;

/** Alone there is nobody to be ahead of. */
const RIVALS = [2, 3, 4];
const TWO = { seats: 2 };
const FOUR = { seats: 4 };

const MATCH: readonly Line[] = [
  [told('Minutes (an estimate)', 'Minutes (estimation)'), 'minutes'],
  [told('Points of each player', 'Points de chaque joueur'), 'score'],
  [told('Points of the winner', 'Points du vainqueur'), 'winning-score'],
  [told('Decisions that matter', 'Décisions qui comptent'), 'matters'],
];

const AGAINST: readonly Line[] = [
  [told('Points the winner is ahead', 'Avance du vainqueur, en points'), 'margin'],
  [told('Level on points at the end', 'À égalité de points à la fin'), 'close-wins'],
  [told('Lead changes', 'Changements de tête'), 'lead-changes'],
  [told('Whoever leads at half-time wins', 'Qui mène à mi-partie l’emporte'), 'ahead-wins/5'],
  [told('Decisions that concern others', 'Décisions qui touchent les autres'), 'interaction'],
  [
    told('A strong player among regulars wins', 'Un joueur fort parmi des habitués gagne'),
    'skill/regular',
  ],
];

const MORE: readonly Line[] = [
  [told('Unfinished cards', 'Cartes inachevées'), 'unfinished'],
  [told('Cells marked for crosses', 'Cases cochées grâce aux croix'), 'crosses'],
  [told('Cups that nobody gets', 'Coupes que personne n’obtient'), 'cups-left'],
  [told('Players with four palms', 'Joueurs aux quatre palmiers'), 'palms-full'],
  [told('Seals that pay, on full cards', 'Sceaux payants, sur cartes complètes'), 'seals-used'],
  [told('Cards taken unseen from the pile', 'Cartes prises à l’aveugle'), 'from-pile'],
];

const linesOf = (found: Findings, measure: string): readonly Line[] =>
  found.items(measure, TWO).map(({ id, name }): Line => [capital(name), `${measure}/${id}`]);

const capital = ({ en: english, fr: french }: Told): Told => told(upper(english), upper(french));

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const order = (found: Findings): Told =>
  claim(
    told(
      en`**Seats**: none is better than another, with two, three or four players: the start player
        changes every turn, and our matches show no place that wins measurably more or less.`,
      fr`**Places** : aucune ne vaut mieux qu’une autre, à deux, trois ou quatre : le premier
        joueur change à chaque tour, et nos parties ne montrent aucune place qui gagne
        sensiblement plus ou moins.`,
    ),
    ...RIVALS.flatMap((seats) =>
      Array.from({ length: seats }, (_, place) =>
        stays(found.offset(`wins-by-turn/${place}`, { seats })),
      ),
    ),
  );

const players = (found: Findings): Told => {
  const two = found.figure('score', TWO);
  const four = found.figure('score', FOUR);
  const cupsOfTwo = found.figure('part/cups', TWO);
  const cups = found.figure('part/cups', FOUR);
  const aheadOfTwo = found.figure('ahead-wins/5', TWO);
  const ahead = found.figure('ahead-wins/5', FOUR);
  return claim(
    told(
      en`**Players**: the more, the fewer points each (${two} with two, ${four} with four), mostly
        because the same six cups are shared (${cupsOfTwo} points of cups against ${cups}), and
        the more open the match stays: who leads at half-time wins ${aheadOfTwo} of matches with
        two and ${ahead} with four.`,
      fr`**Joueurs** : plus on est, moins chacun marque (${two} points à deux, ${four} à quatre),
        surtout parce que les six mêmes coupes se partagent (${cupsOfTwo} points de coupes contre
        ${cups}), et plus la partie reste ouverte : qui mène à mi-partie l’emporte dans
        ${aheadOfTwo} des cas à deux, ${ahead} à quatre.`,
    ),
    more(two, four),
    more(cupsOfTwo, cups),
    exactly(
      cupsOfTwo.value - cups.value > (two.value - four.value) / 2,
      'most of the difference is cups',
    ),
    more(aheadOfTwo, ahead),
  );
};

const interaction = (found: Findings): Told => {
  const concerned = found.figure('interaction', TWO);
  return claim(
    told(
      en`**Interaction**: hardly any. Of the decisions we looked at closely with two players,
        ${concerned} changed the other’s final score, about as many as seem to by chance alone
        (5%): everybody fills islands of their own.`,
      fr`**Interaction** : presque aucune. Des décisions examinées de près à deux, ${concerned}
        changent le score final de l’autre, à peu près ce que donne le hasard seul (5\u00A0%) :
        chacun remplit ses îles.`,
    ),
    below(concerned, 0.15),
  );
};

const points = (found: Findings): Told => {
  const cards = found.figure('part/cards', TWO);
  const score = found.figure('score', TWO);
  const share = Math.round((100 * cards.value) / score.value);
  const purple = found.figure('full/purple', TWO);
  const grey = found.figure('full/grey', TWO);
  return claim(
    told(
      en`**Points**: ${share}% come from full cards. Large cards are preferred: with two players
        each fills ${purple} purple ones (14 cells) and ${grey} grey ones (8 cells).`,
      fr`**Points** : ${share}\u00A0% viennent des cartes complètes. On préfère les grandes : à
        deux, chacun complète ${purple} violettes (14 cases) et ${grey} grises (8 cases).`,
    ),
    more(purple, grey),
    exactly(cards.low / score.high > 0.7, 'most points are those of full cards'),
  );
};

const SHOWN = 5;

/** The cards whose owners win most often, and least. */
function treasures(found: Findings): Block {
  const gain = ({ id }: Item): Figure => found.figure(`treasure-gain/${id}`, TWO);
  const ranked = found
    .items('treasure-gain', TWO)
    .filter((item) => gain(item).high - gain(item).low < WIDEST)
    .toSorted((one, other) => gain(other).value - gain(one).value);
  return table(
    [
      told('2 players', 'À 2 joueurs'),
      told('wins of 100, against a fair share', 'victoires sur 100, par rapport à une part égale'),
      told('is completed', 'est complétée'),
    ],
    [...ranked.slice(0, SHOWN), ...ranked.slice(-SHOWN)].map((item) => [
      item.name,
      gain(item),
      found.figure(`treasure-full/${item.id}`, TWO),
    ]),
  );
}

/** Cards that are hardly ever had say nothing. */
const WIDEST = 0.12;

const write = ({ seats: found }: { readonly seats: Findings }): readonly Block[] => [
  heading(
    1,
    told('Silver & Gold: what its bots say', 'Silver & Gold : ce qu’en disent ses robots'),
  ),
  told(
    en`Does it matter where one sits, what does the number of players do, and where do points come
      from? The game has no options. ([Rules](../games/silver-and-gold/rules.md), [en
      français](silver-and-gold-report.fr.md))`,
    fr`Les places se valent-elles, que fait le nombre de joueurs, d’où viennent les points ? Le
      jeu n’a pas d’options. ([Règles](../games/silver-and-gold/rules.md), en anglais ; [in
      English](silver-and-gold-report.md))`,
  ),
  bullets([order(found), players(found), interaction(found), points(found)]),
  howToRead,
  heading(2, told('Seats', 'Places')),
  winsByOrder(found, RIVALS),
  heading(2, told('A match', 'Une partie')),
  bySeats(found, told('Length and points', 'Durée et points'), MATCH),
  bySeats(found, told('Against others', 'Face aux autres'), AGAINST, RIVALS),
  heading(2, told('Where points come from', 'D’où viennent les points')),
  bySeats(found, told('Points of a player', 'Points d’un joueur'), linesOf(found, 'part')),
  bySeats(
    found,
    told('Full cards of a player', 'Cartes complètes d’un joueur'),
    linesOf(found, 'full'),
  ),
  bySeats(found, told('And what else', 'Et le reste'), MORE),
  heading(2, told('Which cards win', 'Quelles cartes gagnent')),
  told(
    en`The five cards whose owners win most often, and the five whose owners win least, of those
      that are had often enough. That is a difference, not a cause: a card that is taken late is
      seldom filled.`,
    fr`Les cinq cartes dont les propriétaires gagnent le plus souvent, et les cinq dont ils
      gagnent le moins, parmi celles qu’on a assez souvent. C’est un écart, non une cause : une
      carte prise tard est rarement complétée.`,
  ),
  treasures(found),
  heading(2, told('What bots can’t tell', 'Ce que les robots ne peuvent pas dire')),
  told(
    en`They see every way to lay a shape, which people don’t: what people score may differ more.
      They don’t watch each other: what little there is to spoil for others (the cup, the card in
      the market) they may undervalue.`,
    fr`Ils voient toutes les façons de poser un motif, ce que des gens ne font pas : entre gens,
      les scores s’écartent peut-être davantage. Ils ne se surveillent pas : le peu qu’on peut
      gâcher aux autres (la coupe, la carte du marché), ils le sous-estiment peut-être.`,
  ),
  ...repeatChapter(Object.values(ASKED), () => found.matches),
];

export const silverAndGoldReport = gameReport('silver-and-gold', ASKED, write);
