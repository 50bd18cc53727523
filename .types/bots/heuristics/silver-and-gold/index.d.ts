import { type Hand, type Table } from '@pepite/games/silver-and-gold/world';
import { type Heuristic } from '../../bot.ts';
/**
 * Weighs every choice by what it brings at once and what it leaves to be filled: how many turns the
 * two cards still take, and what they will be worth (`Outlook`). It draws nothing at random: the
 * same views, the same choices.
 */
export declare const silverAndGoldHeuristic: () => Heuristic<Table, Hand>;
