import { type PDFFont, type PDFPage } from 'pdf-lib';
import { type Place } from './paper.ts';
/** Points of PDF in a millimetre. */
export declare const POINTS: number;
export interface Fonts {
    readonly plain: PDFFont;
    readonly bold: PDFFont;
    readonly title: PDFFont;
}
/** `#rrggbb`. */
export type Colour = string;
export interface Style {
    readonly fill?: Colour;
    readonly stroke?: Colour;
    /** In millimetres, like every length here. */
    readonly width?: number;
    readonly dashes?: readonly number[];
    readonly opacity?: number;
}
export interface Lettering {
    readonly font?: keyof Fonts;
    readonly size: number;
    readonly colour: Colour;
}
/** Draws on a page, in millimetres from the top left of what it is held over. */
export declare class Pen {
    #private;
    constructor(page: PDFPage, fonts: Fonts, origin?: Place);
    /** The same pen held over another place. */
    at({ x, y }: Place): Pen;
    /** An outline in the notation of SVG, larger or smaller if asked. */
    path(outline: string, style: Style, scale?: number): void;
    rectangle(x: number, y: number, width: number, height: number, style: Style, round?: number): void;
    circle(x: number, y: number, radius: number, style: Style): void;
    line(from: Place, to: Place, stroke: Colour, width: number): void;
    widthOf(text: string, { font, size }: Lettering): number;
    /** A line of text with its middle at x and its foot at y. */
    text(text: string, x: number, y: number, lettering: Lettering): void;
    /** Lines of text around x, no wider than `width`, the foot of the first at y. */
    paragraph(text: string, x: number, y: number, width: number, lettering: Lettering): void;
}
