import { SMALL } from './support/browser.ts';
import { describeNewcomers, lookForBarriers } from './support/newcomers.ts';
import { byTouch } from './support/press.ts';

describeNewcomers('by touch on a small phone, in French, without a barrier', {
  visitor: { size: SMALL, language: 'fr' },
  press: byTouch,
  place: 1,
  look: lookForBarriers,
});
