import type { Guide, GuideParagraph } from '@pepite/kernel';

const idea: readonly GuideParagraph[] = [
  {
    text:
      'Silver & Gold is a game of treasure maps that everybody fills at the same time. Know ' +
      'these five lines and you can sit down; the rest can be looked up while you play.',
    points: [
      'Two treasure islands lie before you; cross off all the cells of one and its points are ' +
        'yours.',
      'Each turn a card shows a shape, the same for all: mark it once, turned as you like.',
      'If it does not fit, or you do not want it, mark one single cell instead.',
      'Crosses give another cell, coins lead to cups, palms score at once.',
      'A full card makes room for a new one; after 28 turns the most points win.',
    ],
  },
];

const material: readonly GuideParagraph[] = [
  {
    clause: 'S1',
    title: 'Treasure cards',
    text:
      'There are 47 of them: 12 purple with 14 cells, 12 orange with 12 cells, 12 green with 10 ' +
      'and 11 grey with 8. A card is worth as many points as it has cells. Some cells show a ' +
      'cross, a coin or a palm, and 12 cards carry a seal: a colour with a +1 or a +2.',
  },
  {
    clause: 'S2',
    title: 'Expedition cards',
    text:
      'Eight cards show six shapes: a pair, a line of three and a corner of three (two cards ' +
      'each), a T, an L and a square of four. Everybody knows this. In a round seven of the ' +
      'eight are revealed and the last stays unknown; for the next round all are shuffled again.',
    figure: 'patterns',
  },
  {
    clause: 'S3',
    title: 'Where points are noted',
    text:
      'Your score card has 12 boxes for coins in 3 rows of 4, a cup at the end of each row, and ' +
      '4 boxes for palms. One card for all counts the 4 rounds and shows six cups worth 6, 5, 4, ' +
      '3, 2 and 1.',
  },
];

const setup: readonly GuideParagraph[] = [
  {
    clause: 'S4',
    title: 'Two out of four',
    text:
      'Everyone gets four treasure cards, keeps the two they like best and gives the others ' +
      'back. All choose at the same time, and nobody sees a choice before all have made theirs.',
    ruling: 'What is given back is shuffled into the pile before anything else is drawn from it.',
  },
  {
    clause: 'S5',
    title: 'The market',
    text:
      'The four top cards of the pile are laid face up: the market. Chance names the first start ' +
      'player.',
  },
];

const turn: readonly GuideParagraph[] = [
  {
    text: 'A turn has three steps: a shape is revealed, all mark it, and what is full is settled.',
  },
  {
    clause: 'S6',
    title: 'First, a shape for all',
    text:
      'The next expedition card is turned up and holds for every player. The cards before it lie ' +
      'underneath, and nobody may look through them: remember for yourself what has been.',
  },
  {
    clause: 'S7',
    title: 'Then, everybody marks',
    text:
      'All at once, each player marks the shape one time, whole and on one of their two cards, ' +
      'in cells that are still free. You may turn it and mirror it, but not change it, and no ' +
      'cell is ever marked twice.',
    figure: 'marking',
  },
  {
    clause: 'S8',
    title: 'One cell instead',
    text:
      'If the shape does not fit, or you have other plans, you mark exactly one free cell of ' +
      'your choice instead. You may not leave it at nothing.',
    ruling:
      'Only someone without any free cell, which takes an empty pile and an empty market, marks ' +
      'nothing.',
  },
];

const signs: readonly GuideParagraph[] = [
  {
    clause: 'S9',
    title: 'Crosses lead on',
    text:
      'Whenever you mark a cross you at once mark one more free cell, wherever you like on your ' +
      'two cards. If that is a cross as well, it goes on.',
    ruling:
      'If there is no free cell left the extra cell is lost. A shape over two crosses would give ' +
      'two cells; no printed card has room for that.',
  },
  {
    clause: 'S10',
    title: 'Coins fill rows',
    text:
      'For each coin you mark, tick the next coin box of your score card. Four of them make a ' +
      'row, which brings a cup in the last step of the turn. After 12 coins, more of them are ' +
      'worth nothing.',
  },
  {
    clause: 'S11',
    title: 'Palms score at once',
    text:
      'A palm you mark is worth 1 point, and 1 more for each palm on the open cards of the ' +
      'market at that moment. Palms on your own cards do not add to it. Only your first four ' +
      'palms score.',
    figure: 'palm',
  },
  {
    title: 'An example',
    text:
      'Tom marks a palm while two cards of the market show one: he writes 1 + 2 = 3 points into ' +
      'his next palm box.',
  },
  {
    clause: 'S12',
    title: 'Several at once',
    text: 'A shape may cover coins and palms at the same time, and all of them count.',
    ruling: 'They are taken in reading order, which makes no difference to the points.',
  },
];

