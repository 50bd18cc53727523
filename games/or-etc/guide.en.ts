import type { Guide, GuideParagraph } from '@pepite/kernel';

const idea: readonly GuideParagraph[] = [
  {
    text:
      'Or etc. is a digging contest among dwarves, and a prototype: its author left some numbers ' +
      'open, and here you can change every one of them. These five lines are all you need to ' +
      'start.',
    points: [
      'Bid for a tool: the prestige you keep is your hand size.',
      'Every free exit of your deepest row gives you a throw of five dice.',
      'Exchange dice with each other or with the centre dice, until yours show one of your cards.',
      'Lay that card: it scores, and its exits are your throws next turn.',
      'From turn 4 on, a strong natural roll ends the game at once; the most gold wins.',
    ],
    figure: 'idea',
  },
];

const material: readonly GuideParagraph[] = [
  {
    clause: 'O1',
    title: 'Filon cards',
    text:
      'A Filon card shows the five dice it takes, its value (1 to 5) and how many exits it ' +
      'opens. A digit means that exact die, X and Y mean any value you like, and a dash means ' +
      'any die. Two sheets of 15 cards make the set; saved matches write a card as its signs, a ' +
      'colon and its exits, such as XX-YY:2.',
    ruling:
      'The exits of the printed cards are lost. The ones used here are ours, and a table may use ' +
      'its own cards.',
    figure: 'cards',
  },
  {
    clause: 'O2',
    title: 'How many',
    text: 'The pile is made of both sheets and of accidents.',
    ruling:
      'There is one copy of both sheets per player: 120 cards for 4, 150 for 5, 180 for 6. There ' +
      'are 3 of each accident (11122, 11222, 12345 and 23456). Both numbers are options.',
  },
  {
    clause: 'O3',
    title: 'Tools and entrance',
    text:
      'There are six tools: the mithril pick and the light wagon (value 3), the unbreakable mug ' +
      '(2), the reinforced shovel (1), the steel helmet and the iron mallet (0). Everyone has a ' +
      'mine entrance with one exit, five dice and 7 prestige. In the centre are the beers: one ' +
      'die fewer than there are players.',
  },
  {
    clause: 'O4',
    title: 'Who is first',
    text:
      'One player is first and stays first for the whole game. “In order” always means clockwise ' +
      'from that player.',
    ruling: 'The first player is chosen at random; the rulebook says the smallest.',
  },
];

const auction: readonly GuideParagraph[] = [
  {
    clause: 'O5',
    title: 'The auction',
    text:
      'Tools are auctioned one by one, from the pick to the mallet. On your turn, you raise, or ' +
      'fold for good on this tool. The first bid is at least its value, later ones at least 1 ' +
      'more, and never more than your prestige. The last bidder left pays, takes the tool and is ' +
      'out of the other auctions. As long as nobody outbids you, you aren’t asked again.',
    ruling: 'The first player without a tool, in order, speaks first.',
  },
  {
    clause: 'O6',
    title: 'What nobody wants',
    text:
      'If everyone folds, the tool goes under the pile and comes up again later. In the end, ' +
      'everyone has exactly one tool, and the rest leave the game.',
    ruling:
      'When every tool left has been refused in a row – a sale starts the count again – or when ' +
      'only one player has none, players without a tool choose from the rest in order and pay ' +
      'its value.',
  },
  {
    clause: 'O7',
    title: 'The hand size',
    text:
      'Your remaining prestige is your hand size, 5 at most. A player who pays all 7 plays ' +
      'without cards. Everyone can see prestige.',
    figure: 'hand',
  },
  {
    clause: 'O8',
    title: 'The first deal',
    text:
      'Everyone is dealt Filon cards up to their hand size. Only then are the accidents shuffled ' +
      'into the pile and the centre dice rolled, once for the whole game.',
  },
];

