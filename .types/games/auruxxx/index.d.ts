import type { Game } from '@pepite/kernel';
import { type Box, type Hand, type Table } from './world.ts';
export declare const auruxxx: Game<Table, Hand, Box>;
