import type { Guide, GuideParagraph } from '@pepite/kernel';

const idea: readonly GuideParagraph[] = [
  {
    text:
      'Or etc. is a digging contest among dwarfs, and a prototype: its author left numbers ' +
      'open, and here every one of them can be changed. These five lines are enough to begin.',
    points: [
      'Bid for a tool: what prestige you keep is the size of your hand.',
      'Every free exit of your deepest row is a throw of five dice.',
      'Trade dice with the centre and with each other until they show one of your cards.',
      'Lay that card: it scores, and its exits are your throws of the next turn.',
      'From turn 4 on a strong natural roll ends the game at once; the most gold wins.',
    ],
  },
];

const material: readonly GuideParagraph[] = [
  {
    clause: 'O1',
    title: 'Filon cards',
    text:
      'A Filon card shows the five dice it takes, what it is worth (1 to 5) and how many exits ' +
      'it opens. A digit is that very die, X and Y are any value you like, a dash is any die at ' +
      'all. Two sheets of 15 cards make the set; records write a card as its signs, a colon and ' +
      'its exits, such as XX-YY:2.',
    ruling:
      'The exits of the printed cards are lost. Those used here are ours, and a table may bring ' +
      'its own cards.',
  },
  {
    clause: 'O2',
    title: 'How many',
    text: 'The pile is built from both sheets, and from accidents.',
    ruling:
      'Both sheets are taken once for each player: 120 cards for 4, 150 for 5, 180 for 6. Of ' +
      'each accident (11122, 11222, 12345 and 23456) there are 3. Both numbers are options.',
  },
  {
    clause: 'O3',
    title: 'Tools and entrance',
    text:
      'There are six tools: mithril pick and light wagon of value 3, unbreakable mug 2, ' +
      'reinforced shovel 1, steel helmet and iron mallet 0. Everyone has a mine entrance with ' +
      'one exit, five dice and 7 prestige. In the centre lie the beers: one die fewer than ' +
      'there are players.',
  },
  {
    clause: 'O4',
    title: 'Who is first',
    text:
      'One player is the first and stays it for the whole game. “In order” always means ' +
      'clockwise from there.',
    ruling: 'Chance names the first player; the book says the smallest.',
  },
];

const auction: readonly GuideParagraph[] = [
  {
    clause: 'O5',
    title: 'The auction',
    text:
      'Tools go up one by one, from the pick to the mallet. In turn you raise, or fold for good ' +
      'on this tool. The first bid is at least its value, the next ones at least 1 more, and ' +
      'never more than your prestige. The last one with a bid pays it, takes the tool and is ' +
      'out of the other auctions. As long as nobody overbids you, you are not asked again.',
    ruling: 'The first player without a tool, in order, speaks first.',
  },
  {
    clause: 'O6',
    title: 'What nobody wants',
    text:
      'If all fold, the tool goes under the pile and comes up again later. In the end everybody ' +
      'has exactly one tool, and the rest leaves the game.',
    ruling:
      'When every tool left has been refused in a row – a sale starts the count again – or when ' +
      'only one player has none, those without a tool choose from the rest in order and pay its ' +
      'value.',
  },
  {
    clause: 'O7',
    title: 'The hand size',
    text:
      'The prestige you have left is your hand size, 5 at most. Whoever pays all 7 plays ' +
      'without cards. Prestige is open to all.',
  },
  {
    clause: 'O8',
    title: 'The first deal',
    text:
      'Everyone is dealt Filon cards up to the hand size. Only then are the accidents shuffled ' +
      'into the pile, and the centre dice are rolled, once for the whole game.',
  },
];

const turn: readonly GuideParagraph[] = [
  {
    clause: 'O9',
    title: 'Throws',
    text:
      'Your active row is the deepest one with a face-up card, at first the entrance. Its free ' +
      'exits are your throws of this turn. The wagon adds 1; every 23456 suffered last turn ' +
      'takes 1 away, not below 0. Row and throws are fixed when the turn begins.',
  },
  {
    clause: 'O10',
    title: 'Phases',
    text:
      'In phase 1 everyone with a throw rolls five dice, in phase 2 everyone with at least two ' +
      'throws, and so on. Whoever has none left sits the phase out: no trades, no laying.',
  },
  {
    clause: 'O11',
    title: 'Free exits',
    text: 'Cards are laid on exits of the row above.',
    ruling:
      'The exits of one row are all alike. Free are those printed on its face-up cards, less ' +
      'one for every card built on the row, face down or not, less those closed; never below 0. ' +
      'The entrance is row 0, always open, with 1 exit.',
  },
];

