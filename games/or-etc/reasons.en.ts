import { type CoachWords, seatMark } from '@pepite/kernel';
import type { ToolName } from './pieces.ts';
import type { Reasons } from './reasons.ts';

const USES: Readonly<Record<ToolName, string>> = {
  pick: 'The pick rolls any dice again in every phase',
  wagon: 'The wagon gives one more throw in every turn',
  mug: 'The mug exchanges with the centre dice for free in every phase',
  shovel: 'The shovel rolls any dice again once a turn',
  helmet: 'The helmet saves you from one accident',
  mallet: 'The mallet rolls one die again in every phase',
};

const cards = (count: number): string =>
  count === 0 ? 'no cards' : count === 1 ? '1 card' : `${count} cards`;
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const inDice = (count: number): string => (count === 1 ? 'one die' : `${count} dice`);
const exits = (count: number): string => (count === 1 ? '1 exit' : `${count} exits`);
const draws = (count: number): string => (count === 0 ? 'none' : count === 1 ? 'one' : `${count}`);

export const words: CoachWords<Reasons> = {
  bid: ({ tool, bid, hand }) =>
    `${USES[tool]}, and after paying ${bid} you are left with ${cards(hand)}.`,
  outbids: ({ seat, tool, bid, hand }) =>
    `It outbids ${seatMark(seat)} for the ${tool}. After paying ${bid} you are left with ` +
    `${cards(hand)}.`,
  fold: ({ tool, prestige }) =>
    `You let the ${tool} go and keep all ${prestige} of your prestige for another tool.`,
  foldPoor: ({ least, prestige }) =>
    `The next bid would be ${least}, and you have ${prestige} prestige: other tools follow.`,
  choose: ({ tool, cost, hand }) =>
    `${USES[tool]}. It costs ${cost} and leaves you with ${cards(hand)}.`,
  shieldThrow: () => 'The helmet goes, but you keep a throw of your next turn.',
  shieldExit: () => 'The helmet goes, but the exit that would close stays open.',
  shieldCard: ({ value }) => `The helmet goes, but your card of value ${value} stays face up.`,
  shieldNothing: () => 'The helmet goes for nothing: this accident does no harm to your mine.',
  sufferThrow: () =>
    'You lose a throw of your next turn, and keep the helmet for another accident.',
  sufferExit: () => 'You lose a free exit of your deepest row, and keep the helmet.',
  sufferCard: ({ value }) => `You lose a card of value ${value}, and keep the helmet.`,
  sufferNothing: () => 'This accident does no harm to your mine, so the helmet is kept.',
  lay: ({ value, exits: open }) =>
    `${points(value)}, the most that your dice allow, and ${exits(open)} to go on from.`,
  layWider: ({ value, exits: open, best }) =>
    `It brings ${value} instead of ${best} points, but more to go on from: ${exits(open)}.`,
  layLess: ({ value, exits: open, best }) =>
    `It brings ${points(value)} and ${exits(open)}, and saves your card of value ${best}.`,
  skipSaves: ({ value }) => `It saves your card of value ${value}, and the exit, for another roll.`,
  skipNothing: () => 'None of your cards fits your dice.',
  dropNone: ({ draws: count }) => `You keep what you hold; new cards to draw: ${draws(count)}.`,
  drop: ({ cards: count, value, draws: drawn }) =>
    `It gets rid of ${cards(count)} of value ${value} or less; new ones to draw: ${draws(drawn)}.`,
  passReady: ({ value }) =>
    `Your dice already show a card of value ${value}: keep them as they are.`,
  passShort: ({ dice, value }) =>
    `You lack ${inDice(dice)} for your nearest card, of value ${value}, and pay nothing.`,
  passIdle: () => 'You have nothing to lay in this phase, whatever your dice show.',
  gains: ({ take, value }) => `With the ${take} your dice show a card of value ${value}.`,
  loses: ({ give, value }) =>
    `Without the ${give} you can’t lay your card of value ${value} any more.`,
  nearer: ({ take, dice, value }) =>
    `With the ${take} you lack only ${inDice(dice)} for a card of value ${value}.`,
  denies: ({ take }) => `Once it is yours, there is no ${take} left among the centre dice.`,
  keeps: ({ take, value }) =>
    `With the ${take} you can still lay a card of value ${value}, but no better one.`,
  noUse: ({ take }) => `The ${take} brings you no closer to a card.`,
  offerGains: ({ seat, take, value }) =>
    `If ${seatMark(seat)} agrees, the ${take} makes your dice show a card of value ${value}.`,
  offer: ({ seat, take }) =>
    `If ${seatMark(seat)} agrees, the ${take} is yours, but brings you no closer to a card.`,
  rerollSafe: ({ dice, value }) =>
    `You roll ${inDice(dice)}, and the others show your card of value ${value} anyway.`,
  rerollRisks: ({ dice, value }) =>
    `You roll ${inDice(dice)}, and risk the card of value ${value} that you could lay now.`,
  reroll: ({ dice, lacking, value }) =>
    `Of ${inDice(dice)} to roll, ${lacking} must fit for a card of value ${value}; you risk ` +
    'nothing.',
  rerollFar: ({ dice }) =>
    `You roll ${inDice(dice)}: no card can come of it yet, but you risk nothing.`,
  rerollIdle: ({ dice }) => `You roll ${inDice(dice)}, but have nothing to lay in this phase.`,
  agreeGains: ({ give, value }) => `With this ${give} your dice show a card of value ${value}.`,
  agreeLoses: ({ take, value }) =>
    `Without your ${take} you can’t lay your card of value ${value} any more.`,
  agreeCard: ({ value }) => `You get a card of value ${value}, and can lay as much as before.`,
  agree: ({ give, take }) => `A ${give} for your ${take} doesn’t change what you can lay.`,
  refuseKeeps: ({ take, value }) =>
    `Your ${take} is part of the card of value ${value} you can lay.`,
  refuseMisses: ({ give, value }) =>
    `You do without this ${give}, though your dice would show a card of value ${value}.`,
  refuse: ({ seat, take }) =>
    `It keeps the ${take} from ${seatMark(seat)}, and what you can lay stays the same.`,
  contestGains: ({ take, value }) =>
    `If your stake is the highest, this ${take} makes you a card of value ${value}.`,
  contestDenies: ({ seat, take }) =>
    `The ${take} brings you no better card: it would only be kept from ${seatMark(seat)}.`,
  letMisses: ({ take, value }) =>
    `You keep a card you would stake, and do without a ${take} for a card of value ${value}.`,
  letGo: ({ take }) => `The ${take} brings you no better card, and a stake would be lost.`,
  letForced: ({ take }) => `You can’t both pay for the ${take} and stake a card.`,
  stakeHighest: ({ value }) =>
    `Nothing you could stake is worth more than this ${value}: the highest stake gets the die.`,
  stakeLower: ({ value, highest }) =>
    `It risks ${value} only, and you keep your ${highest}; a higher stake gets the die.`,
};