const turn: readonly GuideParagraph[] = [
  {
    clause: 'O9',
    title: 'Throws',
    text:
      'Your deepest row is the lowest one with a face-up card, at first the entrance. Its free ' +
      'exits are your throws this turn. The wagon adds 1; every firedamp you suffered last turn ' +
      'takes 1 away, never below 0. Row and throws are fixed when the turn begins.',
  },
  {
    clause: 'O10',
    title: 'Phases',
    text:
      'In phase 1, everyone with a throw rolls five dice; in phase 2, everyone with at least two ' +
      'throws, and so on. Players with none left sit the phase out: no trading, no laying.',
  },
  {
    clause: 'O11',
    title: 'Free exits',
    text: 'Cards are laid on exits of the row above.',
    ruling:
      'All exits of a row are alike. Its free exits are those printed on its face-up cards, ' +
      'minus one for every card built on the row, face down or not, minus closed ones; never ' +
      'below 0. The entrance is row 0, always open, with 1 exit.',
  },
];

const naturals: readonly GuideParagraph[] = [
  {
    clause: 'O12',
    title: 'The end',
    text:
      'A roll is natural when it is the first of a phase, before anything is done to the dice. ' +
      'When everyone has rolled, any of these ends the game at once:',
    points: [
      'from turn 4 on: five of a kind of 2, 3, 4 or 5;',
      'from turn 5 on: also exactly four of a kind;',
      'from turn 6 on: also exactly three of a kind, including a full house.',
    ],
    figure: 'end',
  },
  {
    clause: 'O13',
    title: 'Five 1s',
    text: 'They break the roller’s tool: it leaves the game. They never end the game.',
  },
  {
    clause: 'O14',
    title: 'An accident strikes',
    text:
      'An open accident strikes the first player, in order, to roll its combination, and leaves ' +
      'the game. The owner of the helmet may give it up instead and suffers nothing; the mallet ' +
      'breaks, and the accident strikes all the same.',
  },
  {
    clause: 'O15',
    title: 'Rockfall (11122) and roof fall (11222)',
    text:
      'The highest-value card in your deepest row, including cards laid this turn, is turned ' +
      'face down: it is worth nothing, has no exits, and still blocks the exit it was built on. ' +
      'If tied, rockfall takes the one with the most exits, roof fall the one with the fewest. ' +
      'Nothing happens to the entrance.',
  },
  {
    clause: 'O16',
    title: 'Cave-in (12345) and firedamp (23456)',
    text:
      'A cave-in closes one free exit of that same row for good, but never one of the entrance. ' +
      'Firedamp costs you one throw next turn; several add up.',
    figure: 'accident',
  },
  {
    clause: 'O17',
    title: 'Five 6s',
    text: 'In this phase, you may lay any one card from your hand, whatever your dice show then.',
  },
  {
    clause: 'O18',
    title: 'Stuck',
    text:
      'A mine with no free exit is set aside; its face-up cards still score. You start again ' +
      'from an open entrance.',
    ruling:
      'This happens at once when, after an accident, neither your deepest row nor the one built ' +
      'this turn has a free exit; and at the end of a turn, before the discards, when your next ' +
      'deepest row has none. Rows further up don’t help, and the throws of the turn stay.',
  },
];

