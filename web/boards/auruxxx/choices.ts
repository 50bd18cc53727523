import { countOf, playOf, topOf } from '@pepite/games/auruxxx/cards/plays';
import {
  ACCEPT,
  DRAW,
  END,
  isPlay,
  kindOf,
  PASS,
  seatOf,
  SWAP_HANDS,
} from '@pepite/games/auruxxx/moves';
import { type Card, GOLDEN, isAction, isColoured, rowOf } from '@pepite/games/auruxxx/pieces';
import { itemAt, type Move, type Seat } from '@pepite/kernel';
import type { Held } from './sorting.ts';

/** What a seat may do, sorted by what it is asked for. */
export interface Choices {
  readonly plays: ReadonlySet<Move>;
  /** The cards that are in any of these plays, and those of which several may be laid. */
  readonly playable: ReadonlySet<Card>;
  readonly several: ReadonlySet<Card>;
  readonly partners: readonly Seat[];
  readonly draw: boolean;
  readonly pass: boolean;
  readonly accept: boolean;
  readonly end: boolean;
}

export function choicesOf(moves: readonly Move[]): Choices {
  const plays = moves.filter(isPlay);
  const several = plays.filter((move) => countOf(move) > 1 && topOf(move) !== GOLDEN);
  return {
    plays: new Set(plays),
    playable: new Set(plays.map(topOf)),
    several: new Set(several.map(topOf)),
    partners: moves.filter((move) => kindOf(move) === SWAP_HANDS).map(seatOf),
    draw: moves.includes(DRAW),
    pass: moves.includes(PASS),
    accept: moves.includes(ACCEPT),
    end: moves.includes(END),
  };
}

/** What comes of tapping a card: others are chosen, or a move is tried. */
export type Tapped =
  | { readonly chosen: readonly Held[]; readonly move?: undefined }
  | { readonly chosen?: undefined; readonly move: Move };

const areOfOneRow = (one: Card, other: Card): boolean =>
  isColoured(one) && rowOf(one) === rowOf(other);

const single = (card: Card): Tapped => tryMove([card]);

function tryMove(cards: readonly Card[]): Tapped {
  const move = playOf(cards);
  if (move === undefined) throw new Error('cards of several numbers are no play');
  return { move };
}

/** Golden twelves go all at once, or not yet: then the rules say why. */
function tapGolden({ plays }: Choices): Tapped {
  const finish = [...plays].find((move) => topOf(move) === GOLDEN);
  return finish === undefined ? single(GOLDEN) : { move: finish };
}

/** Whether a card that is tapped waits for a second word; `all`: since the player wants it so. */
export const isConfirmed = (card: Card, { several }: Choices, all: boolean): boolean =>
  all || isAction(card) || several.has(card);

/**
 * A card that could be laid with others is chosen first, the last one on top; so is an action: its
 * effect is told before it happens. Any other is played, unless `all` are to be chosen first. What
 * can't be laid is tried all the same, so that the page says why not.
 */
export function tap(chosen: readonly Held[], held: Held, choices: Choices, all: boolean): Tapped {
  const { card } = held;
  if (chosen.some(({ key }) => key === held.key)) {
    return { chosen: chosen.filter(({ key }) => key !== held.key) };
  }
  if (card === GOLDEN) return tapGolden(choices);
  if (!choices.playable.has(card)) return single(card);
  if (chosen.length > 0 && areOfOneRow(itemAt(chosen, 0).card, card))
    return add(chosen, held, choices);
  const isOnly = chosen.length === 0 && !isConfirmed(card, choices, all);
  return isOnly ? single(card) : { chosen: [held] };
}

function add(chosen: readonly Held[], held: Held, { plays }: Choices): Tapped {
  const more = [...chosen, held];
  const tried = tryMove(more.map(({ card }) => card));
  return tried.move !== undefined && plays.has(tried.move) ? { chosen: more } : tried;
}

/** How a card of the hand is shown. Lit: it may be chosen. Plain: it may, in place of others. */
export type Look = 'plain' | 'lit' | 'dim';

/** While cards are chosen that others may join, only those are lit of all that may be laid. */
export function lookOf(chosen: readonly Held[], held: Held, choices: Choices): Look {
  if (!choices.playable.has(held.card)) return 'dim';
  const first = chosen[0];
  if (first === undefined || !choices.several.has(first.card)) return 'lit';
  if (chosen.some(({ key }) => key === held.key)) return 'lit';
  const isOfRow = areOfOneRow(first.card, held.card);
  return isOfRow && add(chosen, held, choices).chosen !== undefined ? 'lit' : 'plain';
}

/** The play of the chosen cards, if it may be made. */
export function playOfChosen(chosen: readonly Held[], { plays }: Choices): Move | undefined {
  const move = playOf(chosen.map(({ card }) => card));
  return move !== undefined && plays.has(move) ? move : undefined;
}
