import { type Options } from '@pepite/kernel';
import { type Box, type Hand, type Table } from '@pepite/games/or-etc/world';
import type { Insight } from '../../insight.ts';
export declare const orEtcInsight: (options: Options) => Insight<Table, Hand, Box>;
