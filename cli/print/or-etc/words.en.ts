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
    pick: 'Once per phase, reroll any of your dice.',
    wagon: 'One extra throw every turn.',
    mug: 'Once per phase, exchange with the centre dice for free, up or down.',
    shovel: 'Once per turn, reroll any of your dice.',
    helmet: 'When an accident strikes you, you may discard the helmet and suffer nothing.',
    mallet: 'Once per phase, reroll one die. An accident breaks the mallet.',
  },
  strikes: 'strikes the first to roll',
  accidents: english.accidents,
  entrance: 'Mine entrance',
  entranceUse: 'Row 0: your mine starts here. If you get stuck, start again.',
  printed: (count, face) => `${NUMBERS[count]} ${face}${count === 1 ? '' : 's'}`,
  alike: (count, isOther) => {
    if (count === 1) return isOther ? 'one die of another value' : 'any one die';
    return isOther ? `${NUMBERS[count]} of another kind` : `${NUMBERS[count]} of a kind`;
  },
  anything: 'any dice',
  joined: list,
};
