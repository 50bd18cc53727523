import type { Field } from './field.ts';
/** Tables without people, at which bots play each other without a pause. */
export declare const experts: (field: Field) => Promise<void>;
export declare const strong: (field: Field) => Promise<void>;
export declare const random: (field: Field) => Promise<void>;
/** Tables at which nobody will ever play, as many a minute as requests are allowed. */
export declare function create(field: Field): Promise<void>;
/** Requests that are begun and never ended, some in their head and some in their body. */
export declare function slowloris(field: Field): Promise<void>;
/** Sockets without a cookie, whose owner does not answer when they are closed. */
export declare function refused(field: Field): Promise<void>;
/** Behind a proxy: every request says that it comes from somewhere else. */
export declare function forged(field: Field): Promise<void>;