const exchanges: readonly GuideParagraph[] = [
  {
    clause: 'O19',
    title: 'In order',
    text: 'After the natural rolls the participants may change their dice.',
    ruling:
      'They act in order, one action each, round after round. After passing, you start nothing ' +
      'more in this phase but still answer offers; after 5 actions, including refused offers and ' +
      'lost claims, you have passed. When everyone has passed, cards are laid.',
  },
  {
    clause: 'O20',
    title: 'The centre',
    text:
      'Give one die and take one of the centre dice. A lower one is free; a higher one costs a ' +
      'Filon card worth exactly the difference, which is discarded.',
    ruling: 'Exchanging equal dice is refused as pointless, even with the mug.',
    figure: 'centre',
  },
  {
    clause: 'O21',
    title: 'Contests',
    text:
      'If only one centre die has the claimed value, other participants may contest it: those ' +
      'who haven’t passed, can pay for it and will still have a card to stake. Being asked must ' +
      'not reveal what is in a hand, so everyone who might be able to, judging by their dice and ' +
      'number of cards, is asked; players who can’t let it go. They answer all at once, and ' +
      'nobody sees who has answered until all have. Then the claimant and the contestants each ' +
      'stake one card in secret. The highest value wins; if tied, the first in order. The winner ' +
      'discards the stake and makes the exchange at its price; the others take theirs back. The ' +
      'claimant pays with the card named and must stake another: without one, the claim is lost. ' +
      'A stake must leave its owner able to pay. Winning a contest isn’t an action, and the mug ' +
      'is never contested.',
  },
  {
    clause: 'O22',
    title: 'Offers',
    text:
      'Ask another participant for a die in exchange for one of yours. If yours is lower, you ' +
      'add a card worth at least the difference; it goes openly into their hand, which may grow ' +
      'beyond its size. They agree or refuse. Equal dice are pointless here too.',
    ruling: 'A hand of 20 cards can’t take any more.',
    figure: 'offer',
  },
  {
    clause: 'O23',
    title: 'Tools',
    text: 'A rerolled die is never natural.',
    points: [
      'Pick: reroll any of your dice, once a phase.',
      'Shovel: the same, once a turn.',
      'Mallet: reroll one die, once a phase.',
      'Mug: one free exchange with the centre dice, up or down, once a phase.',
    ],
  },
];

const laying: readonly GuideParagraph[] = [
  {
    clause: 'O24',
    title: 'One card',
    text:
      'All at once, each participant may lay one card whose combination their dice show, in any ' +
      'order. Everyone with a card in hand and a free exit is asked: players with no card that ' +
      'fits lay nothing, and nobody can tell why.',
    ruling:
      'Different signs are different values: X is not Y, and neither is a digit printed on the ' +
      'card. So five equal dice aren’t XXYYY, and four 6s aren’t XX-66. A dash may be anything.',
  },
  {
    clause: 'O25',
    title: 'The next row',
    text: 'A card needs a free exit of your deepest row. Cards laid this turn form your next row.',
    figure: 'row',
  },
];

const end: readonly GuideParagraph[] = [
  {
    clause: 'O26',
    title: 'Discard and draw',
    text:
      'All at once, everyone with cards discards any of them, or none. Then, in order, each ' +
      'player draws up to their hand size. Nobody is forced down to it.',
  },
  {
    clause: 'O27',
    title: 'A drawn accident',
    text:
      'It is laid open beside the pile, or discarded if the same one is already there. The ' +
      'player keeps drawing.',
  },
  {
    clause: 'O28',
    title: 'The pile',
    text: 'Discards are never shuffled. When the pile runs out, the game is over.',
    ruling:
      'It ends the moment the last card is drawn. If the pile is already empty after the first ' +
      'deal, it ends when someone has to draw.',
  },
  {
    clause: 'O29',
    title: 'Points',
    text: 'Your face-up cards score their values, even in mines set aside. The highest total wins.',
    ruling: 'If tied, more face-up cards win; otherwise the win is shared.',
  },
  {
    clause: 'O30',
    title: 'What is hidden',
    text:
      'Hands; stakes until they are turned up; simultaneous answers until all are in. Everything ' +
      'else is open: dice, mines, tools, prestige, accidents, discards, and how many cards the ' +
      'hands and the pile have.',
  },
];

export const english: Guide = [
  { id: 'idea', title: 'The idea in five lines', paragraphs: idea },
  { id: 'material', title: 'What you play with', paragraphs: material },
  { id: 'auction', title: 'The tools', paragraphs: auction },
  { id: 'turn', title: 'A turn', paragraphs: turn },
  { id: 'naturals', title: 'Natural rolls', paragraphs: naturals },
  { id: 'exchanges', title: 'Exchanges', paragraphs: exchanges },
  { id: 'laying', title: 'Laying cards', paragraphs: laying },
  { id: 'end', title: 'The end of a turn and of the game', paragraphs: end },
];
