import { listing } from './listing.ts';
import { wordsFrom } from './phrases.ts';

export const english = wordsFrom({
  title: listing.texts.en.title,
  credits: 'A small trick game of nobody in particular, to begin a new game with.',
  clauses: {
    T1: 'Twenty cards, numbered 1 to 20.',
    T2: 'Five cards each; the others stay out of the match, unseen.',
    T3: 'Whoever leads lays one card; the others follow clockwise, one card each.',
    T4: 'Who holds a card higher than all in the trick must lay such a card.',
    T5: 'The highest card takes the trick, and its player leads the next one.',
    T6: 'After five tricks, whoever has taken most of them wins; a tie is shared.',
    T7: 'Hands are secret, and so are cards of tricks that are over.',
  },
  refusals: {
    dealDue: 'the cards are still being dealt',
    notInStock: 'this card has been dealt already',
    playDue: 'somebody has to lay a card',
    notHeld: 'you do not hold this card',
    mustBeat: 'you hold a card higher than all in the trick, so you must lay such a card',
    matchOver: 'the match is over',
  },
  endings: { none: 'the match is not over yet', played: 'all five tricks were played' },
  play: (card) => `plays ${card}`,
  deal: (name, card) => `${name} is dealt ${card}`,
  unseenDeal: 'a card is dealt',
  question: 'Which card do you lay?',
  labels: {
    trick: (number, most) => `Trick ${number} of ${most}`,
    player: 'Player',
    laid: 'Laid',
    taken: 'Tricks',
    hand: 'Hand',
    none: '–',
    colon: ': ',
  },
});
