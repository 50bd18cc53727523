import { TOOL_VALUES } from '../../../games/or-etc/data/cards.ts';
import { above, below, claim, type Condition, exactly, more } from '../claim.ts';
import type { Findings } from '../findings.ts';
import { type Block, type Cell, heading, table } from '../page.ts';
import { bySeats, type Line } from '../tables.ts';
import { en, figureCell, fr, told } from '../told.ts';
import { FOUR, type OrEtcFound } from './found.ts';

/** What each player begins with (O3), and the largest hand that it buys (O7). */
const PRESTIGE = 7;
const LARGEST_HAND = 5;
/** Up to this price a tool costs no card. */
const FREE = PRESTIGE - LARGEST_HAND;
const LAST_CARD = `card-worth-points/${LARGEST_HAND}`;

const openingPrice = (tool: string): number =>
  Object.entries(TOOL_VALUES).find(([name]) => name === tool)?.[1] ?? 0;

/** What the opening price costs, in points: nothing, or the fifth card of the hand. */
const costOf = (players: Findings, tool: string): Cell =>
  openingPrice(tool) <= FREE ? figureCell(0) : players.figure(LAST_CARD, FOUR);

const priceAndWorth = ({ players, seats }: OrEtcFound): Block =>
  table(
    [
      told('4 players', 'À 4 joueurs'),
      told('opening price', 'mise à prix'),
      told('that costs, in points', 'ce qu’elle coûte, en points'),
      told('nobody bids', 'personne ne mise'),
      told('price paid', 'prix payé'),
      told('worth in points', 'valeur en points'),
      told('worth in wins of 100', 'valeur en victoires sur 100'),
    ],
    players
      .items('tool-worth-points', FOUR)
      .map(({ id, name }) => [
        name,
        figureCell(openingPrice(id)),
        costOf(players, id),
        knownIn(seats, `tool-unwanted/${id}`),
        knownIn(seats, `tool-price/${id}`),
        players.figure(`tool-worth-points/${id}`, FOUR),
        players.figure(`tool-worth/${id}`, FOUR),
      ]),
  );

/** A dash where nobody ever has it. */
const knownIn = (seats: Findings, key: string): Cell =>
  seats.has(key, FOUR) ? seats.figure(key, FOUR) : '–';

const worths = ({ players }: OrEtcFound): Block => {
  const tools = players
    .items('tool-worth-points', FOUR)
    .map(({ id, name }): Line => [name, `tool-worth-points/${id}`]);
  const cards = Array.from({ length: LARGEST_HAND }, (_, index): Line => [
    told(en`hand card number ${index + 1}`, fr`carte en main n\u1D52 ${index + 1}`),
    `card-worth-points/${index + 1}`,
  ]);
  return bySeats(players, told('Worth in points', 'Valeur en points'), [...tools, ...cards]);
};

/** With four players no tool is sold for more than the last price that is free. */
export const soldForNothing = ({ seats }: OrEtcFound): readonly Condition[] =>
  seats
    .items('tool-price', FOUR)
    .map(({ id }) => below(seats.figure(`tool-price/${id}`, FOUR), FREE + 0.001));

const freePrestige = (found: OrEtcFound): Block => {
  const card = found.players.figure(LAST_CARD, FOUR);
  const wagon = found.players.figure('tool-worth-points/wagon', FOUR);
  return claim(
    told(
      en`**Two of the seven prestige are free.** A hand has five cards at most, so whoever pays 0,
        1 or 2 for a tool has the same hand as before; the third point is the first that costs a
        card, and that card is worth ${card} points over the match. The wagon is worth ${wagon}:
        at an opening price of 3 it is a bad buy, and with four players no bot ever wants it.
        Every other tool but the pick is free, and with four players none of them is ever sold for
        more than 2.`,
      fr`**Deux des sept points de prestige ne coûtent rien.** Une main compte cinq cartes au plus
        : payer 0, 1 ou 2 pour un outil laisse donc la main intacte. Le troisième point est le
        premier à coûter une carte, et cette carte vaut ${card} points sur la partie. Le wagonnet
        vaut ${wagon} : mis à prix 3, c’est une mauvaise affaire, et à quatre aucun robot n’en
        veut jamais. Tous les autres outils, sauf la pioche de mithril, sont gratuits, et à quatre
        aucun ne se vend jamais plus de 2.`,
    ),
    above(card, 3),
    exactly(card.value > wagon.value, 'the card is worth more than the wagon'),
    above(found.seats.figure('tool-unwanted/wagon', FOUR), 0.99),
    ...soldForNothing(found),
  );
};

