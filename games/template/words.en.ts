import { listing } from './listing.ts';
import { wordsFrom } from './phrases.ts';

export const english = wordsFrom({
  title: listing.texts.en.title,
  credits: 'A small trick-taking game by nobody in particular, to start a new game from.',
  clauses: {
    T1: 'Twenty cards, numbered 1 to 20.',
    T2: 'Five cards each; the rest stay out of the match, unseen.',
    T3: 'The leader lays one card; the others follow clockwise, one card each.',
    T4: 'If you hold a card that beats the whole trick, you must lay one that does.',
    T5: 'The highest card takes the trick, and its player leads the next one.',
    T6: 'After five tricks, the player with the most wins; ties are shared.',
    T7: 'Hands are secret, and so are the cards of past tricks.',
  },
  refusals: {
    dealDue: 'the cards are still being dealt',
    notInStock: 'this card has already been dealt',
    playDue: 'it’s time to lay a card',
    notHeld: 'you don’t hold this card',
    mustBeat: 'you hold a card that beats the whole trick, so you must lay one that does',
    matchOver: 'the match is over',
  },
  endings: { none: 'the match isn’t over yet', played: 'all five tricks were played' },
  play: (card) => `plays ${card}`,
  deal: (name, card) => `${name} is dealt ${card}`,
  dealt: 'the cards are dealt',
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
