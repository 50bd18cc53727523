import { type Place } from '../paper.ts';
import type { Colour, Pen } from '../pen.ts';
export declare const MIDDLE: number;
/** The ground of a card, to its very edge. */
export declare function drawGround(pen: Pen): void;
/** A line within which nothing is lost when one cuts badly. */
export declare function drawFrame(pen: Pen, colour: Colour): void;
/** Where a name stands: its middle, its foot and how much room it has. */
interface Room extends Place {
    readonly width: number;
}
/** A coloured head with the name of the card. */
export declare function drawHead(pen: Pen, text: string, colour: Colour, room: Room): void;
/** As large as it fits. */
export declare function drawTitle(pen: Pen, text: string, colour: Colour, room?: Room): void;
/** What a card is worth: a nugget with a number. */
export declare function drawValue(pen: Pen, value: number): void;
/** How many exits a card has: a portal with a number. */
export declare function drawExits(pen: Pen, exits: number): void;
/** A timbered opening that stands on the origin. */
export declare function drawPortal(pen: Pen, width: number, height: number): void;
/** A small lump of gold in the rock. */
export declare function drawLump(pen: Pen, scale: number): void;
export {};
