import { english } from '@pepite/games/or-etc/words.en';
import { conventions } from '../../words/numbers.ts';
import type { CardWords } from './phrases.ts';

const { list } = conventions('en-GB');

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

export const ENGLISH_CARDS: CardWords = {
  filon: 'Vein',
  accident: 'Accident',
  tool: 'Tool',
  tools: english.labels.tools,
  uses: {
    pick: 'Once in every phase, roll any of your dice again.',
    wagon: 'One throw more in every turn.',
    mug: 'Once in every phase, swap a die with the centre for nothing, up or down.',
    shovel: 'Once in every turn, roll any of your dice again.',
    helmet: 'When an accident strikes you, you may discard the helmet and suffer nothing.',
    mallet: 'Once in every phase, roll one die again. An accident breaks it.',
  },
  strikes: 'strikes the first who rolls',
  accidents: {
    '11122': {
      title: 'Rockfall',
      effect:
        'Turn face down the card of the highest value in your deepest row; ' +
        'of several the one with the most exits.',
    },
    '11222': {
      title: 'Roof fall',
      effect:
        'Turn face down the card of the highest value in your deepest row; ' +
        'of several the one with the fewest exits.',
    },
    '12345': {
      title: 'Cave-in',
      effect: 'One free exit of your deepest row is closed for good.',
    },
    '23456': { title: 'Firedamp', effect: 'You have one throw fewer in your next turn.' },
  },
  entrance: 'Mine entrance',
  entranceUse: 'Row 0: your mine begins here. If it gets stuck, begin again.',
  printed: (count, face) => `${NUMBERS[count]} ${face}${count === 1 ? '' : 's'}`,
  alike: (count, isOther) => {
    if (count === 1) return isOther ? 'one die of another value' : 'any one die';
    return isOther ? `${NUMBERS[count]} alike of another value` : `${NUMBERS[count]} alike`;
  },
  anything: 'any dice',
  joined: list,
};
