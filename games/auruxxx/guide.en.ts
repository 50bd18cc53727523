import type { Guide, GuideParagraph } from '@pepite/kernel';

const idea: readonly GuideParagraph[] = [
  {
    text:
      'Auruxxx is a race to empty your hand in which nothing stays yours for long. Know these ' +
      'five lines and you can sit down; the rest can be looked up while you play.',
    points: [
      'Lay cards on the talon by colour, by the same number or by the number next to it.',
      'By number you may lay several at once, so collect equal ones.',
      'A 2 makes your neighbour draw; actions steal cards or swap whole hands.',
      'Only a golden twelve may be your very last card: without one you cannot finish.',
      'What is left in your hand counts against you; after 3 rounds the fewest points win.',
    ],
  },
];

const setup: readonly GuideParagraph[] = [
  {
    clause: 'X1',
    title: 'The cards',
    text:
      'There are 160 cards. The numbers 0 to 12 come in blue, red, yellow, green and violet, ' +
      'each of them twice. Every colour also has one 50 and one Happy Man. Without a colour ' +
      'there are 5 golden twelves and the actions: 5 Profusion, 5 Exchange and 5 Draw-a-card. ' +
      'The twelves in the five colours are numbers like any other.',
  },
  {
    clause: 'X2',
    title: 'The deal',
    text: 'Everybody gets 12 cards, and whoever sits after the dealer begins.',
    ruling: 'Chance names the first dealer; from round to round the deal moves one seat clockwise.',
  },
  {
    clause: 'X3',
    title: 'The talon',
    text: 'One card is turned up beside the pile: on it the talon grows.',
    ruling:
      'If it is a golden twelve, it is shuffled back and another one is turned. Any other card ' +
      'stays, and does nothing: no debt, no action, no figure.',
  },
  {
    clause: 'X4',
    title: 'The figure',
    text:
      'A small Happy Man stands beside the pile. Once somebody owns him, he stays with them, ' +
      'into the next round too, until somebody else fetches him.',
  },
  {
    clause: 'X5',
    title: 'When the pile is empty',
    text: 'A pile that has run out is made anew.',
    ruling:
      'As soon as a card has to be drawn from an empty pile, and not before, the talon without ' +
      'its top card is shuffled and becomes the pile. If there is still none, the draw is ' +
      'forgiven and counts as made.',
  },
];

const turn: readonly GuideParagraph[] = [
  {
    clause: 'X6',
    title: 'Pass, draw or play',
    text:
      'You begin your turn by passing, by drawing or by playing from your hand. If you owe ' +
      'cards, you either pass or accept: then you draw all you owe and go on as usual.',
  },
  {
    clause: 'X7',
    title: 'Passing',
    text:
      'You may pass 3 times a round, and only as the first thing you do in a turn. Each pass ' +
      'costs you 5 points at the end of the round.',
  },
  {
    clause: 'X8',
    title: 'Drawing',
    text:
      'You may draw even if you have something that fits, but at most twice in a turn; cards ' +
      'that you owed do not count here. After a draw you may play any card, not just the new one.',
  },
  {
    clause: 'X9',
    title: 'The end of a turn',
    text:
      'Your turn is over when you pass or when you make a play that is no action. If you have ' +
      'drawn twice you may also simply stop.',
  },
];

const fits: readonly GuideParagraph[] = [
  {
    text: 'What you may lay depends on the card that lies on top of the talon.',
  },
  {
    clause: 'X10',
    title: 'On a number',
    text:
      'One card of the same colour, a 50 or a Happy Man included. Or one or more cards of one ' +
      'number: the same, the one below or the one above. On a 7 that could be three 6s. 12 and ' +
      '0 are not neighbours.',
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
    text: 'Anything you like, also several cards of one number, 2s and 50s among them.',
  },
  {
    clause: 'X15',
    title: 'Always, and together',
    text:
      'A single 2 and any action fit on every card. Whenever you lay several cards, they all ' +
      'show one number, or are all 50s, and you choose which of them lies on top. Golden twelves ' +
      'have a rule of their own.',
  },
];

const twos: readonly GuideParagraph[] = [
  {
    clause: 'X16',
    title: 'A debt of cards',
    text:
      'For every 2 you lay, the next player owes 2 cards; for three of them that makes 6. They ' +
      'have to settle it before anything else. With a pass they hand the whole debt on to their ' +
      'own neighbour. A 2 of their own is no answer: first accept, then play.',
  },
  {
    clause: 'X17',
    title: 'No way out',
    text:
      'If you have no pass left, you have to accept. What is still owed when the round ends is ' +
      'forgotten.',
  },
];

