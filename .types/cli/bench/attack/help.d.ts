import type { Translated } from '@pepite/kernel';
import type { CommandWords } from '../../command.ts';
import type { FLAGS } from './plan.ts';
/** What the help of `pepite bench attack` says. */
export declare const helpWords: Translated<CommandWords<typeof FLAGS, never>>;
