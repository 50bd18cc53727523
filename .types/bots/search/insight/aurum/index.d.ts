import { type Box, type Hand, type Table } from '@pepite/games/aurum/world';
import type { Insight } from '../../insight.ts';
export declare const aurumInsight: () => Insight<Table, Hand, Box>;
