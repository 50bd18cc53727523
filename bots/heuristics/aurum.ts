import type { Bot } from '../bot.ts';
import { random } from '../random.ts';

export const aurumHeuristic = (): Bot => random;
