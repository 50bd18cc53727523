import { describeLaws } from '../../test/describe-laws.ts';
import { game as silverAndGold } from '../index.ts';

// Whatever turns up hidden cards is a move of chance that all learn.
describeLaws(silverAndGold, 2, { reveals: () => false });
