import type { LessonText, LessonWords } from '@pepite/kernel';

const steps = {
  welcome: {
    text:
      'Welcome to Silver & Gold! Each card is a treasure island. Mark all the cells of one, and ' +
      'its points are yours.',
  },
  keep: {
    text:
      'Keep two of your four cards. Large islands score more, small ones are filled sooner: take ' +
      'the orange one with its coins and the green one with its palm.',
    otherwise:
      'Any two would do, but the purple ones take long. Choose the orange and the green card, ' +
      'then keep them.',
  },
  islands: {
    text:
      'These are your islands now. The number on a card is what it scores: a point for each ' +
      'cell, but only once all of them are marked.',
  },
  expedition: {
    text:
      'Every turn begins with an expedition card. Its shape is the same for everybody: this ' +
      'time, three in a line.',
  },
  line: {
    text:
      'Mark the line on your orange card, upright over two coins at once. It lies flat at first; ' +
      '“Rotate” stands it up.',
    otherwise:
      'Press “Rotate”, then aim at the third column of the orange card: two coins in one go!',
  },
  coins: {
    text: 'Two coins! They go straight to your score card, where each is worth 1 point.',
  },
  cups: {
    text:
      'Four coins fill a row, and a full row brings a cup. The first one is worth 6, the next 5, ' +
      'and so on: it pays to be early.',
  },
  palm: {
    text:
      'The next shape is a T. And look, a palm on your green card: it scores 1, and 1 more for ' +
      'each palm in the market. There are two of them.',
  },
  overPalm: {
    text: 'So your palm is worth 3 points now. Turn the T until it fits over the palm and mark it.',
    otherwise:
      'The palm is at the top left of the green card. Stand the T on its side, with its bar in ' +
      'the first column.',
  },
  palmScored: {
    text:
      'Three points at once! Only your first four palms score, so choose the moment: the more ' +
      'palms in the market, the better.',
  },
  corner: {
    text: 'A corner of three. There is a cross on your green card: mark the corner right over it.',
    otherwise: 'Cover the cross at the top right of the green card, and leave the bottom row free.',
  },
  cross: {
    text:
      'A cross lets you mark one more cell right away, on either card. There is another cross on ' +
      'your orange card: take that one!',
    otherwise:
      'Any free cell is allowed here. But mark the orange card’s cross, and see what happens.',
  },
  chain: {
    text: 'Again a cross, so again one more cell! Take the coin at the top left: it is your third.',
    otherwise:
      'You may mark any free cell, but a coin is worth a point: the one on the orange card.',
  },
  together: {
    text:
      'Everyone marks at the same time; what the others marked is shown once all are done. Your ' +
      'opponent has scored a palm as well.',
  },
  finish: {
    text:
      'Another line of three: exactly what is missing on your green card, and with a coin in it. ' +
      'Mark it!',
    otherwise: 'Fill the bottom row of your green card: three cells, and the card is complete.',
  },
  cup: {
    text: 'That coin was your fourth. The row is full and you take the highest cup left: 6 points!',
  },
  completed: {
    text:
      'And your green card is complete: 10 points. It is set aside and yours for good, and you ' +
      'get a new card for it.',
  },
  seal: {
    text:
      'Look at the grey card in the market. It has a seal: once you complete it, it scores 1 ' +
      'more for each green card you have completed.',
  },
  take: {
    text:
      'You could also draw the top card of the pile, unseen. But the grey one is small, and you ' +
      'have a green card already: take it.',
    otherwise: 'A fair choice, too. But take the grey card, so that you see what a seal does.',
  },
  otherCorner: {
    text:
      'The market is back to four cards, and here comes the second corner. Mark it at the top ' +
      'right of your grey card.',
    otherwise: 'Turn the corner until it fits the top right of the grey island.',
  },
  square: {
    text:
      'A square, and it fits on neither of your cards! Then you mark one single cell. You may do ' +
      'so in any turn: that’s what “One cell” is for.',
  },
  single: {
    text:
      'Mark the cell at the top left of the grey card. The four that are left make an L, and the ' +
      'L has not been revealed yet…',
    otherwise: 'One cell it is, but a useful one: at the top left of the grey card.',
  },
  opponent: {
    text:
      'Your opponent has completed a grey card and taken a new one from the market. A palm left ' +
      'with it: palms are worth only 2 now.',
  },
  start: {
    text:
      'The star marks the start player, who takes cups and cards before the others. It moves on ' +
      'after every turn.',
  },
  mirror: {
    text:
      'The L, at last! Only it is the wrong way round: “Mirror” flips it, “Rotate” does the ' +
      'rest. Fill your grey card.',
    otherwise:
      'Flip the L with “Mirror”, then turn it until it covers all four cells that are left.',
  },
  sealScored: {
    text:
      'That’s 8 points, and 1 more by its seal for your green card. Every other green card you ' +
      'complete will add 1.',
  },
  takeAgain: {
    text:
      'So go for green! Take the green card in the market: your seal will count it, and its own ' +
      'seal counts your grey card.',
    otherwise: 'Not a bad idea, but the green card pays twice: by your seal and by its own.',
  },
  round: {
    text:
      'Seven turns, and the first round is over. The summary shows what your points are made of: ' +
      'you have 32 already!',
  },
  unfinished: {
    text:
      'Your opponent has 13. Their orange card lacks a single cell, but as long as it isn’t ' +
      'complete, it scores nothing at all.',
  },
  match: {
    text:
      'There are four rounds. Before each one all eight expedition cards are shuffled; seven are ' +
      'revealed, and one stays unseen.',
  },
  winner: {
    text:
      'After 28 turns coins, cups, palms, completed cards and seals are added up, and the most ' +
      'points win. Towards the end, begin only what you can still fill!',
  },
} as const satisfies Record<string, LessonText>;

export type StepName = keyof typeof steps;

export const words: LessonWords<StepName> = {
  end: 'That’s all you need to know: play a whole match now, and fill as many islands as you can.',
  steps,
};
