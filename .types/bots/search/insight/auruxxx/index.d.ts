import { type Box, type Hand, type Table } from '@pepite/games/auruxxx/world';
import type { Insight } from '../../insight.ts';
export declare const auruxxxInsight: () => Insight<Table, Hand, Box>;
