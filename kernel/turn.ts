import { type Bits, below, has, lowest, only } from './bits.ts';
import { type Actor, CHANCE, MOST_SEATS, type Seats } from './seats.ts';

/**
 * Who acts now, in one integer: bits 0–5 the seats that still have to decide, bit 6 chance,
 * bits 7–12 the seats whose choices in this simultaneous turn are still sealed.
 */
export type Turn = Bits;

const SEALED = MOST_SEATS + 1;

/** Nobody acts: the match is over. */
export const OVER: Turn = 0;

/** Chance acts. */
export const CHANCE_TURN: Turn = only(CHANCE);

/** One seat decides, and everybody who may learn its move does so at once. */
export const oneSeat = only;

/**
 * Several seats decide without seeing each other's choices; the turn is complete when nothing is
 * sealed any more. Where a choice is one move, `sealed` are the seats that have made it. Where it
 * may take several, all who take part are sealed from the start: that a seat has made its first
 * move and still decides would tell what that move was like.
 */
export const simultaneous = (deciding: Seats, sealed: Seats): Turn => deciding | (sealed << SEALED);

/** Whether nobody acts any more. */
export const isOver = (turn: Turn): boolean => turn === OVER;
/** Whether chance acts. */
export const isChance = (turn: Turn): boolean => turn === CHANCE_TURN;
/** The seats that still have to decide. */
export const deciding = (turn: Turn): Seats => turn & below(MOST_SEATS);
/** The seats whose choices are sealed. */
export const sealed = (turn: Turn): Seats => turn >> SEALED;
/** Whether choices of this turn stay sealed until it is complete. */
export const isSimultaneous = (turn: Turn): boolean =>
  sealed(turn) !== 0 || (deciding(turn) & (deciding(turn) - 1)) !== 0;
/** Whether an actor may act in a turn. */
export const mayAct = (turn: Turn, actor: Actor): boolean => has(turn & below(SEALED), actor);

/** Some actor of a turn that is not over. */
export const firstActor = (turn: Turn): Actor => lowest(turn);
