import type { Guide, GuideParagraph } from '@pepite/kernel';

const idea: readonly GuideParagraph[] = [
  {
    text:
      'Aurum is a game of tricks turned upside down. Know these five lines and you can sit down; ' +
      'the rest can be looked up while you play.',
    points: [
      'Announce how many tricks you will take by laying one of your own cards.',
      'In a trick nobody follows suit: every metal may appear only once.',
      'The highest card takes the trick, and gold beats any metal.',
      'The lowest metal is turned into gold of the same number, and its player opens next.',
      'Hit your announcement exactly and it counts double; gold you have kept counts too.',
    ],
  },
];

const setup: readonly GuideParagraph[] = [
  {
    clause: 'A1',
    title: 'The cards',
    text:
      'Five metals – bismuth, copper, phosphorus, silver and zinc – run from 1 to 10 each: fifty ' +
      'cards. Beside them there are fifteen gold cards: four 0s, two each of 1, 2 and 3, and one ' +
      'each of 4, 5, 6, 7 and 8. Gold always lies open. What no player owns is the supply; what ' +
      'you own is your stock.',
    figure: 'metals',
  },
  {
    clause: 'A2',
    title: 'The deal',
    text:
      'Four players get twelve metal cards each; the two cards left over lie face up for the ' +
      'whole round, so everyone knows they are out of play. Three players leave out copper, all ' +
      'the 10s and the gold 8: the 36 cards that remain make twelve each, with none left over.',
    figure: 'deal',
  },
  {
    clause: 'A3',
    title: 'A zero to begin with',
    text:
      'Each player starts every round with one gold 0 in stock. It is worth no points, but it is ' +
      'gold: it can win a trick or pay for a swap. A 0 that has been used is gone for the round, ' +
      'because a 0 can never be gained. With the option “no zeros” nobody gets one and the four ' +
      '0s are left out.',
    ruling: 'With three players the fourth 0 leaves the game.',
  },
  {
    clause: 'A4',
    title: 'Who begins',
    text:
      'Chance names the first player of the first round. From round to round the role moves one ' +
      'seat clockwise. The first player bids first and opens the first trick.',
  },
];

const bid: readonly GuideParagraph[] = [
  {
    clause: 'A5',
    title: 'A card that is a promise',
    text:
      'Before the first trick everyone lays one metal card from hand in front of them. Its ' +
      'number is how many tricks they announce; which metal it is does not matter. Gold cannot ' +
      'be bid. With four players the cards are laid face up, one after the other from the first ' +
      'player on; with three, all choose in secret and turn up together.',
    figure: 'bid',
  },
  {
    clause: 'A6',
    title: 'What a team promises',
    text:
      'Partners do not add their bids up: the higher of their two cards is the bid of the team, ' +
      'and the tricks of both count towards it. A bid card stays on the table and is not played ' +
      'in a trick, so a bid also costs you a card.',
  },
];

const swap: readonly GuideParagraph[] = [
  {
    clause: 'A7',
    title: 'Gold buys a new bid',
    text:
      'Promised too much, or too little? Before the first card of every trick, the first trick ' +
      'included, each player is asked once, clockwise from the one who will open. You may pay ' +
      'one gold of your stock, any value, a 0 as well, and put a card of your hand in the place ' +
      'of your bid. With four players it may also be your partner’s bid: you need not ask. The ' +
      'old bid card goes into the hand of whoever paid.',
    figure: 'swap',
  },
  {
    clause: 'A8',
    title: 'Once per trick',
    text: 'Each player may swap at most once before a trick.',
    ruling:
      'The question goes round the table once only, and players without gold are not asked. The ' +
      'new card may have the same number as the old one. Both partners may swap the same bid in ' +
      'one lap.',
  },
  {
    clause: 'A9',
    title: 'Where the price goes',
    text:
      'The gold you pay is in the supply at once, so it can already be gained at the end of the ' +
      'trick that is about to start.',
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
    text: 'Whoever opens plays any metal card of their hand. Gold can never open a trick.',
  },
  {
    clause: 'A12',
    title: 'Following',
    text:
      'Then everyone else, clockwise, plays one card: either a metal that is not in this trick ' +
      'yet, or any gold of their stock. Gold is always allowed – even if you could play a metal, ' +
      'and even if gold lies there already.',
    figure: 'follow',
  },
  {
    clause: 'A13',
    title: 'No passing',
    text:
      'If you hold a metal that fits, you have to play: that metal, another one that fits, or ' +
      'gold. Only a player without a playable metal has the choice of ending the round.',
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
      'Look at the metal cards only. The lowest number is the low card; if several share it, the ' +
      'one played last. Its player takes a gold of the same number from the supply, if there is ' +
      'one there; it cannot be refused. Gold or not, that player opens the next trick. Gold that ' +
      'was played in this very trick is not in the supply yet and cannot be gained now.',
    figure: 'gain',
  },
  {
    clause: 'A15',
    title: 'Then, the winner',
    text:
      'The highest gold takes the trick; a gold 0 is enough against metals alone. Without gold, ' +
      'the highest metal takes it. Among equals the card played last wins.',
    figure: 'trick',
  },
  {
    clause: 'A16',
    title: 'Last, clearing away',
    text:
      'Gold that was played goes back to the supply; it does not return to its owner. The metal ' +
      'cards lie in front of the winner and count as one trick, however many there are.',
  },
];

