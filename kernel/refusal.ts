import type { Game } from './game.ts';
import type { Immutable } from './world.ts';

/** Why something was not done. Nothing has changed when one of these comes back. */
export type Refusal =
  /** The move breaks a clause; `fault` says how, in the game's words. */
  | { readonly kind: 'fault'; readonly fault: string; readonly clause: string }
  /** The text is no move of this game; `clause` says what is due instead. */
  | { readonly kind: 'notation'; readonly text: string; readonly clause: string }
  /** There is no choice that could still be taken back. */
  | { readonly kind: 'nothing-to-take-back' };

/** The refusal of a move that has a fault. */
export const faultRefusal = <T, H, B, O>(game: Game<T, H, B, O>, fault: string): Refusal => ({
  kind: 'fault',
  fault,
  clause: game.faults[fault],
});

/** The refusal of a text that is no move. */
export const refuseText = <T, H, B, O>(
  game: Game<T, H, B, O>,
  table: Immutable<T>,
  text: string,
): Refusal => ({ kind: 'notation', text, clause: game.faults[game.outOfTurnFault(table)] });
