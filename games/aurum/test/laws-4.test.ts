import { describeLaws } from '../../test/describe-laws.ts';
import { game as aurum } from '../index.ts';

// Who ends a round shows their hand (A18).
const reveals = (text: string): boolean => text === 'end';

describeLaws(aurum, 4, {
  reveals,
  // With 4 players nothing is chosen at the same time (A5).
  silent: [
    'the order of simultaneous choices is irrelevant',
    'a sealed choice can be taken back, and then nothing has happened',
  ],
});
