import { LAPTOP } from './support/browser.ts';
import { describeNewcomers, lookForBarriers } from './support/newcomers.ts';
import { byMouse } from './support/press.ts';

describeNewcomers('by mouse on a laptop, in English, in the dark, without a barrier', {
  visitor: { size: LAPTOP, scheme: 'dark' },
  press: byMouse,
  look: lookForBarriers,
});
