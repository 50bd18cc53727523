import type { Guide, GuideParagraph } from '@pepite/kernel';

const idea: readonly GuideParagraph[] = [
  {
    text:
      'Auruxxx is a race to empty your hand, in which nothing stays yours for long. These five ' +
      'lines are all you need to start; you can look up the rest as you play.',
    points: [
      'Play cards on the talon by colour, by the same number or by the number next to it.',
      'By number, you may play several at once, so collect matching ones.',
      'A 2 makes your neighbour draw; actions steal cards or swap whole hands.',
      'Only a golden twelve may be your very last card: without one, you can’t finish.',
      'What is left in your hand counts against you; after 3 rounds the fewest points win.',
    ],
    figure: 'idea',
  },
];

const setup: readonly GuideParagraph[] = [
  {
    clause: 'X1',
    title: 'The cards',
    text:
      'There are 160 cards. The numbers 0 to 12 come in blue, red, yellow, green and violet, two ' +
      'of each. Every colour also has one 50 and one Happy Man. The cards without a colour are 5 ' +
      'golden twelves and the actions: 5 Profusion, 5 Exchange and 5 Draw-a-card. The twelves in ' +
      'the five colours are numbers like any other.',
  },
  {
    clause: 'X2',
    title: 'The deal',
    text: 'Everyone gets 12 cards, and the player after the dealer begins.',
    ruling: 'The first dealer is chosen at random; the deal moves one seat clockwise every round.',
  },
  {
    clause: 'X3',
    title: 'The talon',
    text: 'One card is turned up beside the pile: it starts the talon.',
    ruling:
      'If it is a golden twelve, it is shuffled back and another one is turned. Any other card ' +
      'stays, and does nothing: no debt, no action, no figure.',
  },
  {
    clause: 'X4',
    title: 'The figure',
    text:
      'A small Happy Man stands beside the pile. Once someone has him, they keep him, even into ' +
      'the next round, until someone else fetches him.',
  },
  {
    clause: 'X5',
    title: 'When the pile is empty',
    text: 'When the pile runs out, a new one is made.',
    ruling:
      'As soon as a card must be drawn from an empty pile, and not before, the talon without its ' +
      'top card is shuffled and becomes the pile. If there is still nothing to draw, the draw is ' +
      'waived and counts as made.',
  },
];

const turn: readonly GuideParagraph[] = [
  {
    clause: 'X6',
    title: 'Pass, draw or play',
    text:
      'You begin your turn by passing, drawing or playing from your hand. If you owe cards, you ' +
      'either pass or accept: then you draw everything you owe and continue as usual.',
  },
  {
    clause: 'X7',
    title: 'Passing',
    text:
      'You may pass 3 times a round, and only at the start of a turn. Each pass costs you 5 ' +
      'points at the end of the round.',
  },
  {
    clause: 'X8',
    title: 'Drawing',
    text:
      'You may draw even if you have something that fits, but at most twice a turn; cards you ' +
      'owed don’t count here. After a draw, you may play any card, not just the new one.',
  },
  {
    clause: 'X9',
    title: 'The end of a turn',
    text:
      'Your turn is over when you pass or play anything but an action. If you have drawn twice, ' +
      'you may also simply stop.',
  },
];

const fits: readonly GuideParagraph[] = [
  {
    text: 'What you may play depends on the top card of the talon.',
  },
  {
    clause: 'X10',
    title: 'On a number',
    text:
      'One card of the same colour, a 50 or a Happy Man included. Or one or more cards of one ' +
      'number: the same, the one below or the one above. On a 7 that could be three 6s. 12 and 0 ' +
      'are not neighbours.',
  },
  {
    clause: 'X11',
    title: 'On a 2',
    text: 'One card of any colour, a 50 or a Happy Man too; or one or more 1s, or 2s, or 3s.',
  },
  {
    clause: 'X12',
    title: 'On a 50',
    text: 'One card of the same colour, or one or more other 50s.',
  },
  {
    clause: 'X13',
    title: 'On a Happy Man',
    text: 'One card of the same colour, or one Happy Man of any colour.',
  },
  {
    clause: 'X14',
    title: 'On an action',
    text: 'Anything you like, even several cards of one number, including 2s and 50s.',
  },
  {
    clause: 'X15',
    title: 'Always, and together',
    text:
      'A single 2 or any action fits on every card. Whenever you play several cards, they must ' +
      'share one number, or all be 50s, and you choose which one goes on top. Golden twelves ' +
      'have their own rule.',
  },
];

const twos: readonly GuideParagraph[] = [
  {
    clause: 'X16',
    title: 'A debt of cards',
    text:
      'For every 2 you play, the next player owes 2 cards; for three of them, that makes 6. They ' +
      'must settle it before anything else. By passing, they hand the whole debt on to their own ' +
      'neighbour. A 2 of their own doesn’t help: first accept, then play.',
    figure: 'debt',
  },
  {
    clause: 'X17',
    title: 'No way out',
    text:
      'If you have no pass left, you must accept. Anything still owed when the round ends is ' +
      'forgotten.',
  },
];

