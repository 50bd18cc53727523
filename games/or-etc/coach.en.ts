import type { CoachWords } from '@pepite/kernel';
import type { Facts } from './facts.ts';
import type { ToolName } from './pieces.ts';

const USES: Readonly<Record<ToolName, string>> = {
  pick: 'The pick rolls any dice again, once a phase',
  wagon: 'The wagon gives you one more throw every turn',
  mug: 'The mug exchanges with the centre dice for free, once a phase',
  shovel: 'The shovel rolls any dice again, once a turn',
  helmet: 'The helmet saves you from one accident',
  mallet: 'The mallet rolls one die again, once a phase',
};

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const inDice = (count: number): string => (count === 1 ? 'one die' : `${count} dice`);
const exits = (count: number): string => (count === 1 ? '1 exit' : `${count} exits`);
const ALIKE = ['', '', 'a pair', 'three of a kind', 'four of a kind', 'five of a kind (2 to 5)'];

export const words: CoachWords<Facts> = {
  bid: ({ tool, bid, hand }) =>
    `${USES[tool]}. A bid of ${bid} leaves you a hand of ${cards(hand)}.`,
  fold: () => 'The bid is beyond your prestige: fold, and wait for the next tool.',
  choose: ({ prestige }) =>
    `Tools cost their value. What is left of your ${prestige} prestige is your hand, 5 at most.`,
  shield: () => 'The helmet saves you from this accident, and is gone then.',
  shieldNothing: () => 'Your mine is only its entrance: this accident does nothing to it.',
  noExit: () => 'Your last row has no free exit: you can’t lay a card in this phase.',
  lucky: () => 'Five 6s: in this phase you may lay any card of your hand.',
  canLay: ({ value }) => `Your dice already show a card worth ${value}: take care not to spoil it.`,
  centre: ({ take, value, price }) =>
    `With a centre ${take} your dice show a card worth ${value}. ` +
    (price === 0 ? 'It costs nothing.' : `It costs a card of value ${price}.`),
  reroll: ({ dice, value }) =>
    `You are ${inDice(dice)} short of a card worth ${value}. Your tool can roll again.`,
  short: ({ dice, value }) =>
    `You are ${inDice(dice)} short of your nearest card, which is worth ${value}.`,
  contestUseful: ({ take, value }) =>
    `This ${take} would make you a card worth ${value}. The highest stake wins it, and is lost.`,
  contest: ({ take }) =>
    `This ${take} makes you no better card. Contesting it only keeps it from the others.`,
  stake: ({ highest }) =>
    `The highest stake wins and is discarded. The best you can stake is worth ${highest}.`,
  settle: ({ take }) => `You won the ${take}: give the die that your cards need least.`,
  answerLoses: ({ take, value }) =>
    `Without that ${take} your dice no longer show the card worth ${value}.`,
  answerGains: ({ give, value }) => `With the ${give} your dice would show a card worth ${value}.`,
  answer: ({ give, take }) =>
    `A ${give} for your ${take} changes nothing that you can lay now. Mind what it gives them.`,
  lay: ({ value, exits: count }) =>
    `Your best card scores ${value} and opens ${exits(count)}: exits are your throws next turn.`,
  dropPile: ({ cards: count }) =>
    `The match ends with the last card of the pile, which has ${cards(count)} left.`,
  dropEnd: ({ alike }) =>
    `From the next turn on ${ALIKE[alike]} in a first roll ends the match: lay cards soon.`,
  drop: ({ limit }) =>
    `You draw up to ${cards(limit)}: discard what dice will hardly show, keep what opens exits.`,
};