const pickOf = ({ players, seats: found }: OrEtcFound): Block => {
  const pickAndCard = (seats: number) => ({
    pick: players.figure('tool-worth-points/pick', { seats }),
    card: players.figure(LAST_CARD, { seats }),
  });
  const [three, four] = [pickAndCard(3), pickAndCard(4)] as const;
  return claim(
    told(
      en`**The pick is the best tool there is.** It is worth ${four.pick} points with four players
        and ${three.pick} with three, where the card it costs is worth ${three.card}. Our bots
        underrate it: with three or four players none of them ever bids for it, though whoever is
        left with the helmet would do better with the pick and a card less. So take from this
        report what the pick is worth, not what it sells for.`,
      fr`**La pioche de mithril est le meilleur outil.** Elle vaut ${four.pick} points à quatre et
        ${three.pick} à trois, où la carte qu’elle coûte en vaut ${three.card}. Nos robots la
        sous-estiment : à trois ou quatre, aucun ne mise jamais dessus, alors que qui se retrouve
        avec le casque ferait mieux de prendre la pioche de mithril et une carte de moins. Retenez
        donc de ce rapport ce que vaut la pioche, non ce qu’elle se vend.`,
    ),
    more(three.pick, three.card),
    exactly(
      four.pick.value - four.card.value > players.figure('tool-worth-points/helmet', FOUR).value,
      'the pick is worth more than the helmet and a card',
    ),
    ...players
      .items('tool-worth-points', FOUR)
      .filter(({ id }) => id !== 'pick')
      .map(({ id, name }) =>
        exactly(
          players.figure(`tool-worth-points/${id}`, FOUR).value < four.pick.value,
          `the pick is worth more than the ${name.en}`,
        ),
      ),
    ...[3, 4].map((seats) => above(found.figure('tool-unwanted/pick', { seats }), 0.99)),
  );
};

const coarse = ({ players }: OrEtcFound): Block => {
  const card = players.figure(LAST_CARD, FOUR);
  const mug = players.figure('tool-worth-points/mug', FOUR);
  const shovel = players.figure('tool-worth-points/shovel', FOUR);
  const helmet = players.figure('tool-worth-points/helmet', FOUR);
  return claim(
    told(
      en`**The next point is too dear.** One card more or less is worth ${card} points; the mug is
        worth ${mug} and the shovel ${shovel}. So nobody should go to 3 to take one rather than
        the other, and the auction ends where it stops being free. An auction tells good bidders
        from bad ones only where a step costs less than what is at stake. The helmet (${helmet}
        points) is worth hardly anything: an accident it stops costs little.`,
      fr`**Le point suivant est trop cher.** Une carte de plus ou de moins vaut ${card} points ;
        la chope en vaut ${mug} et la pelle ${shovel}. Personne n’a donc intérêt à monter à 3 pour
        prendre l’une plutôt que l’autre, et l’enchère s’arrête là où elle cesse d’être gratuite.
        Des enchères ne départagent les joueurs que si un pas coûte moins que l’enjeu. Le casque
        (${helmet} point) ne vaut presque rien : l’accident qu’il arrête coûte peu.`,
    ),
    above(card, 3),
    below(helmet, 1),
    exactly(mug.value - shovel.value < card.low, 'mug over shovel is less than a card'),
    exactly(mug.value > shovel.value, 'the mug is worth more than the shovel'),
  );
};

/** What becomes of auctions with other opening prices. */
const otherPrices = ({ tools }: OrEtcFound): readonly Block[] => {
  const variants = tools.variantsWith(FOUR.seats);
  const cheap = { ...FOUR, variant: 'pick and wagon open at 2' };
  const owner = tools.figure('tool-gain/pick', cheap);
  return [
    claim(
      told(
        en`Opened at 2, the pick sells in every match, for exactly 2, and whoever gets it wins
          ${owner} matches of 100 against a fair share. Cheaper tools do not mend the auction;
          they hand the better tool to whoever speaks at the right moment.`,
        fr`Mise à prix 2, la pioche de mithril se vend à chaque partie, pour 2 exactement, et qui
          l’obtient gagne ${owner} parties sur 100 par rapport à sa part. Des outils moins chers
          ne réparent pas l’enchère : ils donnent le meilleur outil à qui parle au bon moment.`,
      ),
      above(owner, 0.1),
      below(tools.figure('tool-unwanted/pick', cheap), 0.01),
      below(tools.figure('tool-price/pick', cheap), FREE + 0.001),
      above(tools.figure('tool-price/pick', cheap), FREE - 0.001),
    ),
    table(
      [
        told(
          '4 players: wins of its owner, of 100, above a fair share',
          'À 4 : victoires de son propriétaire, sur 100, au-delà d’une part égale',
        ),
        ...variants.map((name) => VARIANTS[name] ?? told(name, name)),
      ],
      tools.items('tool-had', FOUR).map(({ id, name }) => [
        name,
        ...variants.map((variant): Cell => {
          const where = { ...FOUR, variant };
          const key = `tool-gain/${id}`;
          return tools.has(key, where) ? tools.figure(key, where) : told('nobody’s', 'à personne');
        }),
      ]),
    ),
  ];
};

const VARIANTS: Readonly<Record<string, ReturnType<typeof told>>> = {
  'as printed': told('as printed', 'tel quel'),
  'pick and wagon open at 2': told('pick and wagon at 2', 'pioche et wagonnet à 2'),
  'every tool opens at 0': told('all at 0', 'tous à 0'),
};

export const toolsChapter = (found: OrEtcFound): readonly Block[] => [
  heading(2, told('What is each tool worth?', 'Que vaut chaque outil ?')),
  told(
    en`What a bot pays tells how it bids. What a tool is worth was found otherwise: after the
      auction one player was given each tool in turn, also those that nobody buys, or none, and
      each size of a hand, all else equal, and the match was played on with the same luck.`,
    fr`Ce que paie un robot dit comment il mise. Ce que vaut un outil a été trouvé autrement :
      après les enchères, un joueur a reçu tour à tour chaque outil, même invendu, ou aucun, et
      chaque taille de main, toutes choses égales, et la partie s’est jouée avec les mêmes
      hasards.`,
  ),
  priceAndWorth(found),
  freePrestige(found),
  pickOf(found),
  coarse(found),
  worths(found),
  ...otherPrices(found),
];
