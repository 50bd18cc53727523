import { Pen } from './pen.ts';
/** One side of a card, drawn from its top left corner. */
export type Face = (pen: Pen) => void;
export interface Order {
    readonly title: string;
    readonly language: string;
    readonly faces: readonly Face[];
    /** What stands below the cards of a page, counted from 1. */
    readonly footer: (page: number, pages: number) => string;
}
/** All cards on as many pages as they need; nothing when `isStopped` says so between two pages. */
export declare function makeDocument({ title, language, faces, footer }: Order, turned: (page: number) => void, isStopped: () => boolean): Promise<Uint8Array | undefined>;
