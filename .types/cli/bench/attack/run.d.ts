import type { Context } from '../../command.ts';
import type { Plan } from './plan.ts';
import type { Result } from './result.ts';
/** Makes the attacks that are asked for, one after the other; throws when it is interrupted. */
export declare function attack(plan: Plan, folder: string, context: Context): AsyncGenerator<Result>;
