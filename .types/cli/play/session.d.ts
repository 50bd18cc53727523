import type { Context } from '../command.ts';
import type { Keyboard } from './keyboard.ts';
import type { PersonalMatch } from './match.ts';
/** How a session ended: the match was played out, or the person went before. */
export type Ended = 'over' | 'left' | 'input-ended' | 'interrupted';
/** Shows a match to one person and asks for their moves, to its end or to their leaving. */
export declare class Session {
    #private;
    constructor(context: Context, match: PersonalMatch, keyboard: Keyboard);
    play(): Promise<Ended>;
}