const roundEnd: readonly GuideParagraph[] = [
  {
    clause: 'A17',
    title: 'When it stops',
    text:
      'A round has no fixed length. It stops as soon as the player on turn has no metal that ' +
      'fits and either owns no gold or prefers to keep it. It also stops when the player who ' +
      'should open has no metal card, for instance because everything has been played. Hands may ' +
      'well differ in size; even with an empty hand you may follow with gold.',
  },
  {
    clause: 'A18',
    title: 'The unfinished trick',
    text:
      'Whoever stops the round shows their hand. The trick on the table is void: nobody wins it, ' +
      'nobody gains gold, and all cards in it are put away.',
    ruling: 'Gold lying in that trick goes to the supply, so it scores for nobody.',
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
      'The side with the most points wins the nugget of the round. If sides are level, one that ' +
      'hit its bid exactly goes before one that did not. If that settles nothing, the highest ' +
      'single gold card decides, where even a 0 is better than no gold.',
    ruling:
      'If it is still level, we compare the next highest gold cards one after the other, where ' +
      'any card, even a 0, beats none; then the higher bid. If all that is equal, nobody gets ' +
      'the nugget. A side without any points can win it in this way too.',
  },
];

const end: readonly GuideParagraph[] = [
  {
    clause: 'A25',
    title: 'From round to round',
    text:
      'For a new round all gold comes back, all metals are shuffled, and everything is dealt ' +
      'again as at the start.',
  },
  {
    clause: 'A22',
    title: 'With four players',
    text: 'The first team to own two nuggets wins the game.',
    ruling:
      'After a round without a nugget another one is simply played, but no more than nine in ' +
      'all. Then the team with more nuggets wins; if they are level, the one with more points ' +
      'over all rounds; else they share the win.',
  },
  {
    clause: 'A23',
    title: 'With three players',
    text:
      'Whoever wins the first two rounds has won the game. Otherwise a third is played, and the ' +
      'most nuggets win. Among players who are level it is the highest bid card lying there at ' +
      'the end of the last round that decides.',
    ruling:
      'If that is a tie as well: more points in the last round, then more points over all ' +
      'rounds; else they share the win.',
  },
];

const players: readonly GuideParagraph[] = [
  {
    text:
      'Four players form two teams; partners sit opposite each other. Three players each play ' +
      'for themselves. The game stays the same; this table shows all that changes.',
    figure: 'players',
  },
];

const options: readonly GuideParagraph[] = [
  {
    clause: 'A24',
    title: 'Cumulative score',
    text: 'Exactly three rounds are played, without nuggets. The highest sum of points wins.',
    ruling: 'If sums are equal, the points of the last round decide; else the win is shared.',
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
      'Your hand is yours alone: your partner does not see it either. Bids of three players are ' +
      'secret until all are in. Everybody sees the gold, the bids on the table, the number of ' +
      'tricks and of cards in each hand, and the last completed trick. In the record of a ' +
      'running match you can look back at what has happened since your own last move and at the ' +
      'last completed trick; older tricks stay closed until the round is over.',
  },
];

const hints: readonly GuideParagraph[] = [
  {
    text: 'None of this is a rule. It is what we would tell a friend.',
    points: [
      'Bid low rather than high at first. A small bid that comes out exactly is worth more ' +
        'than a proud one that fails.',
      'Low cards are not bad cards. A 5 in the right trick can bring you a gold 5, and the ' +
        'next opening with it.',
      'A spread of metals keeps you in the round. A hand of a single metal gets stuck as soon ' +
        'as somebody else plays it.',
      'A gold 0 scores nothing, so use it: for a trick that you need, or for a swap when your ' +
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
