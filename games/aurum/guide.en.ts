import type { Guide, GuideParagraph } from '@pepite/kernel';

const idea: readonly GuideParagraph[] = [
  {
    text:
      'Aurum is trick-taking turned upside down. These five lines are all you need to start; you ' +
      'can look up the rest as you play.',
    points: [
      'Announce how many tricks you will take by laying one of your own cards.',
      'Nobody follows suit: each metal can appear only once in a trick.',
      'The highest card takes the trick, and gold beats any metal.',
      'The lowest metal turns into gold of the same number, and its player opens next.',
      'Take exactly what you announced and it counts double; gold you have kept counts too.',
    ],
    figure: 'idea',
  },
];

const setup: readonly GuideParagraph[] = [
  {
    clause: 'A1',
    title: 'The cards',
    text:
      'Five metals – bismuth, copper, phosphorus, silver and zinc – each run from 1 to 10: fifty ' +
      'cards. There are also fifteen gold cards: four 0s, two each of 1, 2 and 3, and one each ' +
      'of 4, 5, 6, 7 and 8. Gold is always face up. Gold that nobody owns is the supply; gold ' +
      'you own is your stock.',
    figure: 'metals',
  },
  {
    clause: 'A2',
    title: 'The deal',
    text:
      'Four players get twelve metal cards each; the two cards left over lie face up for the ' +
      'whole round, so everyone knows they are out of play. With three players, leave out ' +
      'copper, all the 10s and the gold 8: the remaining 36 cards make twelve each, with none ' +
      'left over.',
    figure: 'deal',
  },
  {
    clause: 'A3',
    title: 'A zero to begin with',
    text:
      'Each player starts every round with one gold 0 in stock. It is worth no points, but it is ' +
      'gold: it can win a trick or pay for a swap. Once used, a 0 is gone for the round, because ' +
      'a 0 can never be gained. With the option “no zeros” nobody gets one and the four 0s are ' +
      'left out.',
    ruling: 'With three players the fourth 0 leaves the game.',
  },
  {
    clause: 'A4',
    title: 'Who begins',
    text:
      'The first player of the first round is chosen at random. The role moves one seat ' +
      'clockwise every round. The first player bids first and opens the first trick.',
  },
];

const bid: readonly GuideParagraph[] = [
  {
    clause: 'A5',
    title: 'A card that is a promise',
    text:
      'Before the first trick, everyone lays a metal card from their hand in front of them. Its ' +
      'number is how many tricks they announce; the metal doesn’t matter. You can’t bid gold. ' +
      'With four players, cards are laid face up in turn, starting with the first player; with ' +
      'three, everyone chooses in secret and the cards are turned up together.',
    figure: 'bid',
  },
  {
    clause: 'A6',
    title: 'What a team promises',
    text:
      'Partners don’t add up their bids: the higher of their two cards is the team’s bid, and ' +
      'the tricks of both count towards it. A bid card stays on the table and is not played in a ' +
      'trick, so a bid also costs you a card.',
  },
];

const swap: readonly GuideParagraph[] = [
  {
    clause: 'A7',
    title: 'Gold buys a new bid',
    text:
      'Promised too much, or too little? Before the first card of every trick, including the ' +
      'first trick, each player is asked once, clockwise from the player who will open. You may ' +
      'pay one gold from your stock, of any value, even a 0, and replace your bid with a card ' +
      'from your hand. With four players, you may replace your partner’s bid instead, without ' +
      'asking. The old bid card goes into the hand of the player who paid.',
    figure: 'swap',
  },
  {
    clause: 'A8',
    title: 'Once per trick',
    text: 'Each player may swap at most once before a trick.',
    ruling:
      'The question goes around the table only once, and players without gold aren’t asked. The ' +
      'new card may have the same number as the old one. Both partners may swap the same bid in ' +
      'one lap.',
  },
  {
    clause: 'A9',
    title: 'Where the price goes',
    text:
      'The gold you pay goes to the supply at once, so it can already be gained at the end of ' +
      'the trick that is about to start.',
  },
  {
    clause: 'A10',
    title: 'No card to open with',
    text: 'If the player who should open has no metal card left, there is no trick to swap for.',
    ruling: 'In that case the round ends before anyone is asked.',
  },
];

