/**
 * The rules of the games of Pépite: what any game is, the games themselves, and what programs are
 * told that play them. It has no dependencies and does no input or output.
 *
 * @module
 */
export type { Bot } from '../../bots/bot.ts';
export { GAMES, gameOf } from '../../games/index.ts';
export * from '../../kernel/index.ts';
export type { LegalMoves } from '../../outside/legal-moves.ts';
export type { OutsidePosition } from '../../outside/position.ts';
export type { Refused } from '../../outside/refusal.ts';