const settle: readonly GuideParagraph[] = [
  {
    clause: 'S13',
    title: 'Cups',
    text:
      'When all have marked, whoever has filled a row of coins or a card settles, one after the ' +
      'other from the start player clockwise. For a row filled in this turn you take the highest ' +
      'cup that is left; once all six are gone there is nothing more to take.',
    ruling: 'A player first takes cups, then replaces cards.',
  },
  {
    clause: 'S14',
    title: 'A new card for a full one',
    text:
      'A full card is put aside, face up. For it you take a new one: a card of the market, or ' +
      'the top card of the pile without having seen it. Who has filled both cards takes two, one ' +
      'after the other.',
    ruling:
      'After the very last turn cups are still taken and full cards put aside, but nothing is ' +
      'replaced.',
  },
  {
    clause: 'S15',
    title: 'Filling up the market',
    text:
      'Gaps in the market are filled from the pile when the player has finished taking, not ' +
      'before. So who takes two cards chooses the second from what is left.',
  },
  {
    clause: 'S18',
    title: 'When the pile runs out',
    text: 'It is rare, but then the market is no longer filled and simply becomes smaller.',
    ruling: 'When there is no card left at all, you play on with the cards you have.',
  },
];

const course: readonly GuideParagraph[] = [
  {
    clause: 'S16',
    title: 'The start player',
    text:
      'After each turn, not after each round, the next player clockwise becomes the start ' +
      'player. It matters for cups and for the first choice in the market.',
  },
  {
    clause: 'S17',
    title: 'Rounds',
    text: 'Seven turns make a round. After four rounds, that is 28 turns, the game is over.',
  },
];

const points: readonly GuideParagraph[] = [
  {
    clause: 'S19',
    title: 'What counts',
    text:
      'Add one point for each coin box, the values of your cups, your palm boxes and the points ' +
      'of your full cards. A card that is not full is worth nothing, however little is missing.',
  },
  {
    clause: 'S20',
    title: 'Seals',
    text:
      'A seal on a full card adds its +1 or +2 for every full card you own of the colour it ' +
      'shows. If you have several seals, each of them counts.',
  },
  {
    title: 'An example',
    text:
      'Sara has filled six cards: 64 points. Her grey seal gives 1 for each of her 2 grey cards, ' +
      'her orange seal 2 for each of her 2 orange ones: 2 + 4 = 6. Nine coins and cups of 5 and ' +
      '3 are 17 points, three palms another 8. Together that is 95.',
  },
  {
    clause: 'S21',
    title: 'Who wins',
    text:
      'The highest total wins. If it is a tie, count full cards: most grey ones, then green, ' +
      'then orange, then purple.',
    ruling: 'If even that is equal, the win is shared.',
  },
];

const players: readonly GuideParagraph[] = [
  {
    text:
      'The game is made for 2 to 4 players, who all play by the same rules. Alone you play a ' +
      'score attack: nobody takes the cups or the market away from you, and you try to beat your ' +
      'own best.',
  },
];

const hidden: readonly GuideParagraph[] = [
  {
    clause: 'S22',
    title: 'What you may see',
    text:
      'Nobody knows the order of the pile or which expedition comes next. What the others keep ' +
      'at the start, and what they mark in the running turn, stays hidden until all are done; ' +
      'then it is shown together. A card from the pile is open as soon as somebody has taken it.',
    ruling: 'Whether a player is still marking or done can be seen, as it can at a table.',
  },
];

const hints: readonly GuideParagraph[] = [
  {
    text: 'None of this is a rule. It is what we would tell a friend.',
    points: [
      'Keep one compact island for squares and corners and one long one for lines, so that most ' +
        'shapes fit somewhere.',
      'A cross is worth most when its extra cell closes a gap that no shape fits into.',
      'Small cards are quick: two grey ones often bring more than one purple one.',
      'The first cups are the best. Three coins in a row are a reason to look for the fourth.',
      'Before you mark a palm, look at the market: a turn later it may show one more, or one less.',
      'Near the end begin only what you can still fill. An almost full card scores nothing.',
    ],
  },
];

export const english: Guide = [
  { id: 'idea', title: 'The idea in five lines', paragraphs: idea },
  { id: 'material', title: 'What there is', paragraphs: material },
  { id: 'setup', title: 'Setting up', paragraphs: setup },
  { id: 'turn', title: 'A turn', paragraphs: turn },
  { id: 'signs', title: 'Crosses, coins and palms', paragraphs: signs },
  { id: 'settle', title: 'Cups and full cards', paragraphs: settle },
  { id: 'course', title: 'Turns and rounds', paragraphs: course },
  { id: 'points', title: 'Points', paragraphs: points },
  { id: 'players', title: 'One to four players', paragraphs: players },
  { id: 'hidden', title: 'What is hidden', paragraphs: hidden },
  { id: 'hints', title: 'Hints for your first games', paragraphs: hints },
];
