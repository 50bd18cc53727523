import type { LessonText, LessonWords } from '@pepite/kernel';

const auction = {
  welcome: {
    text:
      'Welcome, dwarf! You dig a mine by laying cards in it. Every card is worth points, and ' +
      'whoever has the most wins. First of all you need a tool.',
  },
  bid: {
    text:
      'Tools are auctioned one by one. The mithril pick is up: it lets you roll dice again. ' +
      'Start with its value and bid 3.',
    otherwise: 'You may, but start low: bid 3, and see how much the others want it.',
  },
  overbid: {
    text:
      'Outbid twice! What you keep of your 7 prestige is the size of your hand, five cards at ' +
      'most. To win the pick you would bid 6, and be left with one card. Fold.',
    otherwise: 'You could go on, but with hardly any cards you would not dig far. Fold this time.',
  },
  wagon: {
    text:
      'Sold for 5: that leaves a hand of two cards. Next is the light wagon, one throw more ' +
      'every turn. Let it go as well; cheaper tools are still to come.',
    otherwise:
      'A fine tool, but at 3 it would cost you a card already. Fold: wait for a cheap one.',
  },
  choose: {
    text:
      'Only you have no tool yet, so take one of the rest at its value. Choose the shovel for 1: ' +
      'with 6 prestige left, your hand still has five cards.',
    otherwise: 'They are all yours to choose from, but the shovel will come in handy here.',
  },
} satisfies Record<string, LessonText>;

const first = {
  hand: {
    text:
      'These are your Filon cards. Each shows the five dice it takes: X and Y are any value, an ' +
      'empty square is any die. In the nugget is its value, in the arch its exits.',
  },
  exits: {
    text:
      'A card you lay scores its value. But look at exits, too: every free exit of your deepest ' +
      'row is a throw next turn. So far you have the entrance: one exit, one throw.',
  },
  natural: {
    text:
      'Everyone with a throw rolls five dice: a natural roll. Below each card you can read what ' +
      'your dice still lack for it.',
  },
  offer: {
    text:
      'Three 4s would give you 4 points and two exits. You lack two 4s; the owner of the pick ' +
      'has one, and would like a 6. Tap your 6, then that 4, and offer the exchange.',
    otherwise:
      'Other exchanges are possible, but this one helps both of you: your 6 for the 4 of the ' +
      'player with the pick.',
  },
  agreed: {
    text:
      'Agreed! You gave the higher die, so it costs nothing. To get a higher one you would add ' +
      'a card worth at least the difference, for the other player’s hand.',
  },
  centre: {
    text:
      'Now the centre dice, the beers: a lower one is free, a higher one costs a card of exactly ' +
      'the difference. Take the 4 for a 3, and pay with your pair, worth 1.',
    otherwise: 'Nearly: give a 3, take the 4 of the centre dice, and pay with the pair (value 1).',
  },
  pass: {
    text:
      'Three 4s! Your dice are fine as they are, so pass. Once all have passed, it is time to ' +
      'lay cards.',
    otherwise: 'You have actions left, but one more exchange would only spoil your 4s. Pass.',
  },
  lay: {
    text:
      'All lay at once, one card each at most. Tap the three 4s and lay them on the exit of your ' +
      'entrance.',
    otherwise: 'Don’t waste those 4s: tap the card that shows them, and lay it.',
  },
  sixes: {
    text:
      'The wagon gives a second throw, and it is five 6s! After such a natural roll any card may ' +
      'be laid, whatever it takes. Five 1s are bad luck: they break your tool.',
  },
  discard: {
    text:
      'A full house, for 5 points. That ends the turn: discard what you don’t want, then draw up ' +
      'to your hand size. Two 5s and two 6s are hard to roll: discard that card.',
    otherwise: 'It is up to you what to keep. Here, discard only the pairs of 5s and 6s.',
  },
} satisfies Record<string, LessonText>;

const second = {
  accident: {
    text:
      'You have drawn an accident, the cave-in. It stays open on the table, and strikes the ' +
      'first player whose natural roll is 1 2 3 4 5.',
  },
  throws: {
    text:
      'Turn 2. The two exits of your card are two throws: in each phase you roll, exchange and ' +
      'lay. Whoever has no throw left sits out.',
  },
  claim: {
    text:
      'Your full house is worth 5 and opens three exits. A 2 instead of your 3 would complete ' +
      'it, and one is among the centre dice. It is lower, so it is free: take it.',
    otherwise: 'There is more in these dice: give the 3 and take the 2 of the centre dice.',
  },
  contest: {
    text:
      'It is the only 2 there, so it can be contested: the wagon’s owner wants it as well. Both ' +
      'stake a card, unseen, and the higher value wins. Stake your four 1s, worth 5.',
    otherwise: 'That may be too little to win, or is a card you want to lay. Stake the four 1s.',
  },
  won: {
    text:
      'Your 5 beats a 4, so the 2 is yours. Your stake is discarded; the loser takes the other ' +
      'one back. You have your full house: pass.',
    otherwise: 'Your full house is complete. Pass, so that you can lay it.',
  },
  fullHouse: {
    text:
      'Lay the full house. It goes on an exit of the card above and begins your next row, one ' +
      'level deeper.',
    otherwise: 'That fits as well, but the full house is worth far more. Lay it.',
  },
  caveIn: {
    text:
      '1 2 3 4 5: the cave-in hits you! One exit of your new row is closed for good. Other ' +
      'accidents bury a card or cost a throw; a steel helmet saves its owner once.',
  },
  shovel: {
    text:
      'Use your shovel: once a turn it rolls any of your dice again. Your cards want 2s and ' +
      'pairs, so keep the 2 and roll the other four.',
    otherwise: 'Keep only the 2: press “Reroll…” and tap 1, 3, 4 and 5.',
  },
  pick: {
    text:
      'Two 2s and two 6s, just right! The pick’s owner has rolled again, too: a pick does so ' +
      'every phase. Dice rolled again are never natural. Pass.',
    otherwise: 'These dice are good enough. Pass, and lay a card.',
  },
  beside: {
    text:
      'All three of your cards fit. The pair of 2s with another pair has the most to offer: 2 ' +
      'points and two exits. Lay it beside the full house.',
    otherwise: 'It would fit, but gives you fewer points or exits. Lay the 2s with another pair.',
  },
} satisfies Record<string, LessonText>;

const end = {
  row: {
    text:
      'Two cards side by side are your deepest row now. Three exits and two, less the closed ' +
      'one: you would have four throws next turn.',
  },
  ends: {
    text:
      'From turn 4 on a natural roll can end the match at once: five equal dice of 2 to 5. From ' +
      'turn 5 on four equal dice will do, from turn 6 on three.',
  },
  pile: {
    text:
      'It also ends with the last card of the pile. This is a short match: only two are left. ' +
      'Keep your cards, and draw.',
    otherwise: 'You can, but it changes nothing now. Keep all cards.',
  },
  over: {
    text:
      'The last card is drawn, the match is over. Face-up cards score their values: 4, 5 and 2 ' +
      'make 11 points, against 8 and 7. You win!',
  },
} satisfies Record<string, LessonText>;

const steps = { ...auction, ...first, ...second, ...end };

export type StepName = keyof typeof steps;

export const words: LessonWords<StepName> = {
  end:
    'You know how to dig now. In a whole match the pile is much larger and mines go deeper: ' +
    'play one, and see who strikes it rich.',
  steps,
};
