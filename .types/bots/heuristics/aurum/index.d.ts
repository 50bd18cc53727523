import { type Hand, type Table } from '@pepite/games/aurum/world';
import { type Heuristic } from '../../bot.ts';
import { Notes } from './notes.ts';
/**
 * Weighs every choice by what it leaves behind: how likely its side wins the round from there
 * (`Outlook`), after all that the other players may add to the trick (`Forecast`), given which
 * cards it has seen go (`Notes`). It draws nothing at random: the same views, the same choices.
 */
export declare const aurumHeuristic: (notes?: Notes) => Heuristic<Table, Hand>;
