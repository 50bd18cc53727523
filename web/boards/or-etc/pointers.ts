import {
  AGREE,
  BID,
  bundleIn,
  cardOf,
  CENTRE,
  CHOOSE,
  CONTEST,
  diceIn,
  DROP,
  FOLD,
  giveOf,
  kindOf,
  LAY,
  LET,
  numberIn,
  OFFER,
  PASS,
  REFUSE,
  REROLL,
  seatOf,
  SETTLE,
  settledWith,
  SHIELD,
  SKIP,
  STAKE,
  SUFFER,
  SWAP,
  takeOf,
} from '@pepite/games/or-etc/moves';
import { NO_CARD } from '@pepite/games/or-etc/pieces';
import { cardsIn } from '@pepite/games/or-etc/pieces/bundle';
import { countOf, type Face, facesOf } from '@pepite/games/or-etc/pieces/dice';
import type { Move } from '@pepite/kernel';
import { atAction, atCards, type Pointer } from '../kit/pointers.ts';

const ACTIONS: ReadonlyMap<Move, string> = new Map([
  [PASS, 'pass'],
  [AGREE, 'agree'],
  [REFUSE, 'refuse'],
  [CONTEST, 'contest'],
  [LET, 'let'],
  [SKIP, 'skip'],
  [SHIELD, 'shield'],
  [SUFFER, 'suffer'],
  [FOLD, 'fold'],
  [BID, 'bid'],
]);

const ownDie = (face: Face, count = 1): Pointer => ({
  selector: `[data-die="own"][data-face="${face}"]`,
  count,
});
/**
 * Of somebody who is folded the dice can't be picked until that line is opened; those of the centre
 * can't as long as they are shown in their place.
 */
const wantedDie = (from: number | 'centre', face: Face): Pointer => ({
  selector:
    `[data-from="${from}"] [data-die="wanted"][data-face="${face}"], ` +
    (from === 'centre' ? '[data-action="back"]' : `[data-look="${from}"][aria-pressed="false"]`),
});

const paid = (move: Move): readonly Pointer[] =>
  cardOf(move) === NO_CARD ? [] : atCards([cardOf(move)]);

/** What a move is made with. */
export function pointersOf(move: Move): readonly Pointer[] {
  switch (kindOf(move)) {
    case LAY:
    case STAKE:
      return atCards([cardOf(move)]);
    case DROP:
      return droppedCards(move);
    case CHOOSE:
      return [{ selector: `[data-action="choose"][data-tool="${numberIn(move)}"]` }];
    case CENTRE:
    case SWAP:
      return [ownDie(giveOf(move)), wantedDie('centre', takeOf(move)), ...paid(move)];
    case OFFER:
      return [ownDie(giveOf(move)), wantedDie(seatOf(move), takeOf(move)), ...paid(move)];
    case SETTLE:
      return [ownDie(settledWith(move)), ...paid(move)];
    case REROLL:
      return [atAction('tool'), ...rolledDice(move)];
    default:
      return actionOf(move);
  }
}

/** All may be kept. */
function droppedCards(move: Move): readonly Pointer[] {
  const cards = cardsIn(bundleIn(move));
  return cards.length === 0 ? [atAction('drop')] : atCards(cards);
}

function rolledDice(move: Move): readonly Pointer[] {
  const dice = diceIn(move);
  return [...new Set(facesOf(dice))].map((face) => ownDie(face, countOf(dice, face)));
}

function actionOf(move: Move): readonly Pointer[] {
  const action = ACTIONS.get(kindOf(move));
  return action === undefined ? [] : [atAction(action)];
}
