import type { Guide, GuideParagraph } from '@pepite/kernel';

const idea: readonly GuideParagraph[] = [
  {
    text:
      'Silver & Gold is a game of treasure maps that everyone fills at the same time. These five ' +
      'lines are all you need to start; you can look up the rest as you play.',
    points: [
      'You have two treasure islands; cross off all the cells of one and its points are yours.',
      'Each turn a card shows a shape, the same for everyone: mark it once, rotated as you like.',
      'If it doesn’t fit, or you don’t want it, mark a single cell instead.',
      'Crosses give another cell, coins lead to cups, palms score at once.',
      'A completed card makes room for a new one; after 28 turns, the most points win.',
    ],
    figure: 'idea',
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
      'each), a T, an L and a square of four. Everyone knows this. Each round, seven of the ' +
      'eight are revealed and the last stays unknown; for the next round, all are reshuffled.',
    figure: 'patterns',
  },
  {
    clause: 'S3',
    title: 'Where you note points',
    text:
      'Your score card has 12 boxes for coins in 3 rows of 4, a cup at the end of each row, and ' +
      '4 boxes for palms. A shared card counts the 4 rounds and shows six cups worth 6, 5, 4, 3, ' +
      '2 and 1.',
  },
];

const setup: readonly GuideParagraph[] = [
  {
    clause: 'S4',
    title: 'Two out of four',
    text:
      'Everyone gets four treasure cards, keeps the two they like best and returns the others. ' +
      'Everyone chooses at the same time, and choices stay hidden until all are made.',
    ruling: 'Returned cards are shuffled into the pile before anything else is drawn from it.',
  },
  {
    clause: 'S5',
    title: 'The market',
    text:
      'The top four cards of the pile are laid face up: the market. The first start player is ' +
      'chosen at random.',
  },
];

const turn: readonly GuideParagraph[] = [
  {
    text:
      'A turn has three steps: a shape is revealed, everyone marks it, and what is complete is ' +
      'settled.',
  },
  {
    clause: 'S6',
    title: 'First, a shape for everyone',
    text:
      'The next expedition card is turned up for every player. Earlier cards lie underneath, and ' +
      'nobody may look through them: it’s up to you to remember.',
  },
  {
    clause: 'S7',
    title: 'Then, everyone marks',
    text:
      'All at once, each player marks the shape one time, in full, on one of their two cards, in ' +
      'cells that are still free. You may rotate and mirror it, but not change it, and no cell ' +
      'is ever marked twice.',
    figure: 'marking',
  },
  {
    clause: 'S8',
    title: 'One cell instead',
    text:
      'If the shape doesn’t fit, or you have other plans, you mark exactly one free cell of your ' +
      'choice instead. You can’t mark nothing.',
    ruling:
      'The only exception is a player with no free cell, which takes an empty pile and an empty ' +
      'market.',
  },
];

const signs: readonly GuideParagraph[] = [
  {
    clause: 'S9',
    title: 'Crosses give extra cells',
    text:
      'Whenever you mark a cross, you immediately mark one more free cell, anywhere on your two ' +
      'cards. If that is a cross too, you mark another.',
    ruling:
      'If there is no free cell left, the extra cell is lost. A shape over two crosses would ' +
      'give two cells; no printed card has room for that.',
  },
  {
    clause: 'S10',
    title: 'Coins fill rows',
    text:
      'For each coin you mark, tick the next coin box of your score card. Four of them make a ' +
      'row, which brings a cup in the last step of the turn. After 12 coins, further ones are ' +
      'worth nothing.',
  },
  {
    clause: 'S11',
    title: 'Palms score at once',
    text:
      'A palm you mark is worth 1 point, plus 1 for each palm in the market at that moment. ' +
      'Palms on your own cards don’t add to it. Only your first four palms score.',
    figure: 'palm',
  },
  {
    title: 'An example',
    text:
      'Tom marks a palm while two cards of the market show one: he writes 1 + 2 = 3 points in ' +
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
      'When everyone has marked, players who have filled a row of coins or a card settle, one ' +
      'after another, clockwise from the start player. For a row filled this turn, you take the ' +
      'highest cup left; once all six are gone, there is nothing more to take.',
    ruling: 'A player first takes cups, then replaces cards.',
  },
  {
    clause: 'S14',
    title: 'A new card for a completed one',
    text:
      'A completed card is set aside, face up. You replace it with a card from the market, or ' +
      'with the top card of the pile, unseen. If you have filled both cards, you take two, one ' +
      'after the other.',
    ruling:
      'After the very last turn, cups are still taken and completed cards set aside, but nothing ' +
      'is replaced.',
  },
  {
    clause: 'S15',
    title: 'Refilling the market',
    text:
      'The market is refilled from the pile when the player has finished taking, not before. So ' +
      'a player who takes two cards chooses the second from what is left.',
  },
  {
    clause: 'S18',
    title: 'When the pile runs out',
    text: 'This is rare, but then the market is no longer refilled and simply shrinks.',
    ruling: 'When there are no cards left at all, you play on with the ones you have.',
  },
];

