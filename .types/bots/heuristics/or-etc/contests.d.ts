import type { Move, Moves } from '@pepite/kernel';
import { type OrEtcView } from '@pepite/games/or-etc/moves';
import type { Exchanges } from './exchanges.ts';
import type { Outlooks } from './outlooks.ts';
/** Finds whether to fight for a centre die, and with what (O21). */
export declare class Contests {
    #private;
    constructor(outlooks: Outlooks, exchanges: Exchanges);
    answer(view: OrEtcView): Move;
    stake(view: OrEtcView, moves: Moves): Move;
    settle(view: OrEtcView, moves: Moves): Move;
}
