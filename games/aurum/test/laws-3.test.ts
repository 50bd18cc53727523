import { describeLaws } from '../../test/describe-laws.ts';
import { game as aurum } from '../index.ts';

// Who ends a round shows their hand (A18).
const reveals = (text: string): boolean => text === 'end';

describeLaws(aurum, 3, { reveals });