const actions: readonly GuideParagraph[] = [
  {
    text: 'You never have to play an action. But once played, it takes effect.',
  },
  {
    clause: 'X18',
    title: 'Profusion',
    text:
      'You take one card, without looking, from every other player in clockwise order; players ' +
      'with no cards are skipped. Only you and the player you took it from know the card.',
  },
  {
    clause: 'X19',
    title: 'Draw-a-card',
    text: 'You take one card, without looking, from the next player, if they have any.',
  },
  {
    clause: 'X20',
    title: 'Exchange',
    text: 'You choose a player who holds at least one card and swap whole hands.',
    ruling:
      'If nobody else holds a card, nothing happens. Your own hand may be empty when you swap.',
  },
  {
    clause: 'X21',
    title: 'One after the other',
    text:
      'An action takes effect at once. You may then play another, even one you have just got. ' +
      'After the last one, you must still play something that isn’t an action, and you may draw ' +
      'for it if you have draws left.',
    ruling: 'If you have used both draws and can only play actions, you may stop.',
  },
  {
    clause: 'X22',
    title: 'An action as your only card',
    text: 'You can’t simply empty your hand with an action.',
    ruling: 'If it is your only card, you may play it only if it can bring you a card.',
  },
];

const last: readonly GuideParagraph[] = [
  {
    clause: 'X23',
    title: 'No ordinary finish',
    text:
      'You may not play your last card, or your last cards together, unless they are golden. ' +
      'With one ordinary card in hand, you draw or pass.',
  },
  {
    clause: 'X24',
    title: 'Robbed of everything',
    text: 'Others may take your last card.',
    ruling: 'That doesn’t end the round: you play on with an empty hand and draw.',
  },
  {
    clause: 'X25',
    title: 'The golden finish',
    text:
      'Golden twelves stay in your hand until they are all you have. Then you play them, all at ' +
      'once and on any card, and win the round. Any debt must be settled first.',
  },
  {
    clause: 'X26',
    title: 'A round nobody wins',
    text: 'It is rare, but a round can end without a golden finish.',
    ruling:
      'If the pile is empty, the talon has only one card, and everyone takes a turn, passes ' +
      'included, without playing or drawing a card, the round ends without a winner. The same ' +
      'happens at the end of its 1000th turn.',
  },
];

const happy: readonly GuideParagraph[] = [
  {
    clause: 'X27',
    title: 'Fetching the figure',
    text:
      'A player who plays a Happy Man takes the figure, wherever it is. This card isn’t an ' +
      'action, so the turn is over.',
  },
  {
    clause: 'X28',
    title: 'Half of the points',
    text:
      'If you own the figure when a round ends, you score only half of your points for it. ' +
      'Points below zero stay as they are.',
    ruling: 'Nothing is rounded: half points count.',
  },
];

const points: readonly GuideParagraph[] = [
  {
    clause: 'X29',
    title: 'Cards in hand',
    text:
      'At the end of a round, numbers count their value, a 50 counts 50, a Happy Man or an ' +
      'action 25.',
    ruling: 'A golden twelve still in hand counts 12.',
  },
  {
    clause: 'X30',
    title: 'Passes and golden twelves',
    text:
      'Every pass in the round adds 5 points. The winner of the round takes off 5 for each ' +
      'golden twelve played, even below zero.',
  },
  {
    title: 'An example',
    text:
      'Ana finishes with 2 golden twelves after 1 pass: 5 less 10, so −5 points. Ben owns the ' +
      'figure and holds a 7 and an action: half of 32, so 16 points. Cleo has passed twice and ' +
      'holds a 50: 60 points.',
  },
  {
    clause: 'X31',
    title: 'The end of the game',
    text: 'After 3 rounds, all points are added up. The lowest total wins.',
    ruling:
      'If tied, the player who played more golden twelves overall wins; otherwise they share the ' +
      'win.',
  },
];

const hidden: readonly GuideParagraph[] = [
  {
    clause: 'X32',
    title: 'What you may see',
    text:
      'Hands and drawn cards are secret, and so are stolen ones, except to thief and victim. ' +
      'Everyone sees how many cards each hand and the pile have, passes, debts, the figure, the ' +
      'points and the top card of the talon. In the log of a running match, you can look back at ' +
      'what has been played since your last turn; the rest of the talon stays hidden.',
  },
];

const hints: readonly GuideParagraph[] = [
  {
    text: 'None of this is a rule. It is what we would tell a friend.',
    points: [
      'Get rid of 50s, Happy Men and actions in time: they’re costly when someone else finishes.',
      'Matching numbers are quick. Three of them leave your hand in one turn, and nobody sees ' +
        'it coming.',
      'An action followed by several cards of one number is the surest play there is: ' +
        'everything fits on an action.',
      'A player with one card left very likely holds a golden twelve. Steal it, or swap hands.',
      'Keep a pass for a large debt: 5 points cost less than 6 cards.',
      'Without a golden twelve, a small hand is your best shelter: stay low and keep drawing.',
    ],
  },
];

export const english: Guide = [
  { id: 'idea', title: 'The idea in five lines', paragraphs: idea },
  { id: 'setup', title: 'Setting up', paragraphs: setup },
  { id: 'turn', title: 'Your turn', paragraphs: turn },
  { id: 'fits', title: 'What fits', paragraphs: fits },
  { id: 'twos', title: 'The 2s', paragraphs: twos },
  { id: 'actions', title: 'Actions', paragraphs: actions },
  { id: 'last', title: 'The last card', paragraphs: last },
  { id: 'happy', title: 'Happy Man', paragraphs: happy },
  { id: 'points', title: 'Points', paragraphs: points },
  { id: 'hidden', title: 'What is hidden', paragraphs: hidden },
  { id: 'hints', title: 'Hints for your first games', paragraphs: hints },
];
