import type { Pen } from '../pen.ts';
/** The five signs of a combination as dice in a row, their middle at x. */
export declare function drawDice(pen: Pen, pattern: string, x: number, y: number): void;
