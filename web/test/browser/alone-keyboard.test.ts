import { LAPTOP } from './support/browser.ts';
import { describeNewcomers } from './support/newcomers.ts';
import { byKeyboard } from './support/press.ts';

describeNewcomers('by keyboard alone', {
  visitor: { size: LAPTOP, language: 'fr' },
  press: byKeyboard,
  place: 2,
  look: () => Promise.resolve(),
});
