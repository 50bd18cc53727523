import type { Game } from '@pepite/kernel';
import { type AurumOptions, type Box, type Hand, type Table } from './world.ts';
export declare const aurum: Game<Table, Hand, Box, AurumOptions>;
