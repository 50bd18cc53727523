import type { Game } from '@pepite/kernel';
import { type Box, type Hand, type Table } from './world.ts';
export declare const silverAndGold: Game<Table, Hand, Box>;
