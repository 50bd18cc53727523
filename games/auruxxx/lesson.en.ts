import type { LessonText, LessonWords } from '@pepite/kernel';

const steps = {
  goal: {
    text:
      'Welcome! Auruxxx is a race to get rid of your cards. What you still hold when the round ' +
      'ends counts against you.',
  },
  colour: {
    text:
      'Cards are played on the talon. Its top card is blue, so any blue card fits; what fits is ' +
      'lit up in your hand. Play your blue 9: high numbers cost the most.',
    otherwise: 'Look for blue: your blue 9 fits, and it is the most you can get rid of now.',
  },
  number: {
    text:
      'Numbers fit too, whatever their colour: the same one, one higher or one lower. On your 9 ' +
      'came another 9, then two 8s.',
  },
  several: {
    text:
      'By number you may play several cards at once. Tap all three 7s, then “Play 3 cards”. ' +
      'The last one you tap lies on top.',
    otherwise: 'Don’t stop at one: tap all three 7s, and three cards are gone in a single turn.',
  },
  two: {
    text:
      'A 2 is special: it goes on any card, and makes the next player owe two cards. Play yours, ' +
      'so that they fall behind.',
    otherwise: 'First slow down the next player: play your 2.',
  },
  debt: {
    text:
      'They drew two cards. But here comes a 2 for you! What you owe comes before anything else. ' +
      'Two cards won’t hurt: draw them.',
    otherwise: 'Passing would hand the debt on, for 5 points. For just two cards: draw them.',
  },
  happyMan: {
    text:
      'Paid, and now your turn goes on. A 2 takes any colour, so play the Happy Man: he brings ' +
      'you the figure that stands beside the pile.',
    otherwise: 'Not a bad idea, but the figure is waiting: play the Happy Man.',
  },
  figure: {
    text:
      'The figure is yours! Whoever owns it when a round ends writes down only half of their ' +
      'points. But whoever plays the next Happy Man takes it.',
  },
  robbed: {
    text:
      'Draw-a-card is an action: it takes a random card from the next player. There goes your ' +
      'red 50. No harm done: kept to the end, it would have cost you 50 points.',
  },
  largeDebt: {
    text:
      'After an action the turn goes on, and anything fits: even two 2s together. Now you owe 4 ' +
      'cards! That’s a lot. Pass them on: it costs 5 points.',
    otherwise: 'Four cards would throw you far back. Pass, and let the next player worry.',
  },
  passed: {
    text:
      'Now the next player owes all four. You can pass three times a round, only as the first ' +
      'thing in a turn: the dots beside your name show what’s left.',
  },
  figureGone: {
    text:
      'They drew the four cards, found a Happy Man among them and played it at once. Your figure ' +
      'is gone: nothing stays yours for long here.',
  },
  draw: {
    text:
      'A violet 10, and nothing in your hand fits. Draw a card: unlike a pass, that costs no ' +
      'points. You may draw even when something fits.',
    otherwise: 'That won’t help now. Draw a card and see what comes.',
  },
  drawAgain: {
    text:
      'A blue 4 doesn’t fit either. You may draw twice in a turn, so try again. If there were ' +
      'still nothing to play, you would simply end your turn.',
    otherwise: 'Nothing fits yet, but you have one more draw: take it.',
  },
  profusion: {
    text:
      'A Profusion! Actions go on any card. This one takes a random card from each of the ' +
      'others. Tap it and confirm.',
    otherwise: 'The Profusion is the one card that fits here. Play it and see what you get.',
  },
  stolen: {
    text:
      'An Exchange and a green 1: only you and those you took them from know. Actions may follow ' +
      'each other, but keep the Exchange for a better moment.',
  },
  onAnAction: {
    text:
      'After your action you have to play something that is no action. Anything fits now, so ' +
      'make the most of it: play all four 4s.',
    otherwise: 'You can do better: on an action you get rid of all four 4s at once.',
  },
  lastCard: {
    text:
      'Look out: the player before you has only three cards. But the last cards of a hand have ' +
      'to be golden twelves. With an ordinary card nobody can finish.',
  },
  exchange: {
    text:
      'You have six cards and no gold. Such a small hand may well hold some! Play your Exchange: ' +
      'you swap your whole hand with a player you choose.',
    otherwise: 'Careful, they may finish before you. Now is the moment for the Exchange.',
  },
  partner: {
    text: 'Now choose the player with three cards. They get your five, like it or not.',
    otherwise: 'That would make your hand larger. Choose the player with only three cards.',
  },
  golden: {
    text:
      'Two golden twelves, and your old red 50! Gold may be played only when you hold nothing ' +
      'else. So play the 50 first: on an action anything fits.',
    otherwise: 'The gold has to wait until it is all you hold. First the red 50.',
  },
  finish: {
    text:
      'Nobody robbed you, and you owe nothing. Your whole hand is golden: tap it, and both cards ' +
      'go down at once, on any card. That wins the round!',
    otherwise: 'No need for that. Tap a golden twelve and win the round!',
  },
  count: {
    text:
      'The round is over. You pay 5 points for your pass and get 5 off for each golden twelve: ' +
      '−5 in all. That’s good, since the fewest points win.',
  },
  leftInHand: {
    text:
      'The others pay for what they hold: numbers what they show, a 50 fifty, a Happy Man or an ' +
      'action 25. The player you swapped with gets 16 points.',
  },
  halves: {
    text:
      'The next player held 42 points, but also the figure: it halves them to 21. It would have ' +
      'done nothing for you, since you are below zero.',
  },
  nextRound: {
    text:
      'The next round is dealt already, with twelve new cards and three new passes for ' +
      'everybody. Only the figure stays with its owner.',
  },
  match: {
    text:
      'A match has three rounds. Then all points are added up and the lowest sum wins; if two ' +
      'are equal, whoever has played more golden twelves.',
  },
} as const satisfies Record<string, LessonText>;

export type StepName = keyof typeof steps;

export const words: LessonWords<StepName> = {
  end: 'That’s all you need: play a whole match now, and look up the rest in the rules as you go.',
  steps,
};
