import { describeLaws } from '../../test/describe-laws.ts';
import { game as silverAndGold } from '../index.ts';

describeLaws(silverAndGold, 1, {
  // Whatever turns up hidden cards is a move of chance that all learn.
  reveals: () => false,
  // One player alone chooses at the same time as nobody else.
  silent: [
    'the order of simultaneous choices is irrelevant',
    'a sealed choice can be taken back, and then nothing has happened',
  ],
});