const naturals: readonly GuideParagraph[] = [
  {
    clause: 'O12',
    title: 'The end',
    text:
      'The first roll of a phase is natural, before anything is done to the dice. When all have ' +
      'rolled, one of these ends the game at once, whoever rolled it:',
    points: [
      'from turn 4 on: five equal dice of 2, 3, 4 or 5;',
      'from turn 5 on: also exactly four equal dice;',
      'from turn 6 on: also exactly three equal dice, a full house too.',
    ],
  },
  {
    clause: 'O13',
    title: 'Five 1s',
    text: 'They break the tool of whoever rolled them: it leaves the game. They never end it.',
  },
  {
    clause: 'O14',
    title: 'An accident strikes',
    text:
      'An accident that lies open strikes the first player, in order, who rolls its ' +
      'combination, and leaves the game. The owner of the helmet may give it up instead and ' +
      'suffers nothing; the mallet breaks, and the accident strikes all the same.',
  },
  {
    clause: 'O15',
    title: '11122 and 11222',
    text:
      'The card of highest value in your deepest row, cards laid this turn included, is turned ' +
      'face down: it is worth nothing, has no exits, and still blocks the exit it was built on. ' +
      'Of equal cards 11122 takes the one with the most exits, 11222 the one with the fewest. ' +
      'Nothing happens to the entrance.',
  },
  {
    clause: 'O16',
    title: '12345 and 23456',
    text:
      '12345 closes one free exit of that same row for good, but none of the entrance. 23456 ' +
      'costs you one throw next turn; several add up.',
  },
  {
    clause: 'O17',
    title: 'Five 6s',
    text: 'In this phase you may lay any one card of your hand, whatever your dice show then.',
  },
  {
    clause: 'O18',
    title: 'No way on',
    text:
      'A mine without a free exit is set aside; its face-up cards still score. You start again ' +
      'from an open entrance.',
    ruling:
      'This happens at once when, after an accident, neither your active row nor the one built ' +
      'this turn has a free exit; and at the end of a turn, before the discards, when your next ' +
      'active row has none. Rows further up don’t help, and the throws of the turn stay.',
  },
];

const exchanges: readonly GuideParagraph[] = [
  {
    clause: 'O19',
    title: 'In order',
    text: 'After the natural rolls the participants may change their dice.',
    ruling:
      'They act in order, one action each, round after round. Who passes starts nothing more in ' +
      'this phase but still answers offers; after 5 actions – a refused offer and a lost claim ' +
      'count – one has passed. When all have, cards are laid.',
  },
  {
    clause: 'O20',
    title: 'The centre',
    text:
      'Give one die and take one from the centre. A lower one is free; a higher one costs a ' +
      'Filon card of exactly the difference, which is discarded.',
    ruling: 'Equal dice are refused as pointless, with the mug too.',
  },
  {
    clause: 'O21',
    title: 'Contests',
    text:
      'If the claimed value lies in the centre only once, other participants may contest it: ' +
      'those who have not passed, can pay for it and will still hold a card to stake. Who is ' +
      'asked must not tell what is in a hand, so all are asked who might, by their dice and the ' +
      'number of their cards; whoever can’t lets it go. They answer all at once, and nobody ' +
      'sees who has answered before all have. Then claimant and contestants stake one card ' +
      'each, unseen. The highest value wins, at a tie the first in order; the winner discards ' +
      'the stake and makes the exchange at its price, the others take theirs back. The ' +
      'claimant’s payment is the card named, the stake another one: without one the claim is ' +
      'lost. A stake must leave its owner able to pay. Winning a contest is no action, and the ' +
      'mug is never contested.',
  },
  {
    clause: 'O22',
    title: 'Offers',
    text:
      'Ask another participant for a die against one of yours. If yours is the lower one, you ' +
      'add a card of at least the difference; it goes openly to their hand, which may grow ' +
      'beyond its size. They agree or refuse. Equal dice are pointless here too.',
    ruling: 'A hand of 20 cards takes no more.',
  },
  {
    clause: 'O23',
    title: 'Tools',
    text: 'A die rolled again is never natural.',
    points: [
      'Pick: roll any of your dice again, once a phase.',
      'Shovel: the same, once a turn.',
      'Mallet: roll one die again, once a phase.',
      'Mug: one swap with the centre a phase for nothing, up or down.',
    ],
  },
];

const laying: readonly GuideParagraph[] = [
  {
    clause: 'O24',
    title: 'One card',
    text:
      'All at once, each participant may lay one card whose combination the dice show. Their ' +
      'order does not matter. Asked is everybody with a card in hand and a free exit: whoever ' +
      'has no card that fits lays nothing, and nobody can tell why.',
    ruling:
      'Different signs are different values: X is not Y, and neither is a digit printed on the ' +
      'card. So five equal dice are no XXYYY, and four 6s are no XX-66. A dash may be anything.',
  },
  {
    clause: 'O25',
    title: 'The next row',
    text: 'A card needs a free exit of your active row. What you lay this turn is your next row.',
  },
];

const end: readonly GuideParagraph[] = [
  {
    clause: 'O26',
    title: 'Discard and draw',
    text:
      'All at once, everyone with cards discards any of them, or none. Then, in order, each ' +
      'draws up to the hand size. Nobody is forced down to it.',
  },
  {
    clause: 'O27',
    title: 'A drawn accident',
    text:
      'It is laid open beside the pile, or discarded if the same one lies there. The player ' +
      'draws on.',
  },
  {
    clause: 'O28',
    title: 'The pile',
    text: 'Discards are never shuffled. When the pile runs out, the game is over.',
    ruling:
      'It ends the moment its last card is drawn. Should it be empty after the first deal ' +
      'already, it ends when somebody has to draw.',
  },
  {
    clause: 'O29',
    title: 'Points',
    text: 'Your face-up cards score their values, in mines set aside too. The highest sum wins.',
    ruling: 'At a tie more face-up cards win; then victory is shared.',
  },
  {
    clause: 'O30',
    title: 'What is hidden',
    text:
      'Hands; stakes until they are turned up; answers given at the same time until all are in. ' +
      'Everything else is open: dice, mines, tools, prestige, accidents, discards, how many ' +
      'cards hands and pile have.',
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
