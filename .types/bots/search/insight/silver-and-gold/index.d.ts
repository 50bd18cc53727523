import { type Box, type Hand, type Table } from '@pepite/games/silver-and-gold/world';
import type { Insight } from '../../insight.ts';
export declare const silverAndGoldInsight: () => Insight<Table, Hand, Box>;