const trick: readonly GuideParagraph[] = [
  {
    clause: 'A11',
    title: 'Opening',
    text: 'The opener plays any metal card from their hand. Gold can never open a trick.',
  },
  {
    clause: 'A12',
    title: 'Following',
    text:
      'Then everyone else, clockwise, plays one card: either a metal that isn’t in the trick ' +
      'yet, or any gold from their stock. Gold is always allowed, even if you could play a ' +
      'metal, and even if there is gold in the trick already.',
    figure: 'follow',
  },
  {
    clause: 'A13',
    title: 'No passing',
    text:
      'If you hold a metal that fits, you must play: that metal, another one that fits, or gold. ' +
      'Only a player with no playable metal may end the round instead.',
  },
];

const trickEnd: readonly GuideParagraph[] = [
  {
    text: 'Once everyone has played, three things happen, always in this order.',
  },
  {
    clause: 'A14',
    title: 'First, the lowest metal',
    text:
      'Look only at the metal cards. The lowest number is the low card; if several share it, the ' +
      'one played last. Its player takes a gold of the same number from the supply, if there is ' +
      'one, and can’t refuse it. Gold or not, that player opens the next trick. Gold played in ' +
      'this very trick isn’t in the supply yet and can’t be gained now.',
    figure: 'gain',
  },
  {
    clause: 'A15',
    title: 'Then, the winner',
    text:
      'The highest gold takes the trick; a gold 0 is enough against metals alone. Without gold, ' +
      'the highest metal takes it. If tied, the card played last wins.',
    figure: 'trick',
  },
  {
    clause: 'A16',
    title: 'Last, clearing away',
    text:
      'Gold that was played goes back to the supply, not to its owner. The metal cards go in ' +
      'front of the winner and count as one trick, however many there are.',
  },
];

const roundEnd: readonly GuideParagraph[] = [
  {
    clause: 'A17',
    title: 'When it stops',
    text:
      'A round has no fixed length. It stops as soon as the player to move has no metal that ' +
      'fits and either has no gold or prefers to keep it. It also stops when the player who ' +
      'should open has no metal card, for instance because they have all been played. Hands may ' +
      'well differ in size; even with an empty hand, you may follow with gold.',
  },
  {
    clause: 'A18',
    title: 'The unfinished trick',
    text:
      'The player who stops the round shows their hand. The trick on the table is void: nobody ' +
      'wins it, nobody gains gold, and its cards are put away.',
    ruling: 'Gold in that trick goes to the supply, so it scores for nobody.',
  },
];

const points: readonly GuideParagraph[] = [
  {
    clause: 'A19',
    title: 'Points for the bid',
    text:
      'Compare the tricks of your side with its bid at the end of the round. Fewer tricks: ' +
      'nothing. More: as many points as you bid. Exactly as many: twice the bid.',
    figure: 'bid-points',
  },
  {
    clause: 'A20',
    title: 'Points for gold',
    text:
      'Every gold left in stock counts: a 1, 2 or 3 gives one point, a 4, 5 or 6 two points, a 7 ' +
      'or 8 three points, and a 0 nothing. A side adds the points for its bid and the gold of ' +
      'all its players.',
    figure: 'gold-points',
  },
  {
    title: 'An example',
    text:
      'Ana and Cleo play against Ben and Dan. Ana’s bid card is a 2 and Cleo’s a 4, so together ' +
      'they promise 4 – and take exactly 4 tricks: 8 points. A gold 5, a 2 and a 0 add 2, 1 and ' +
      '0: 11 points. Ben and Dan promise 3 and take 5 tricks: 3 points. Their gold 8, 4 and 3 ' +
      'add 3, 2 and 1: 9 points. Ana and Cleo win the nugget. A fifth trick taken from Ben and ' +
      'Dan would have cost it: only 4 + 3 = 7 points.',
    figure: 'example',
  },
  {
    clause: 'A21',
    title: 'The nugget',
    text:
      'The side with the most points wins the nugget of the round. If sides are tied, one that ' +
      'made its bid exactly beats one that didn’t. If that doesn’t settle it, the highest single ' +
      'gold card decides; even a 0 is better than no gold.',
    ruling:
      'If still tied, compare the next highest gold cards one by one, where any card, even a 0, ' +
      'beats none; then the higher bid. If everything is equal, nobody gets the nugget. A side ' +
      'with no points at all can win it this way too.',
  },
];