const course: readonly GuideParagraph[] = [
  {
    clause: 'S16',
    title: 'The start player',
    text:
      'After each turn, not after each round, the next player clockwise becomes the start ' +
      'player. This matters for cups and for first choice in the market.',
  },
  {
    clause: 'S17',
    title: 'Rounds',
    text: 'Seven turns make a round. After four rounds, or 28 turns, the game is over.',
  },
];

const points: readonly GuideParagraph[] = [
  {
    clause: 'S19',
    title: 'What counts',
    text:
      'Add one point for each coin box, the values of your cups, your palm boxes and the points ' +
      'of your completed cards. An incomplete card is worth nothing, however little is missing.',
  },
  {
    clause: 'S20',
    title: 'Seals',
    text:
      'A seal on a completed card adds its +1 or +2 for every completed card you own of the ' +
      'colour it shows. If you have several seals, each one counts.',
  },
  {
    title: 'An example',
    text:
      'Sara has filled six cards: 64 points. Her grey seal gives 1 for each of her 2 grey cards, ' +
      'her orange seal 2 for each of her 2 orange ones: 2 + 4 = 6. Nine coins and cups of 5 and ' +
      '3 are 17 points, three palms another 8. That makes 95 in all.',
  },
  {
    clause: 'S21',
    title: 'Who wins',
    text:
      'The highest total wins. If tied, count completed cards: the most grey ones, then green, ' +
      'then orange, then purple.',
    ruling: 'If still tied, the win is shared.',
  },
];

const players: readonly GuideParagraph[] = [
  {
    text:
      'The game is for 2 to 4 players, who all play by the same rules. On your own, you play for ' +
      'a high score: nobody takes the cups or the market cards from you, and you try to beat ' +
      'your best.',
  },
];

const hidden: readonly GuideParagraph[] = [
  {
    clause: 'S22',
    title: 'What you may see',
    text:
      'Nobody knows the order of the pile or which expedition comes next. What the others keep ' +
      'at the start, and what they mark during a turn, stays hidden until everyone is done; then ' +
      'it is all shown at once. A card from the pile is visible as soon as it is taken.',
    ruling: 'You can see whether a player is still marking or done, as you would at a table.',
  },
];

const hints: readonly GuideParagraph[] = [
  {
    text: 'None of this is a rule. It is what we would tell a friend.',
    points: [
      'Keep one compact island for squares and corners and one long one for lines, so that ' +
        'most shapes fit somewhere.',
      'A cross is worth most when its extra cell fills a gap no shape fits into.',
      'Small cards are quick: two grey ones often bring more than one purple one.',
      'The first cups are the best. Three coins in a row are a reason to look for the fourth.',
      'Before you mark a palm, look at the market: a turn later it may show one more, or one less.',
      'Near the end, only start what you can still fill. A nearly complete card scores nothing.',
    ],
  },
];

export const english: Guide = [
  { id: 'idea', title: 'The idea in five lines', paragraphs: idea },
  { id: 'material', title: 'What you play with', paragraphs: material },
  { id: 'setup', title: 'Setting up', paragraphs: setup },
  { id: 'turn', title: 'A turn', paragraphs: turn },
  { id: 'signs', title: 'Crosses, coins and palms', paragraphs: signs },
  { id: 'settle', title: 'Cups and completed cards', paragraphs: settle },
  { id: 'course', title: 'Turns and rounds', paragraphs: course },
  { id: 'points', title: 'Points', paragraphs: points },
  { id: 'players', title: 'One to four players', paragraphs: players },
  { id: 'hidden', title: 'What is hidden', paragraphs: hidden },
  { id: 'hints', title: 'Hints for your first games', paragraphs: hints },
];