const actions: readonly GuideParagraph[] = [
  {
    text: 'You never have to lay an action. But once it lies there, it takes effect.',
  },
  {
    clause: 'X18',
    title: 'Profusion',
    text:
      'You take one card, without looking, from every other player, one after the other ' +
      'clockwise; who has none is left out. You and the one you took it from know the card, ' +
      'nobody else does.',
  },
  {
    clause: 'X19',
    title: 'Draw-a-card',
    text: 'You take one card, without looking, from the next player, if they have any.',
  },
  {
    clause: 'X20',
    title: 'Exchange',
    text: 'You choose a player who holds at least one card and swap your whole hands.',
    ruling:
      'If nobody else holds a card, nothing happens. Your own hand may be empty when you swap.',
  },
  {
    clause: 'X21',
    title: 'One after the other',
    text:
      'An action works at once. You may go on with another one, even one that you have just ' +
      'got. After the last one you still have to make a play that is no action, and may draw ' +
      'for it if you have draws left.',
    ruling: 'If both draws are used up and you can play nothing but actions, you may stop.',
  },
  {
    clause: 'X22',
    title: 'An action as your only card',
    text: 'A hand may not simply end with an action.',
    ruling: 'If it is your only card, you may lay it only if it can bring you a card.',
  },
];

const last: readonly GuideParagraph[] = [
  {
    clause: 'X23',
    title: 'No ordinary finish',
    text:
      'You may not lay your last card unless it is golden, nor your last cards together. With ' +
      'one ordinary card in hand you draw or pass.',
  },
  {
    clause: 'X24',
    title: 'Robbed of everything',
    text: 'It can happen that others take your last card.',
    ruling: 'That does not end the round: you go on with an empty hand and draw.',
  },
  {
    clause: 'X25',
    title: 'The golden finish',
    text:
      'Golden twelves stay in your hand until they are all you have. Then you lay them, all at ' +
      'once and on any card, and win the round. A debt has to be settled first.',
  },
  {
    clause: 'X26',
    title: 'A round nobody wins',
    text: 'It is rare, but a round can end without a golden finish.',
    ruling:
      'If the pile is empty and the talon has only one card, and a whole lap of turns goes by, ' +
      'passes included, in which nobody lays or draws a card, the round is over without a ' +
      'winner. So it is at the end of its 1000th turn.',
  },
];

const happy: readonly GuideParagraph[] = [
  {
    clause: 'X27',
    title: 'Fetching the figure',
    text:
      'Whoever lays a Happy Man takes the figure, wherever it is. This card is no action, so ' +
      'the turn is over.',
  },
  {
    clause: 'X28',
    title: 'Half of the points',
    text:
      'If you own the figure when a round ends, you write down only half of your points for it. ' +
      'Points below zero stay as they are.',
    ruling: 'Nothing is rounded: halves are kept.',
  },
];

const points: readonly GuideParagraph[] = [
  {
    clause: 'X29',
    title: 'Cards in hand',
    text:
      'At the end of a round numbers count what they show, a 50 counts 50, a Happy Man or an ' +
      'action 25.',
    ruling: 'A golden twelve that is still in hand counts 12.',
  },
  {
    clause: 'X30',
    title: 'Passes and golden twelves',
    text:
      'Every pass of the round adds 5 points. Whoever won it takes off 5 for each golden twelve ' +
      'laid, even to below zero.',
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
    text: 'After 3 rounds all points are added up. The lowest sum wins.',
    ruling:
      'Among equals it is who has laid more golden twelves in all rounds; else they share the win.',
  },
];

const hidden: readonly GuideParagraph[] = [
  {
    clause: 'X32',
    title: 'What you may see',
    text:
      'Hands and drawn cards are secret, and so are stolen ones, but for thief and victim. ' +
      'Everybody sees how many cards each hand and the pile have, passes, debts, the figure, the ' +
      'points and the top card of the talon. In the record of a running match you can look back ' +
      'at what has been laid since your own last turn; the rest of the talon stays closed.',
  },
];

const hints: readonly GuideParagraph[] = [
  {
    text: 'None of this is a rule. It is what we would tell a friend.',
    points: [
      'Get rid of 50s, Happy Men and actions in time: they are dear when somebody else finishes.',
      'Equal numbers are quick. Three of them leave your hand in one turn, and nobody sees it ' +
        'coming.',
      'An action followed by several cards of one number is the surest play there is: on an ' +
        'action everything fits.',
      'Somebody with one card left very likely holds a golden twelve. Steal it, or swap hands.',
      'Keep a pass for a large debt: 5 points are less than 6 cards.',
      'Without a golden twelve a small hand is your best shelter: stay low and keep drawing.',
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