const end: readonly GuideParagraph[] = [
  {
    clause: 'A25',
    title: 'From round to round',
    text:
      'For a new round, all gold comes back, the metals are shuffled, and everything is dealt ' +
      'again as at the start.',
  },
  {
    clause: 'A22',
    title: 'With four players',
    text: 'The first team to own two nuggets wins the game.',
    ruling:
      'After a round without a nugget, simply play another, but no more than nine in all. Then ' +
      'the team with more nuggets wins; if tied, the one with more points over all rounds; ' +
      'otherwise they share the win.',
  },
  {
    clause: 'A23',
    title: 'With three players',
    text:
      'A player who wins the first two rounds wins the game. Otherwise a third is played, and ' +
      'the most nuggets win. If players are tied, the highest bid card on the table at the end ' +
      'of the last round decides.',
    ruling:
      'If still tied: more points in the last round, then more points over all rounds; otherwise ' +
      'they share the win.',
  },
];

const players: readonly GuideParagraph[] = [
  {
    text:
      'Four players form two teams; partners sit opposite each other. Three players each play ' +
      'for themselves. The game stays the same; this table shows everything that changes.',
    figure: 'players',
  },
];

const options: readonly GuideParagraph[] = [
  {
    clause: 'A24',
    title: 'Cumulative score',
    text: 'Exactly three rounds are played, without nuggets. The highest total wins.',
    ruling: 'If tied, the points of the last round decide; otherwise the win is shared.',
  },
  {
    title: 'No zeros',
    text:
      'Nobody starts with a gold 0. The first swap and the first trick won with gold then have ' +
      'to wait until someone has gained some.',
  },
];

const hidden: readonly GuideParagraph[] = [
  {
    clause: 'A26',
    title: 'What you may see',
    text:
      'Your hand is yours alone: not even your partner sees it. With three players, bids are ' +
      'secret until all are in. Everyone sees the gold, the bids on the table, the number of ' +
      'tricks and of cards in each hand, and the last completed trick. In the log of a running ' +
      'match, you can look back at what has happened since your last move and at the last ' +
      'completed trick; older tricks stay hidden until the round is over.',
  },
];

const hints: readonly GuideParagraph[] = [
  {
    text: 'None of this is a rule. It is what we would tell a friend.',
    points: [
      'Bid low rather than high at first. A small bid made exactly is worth more than a proud ' +
        'one that fails.',
      'Low cards are not bad cards. A 5 in the right trick can bring you a gold 5, and the ' +
        'next opening with it.',
      'A spread of metals keeps you in the round. A hand of a single metal gets stuck as soon ' +
        'as someone else plays it.',
      'A gold 0 scores nothing, so use it: for a trick you need, or for a swap when your ' +
        'tricks have outgrown your bid.',
      'Exactly on your bid? Then the end of the round is your friend. If you have no metal ' +
        'that fits, keep your gold and stop.',
      'In a team, only the higher bid counts. Let the better hand promise; the other lays a ' +
        'card it will not miss.',
    ],
  },
];

export const english: Guide = [
  { id: 'idea', title: 'The idea in five lines', paragraphs: idea },
  { id: 'setup', title: 'Setting up', paragraphs: setup },
  { id: 'bid', title: 'The bid', paragraphs: bid },
  { id: 'swap', title: 'Swapping a bid', paragraphs: swap },
  { id: 'trick', title: 'Playing a trick', paragraphs: trick },
  { id: 'trick-end', title: 'The end of a trick', paragraphs: trickEnd },
  { id: 'round-end', title: 'The end of a round', paragraphs: roundEnd },
  { id: 'points', title: 'Points', paragraphs: points },
  { id: 'end', title: 'The end of the game', paragraphs: end },
  { id: 'players', title: 'Three players or four', paragraphs: players },
  { id: 'options', title: 'Options', paragraphs: options },
  { id: 'hidden', title: 'What is hidden', paragraphs: hidden },
  { id: 'hints', title: 'Hints for your first games', paragraphs: hints },
];
