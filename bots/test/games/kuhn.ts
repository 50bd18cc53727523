import {
  CHANCE,
  copySeen,
  everybody,
  itemAt,
  oneSeat,
  only,
  OVER,
  type World,
} from '@pepite/kernel';
import type { Insight } from '../../search/insight.ts';
import { toyGame } from './toy.ts';

interface Table {
  actor: number;
  dealt: number;
  /** What each has put in. */
  stakes: number[];
  checked: boolean;
  folded: boolean;
  /** The cards, once both are shown. */
  shown: number[];
}

interface Hand {
  card: number;
}

export const WAIT = 0;
export const BET = 1;
const DEAL = 10;
const CARDS = 3;
const MOST = 2;

const isOver = ({
  shown,
  folded,
}: {
  readonly shown: readonly number[];
  readonly folded: boolean;
}) => itemAt(shown, 0) > 0 || folded;

/**
 * Kuhn's poker: one of three cards each, one coin each in the pot. Wait or bet a coin; a bet is
 * answered with another coin (1) or given in to (0). Dealing is 10 + 4 × seat + card.
 */
export const kuhn = toyGame<Table, Hand, object>({
  create: () => ({
    table: {
      actor: CHANCE,
      dealt: 0,
      stakes: [1, 1],
      checked: false,
      folded: false,
      shown: [0, 0],
    },
    hands: [{ card: 0 }, { card: 0 }],
    box: {},
  }),
  turn: (table) => (isOver(table) ? OVER : oneSeat(table.actor)),
  moves: (_view, into) => into.addEach(WAIT, 0b11),
  chances({ table, hands }, into) {
    for (let card = 1; card <= CARDS; card++) {
      if (itemAt(hands, 0).card !== card) into.add(DEAL + 4 * table.dealt + card);
    }
  },
  audience: (_table, actor, move) => (actor === CHANCE ? only((move - DEAL) >> 2) : everybody(2)),
  apply(world, actor, move) {
    const { table, hands } = world;
    if (actor === CHANCE) {
      itemAt(hands, table.dealt).card = (move - DEAL) & 3;
      if (++table.dealt === 2) table.actor = 0;
      return;
    }
    const isAnswer = itemAt(table.stakes, 1 - actor) > itemAt(table.stakes, actor);
    if (move === BET) table.stakes[actor] = itemAt(table.stakes, actor) + 1;
    if (isAnswer && move === WAIT) table.folded = true;
    else if (isAnswer || (move === WAIT && table.checked)) show(world);
    table.checked = true;
    table.actor = 1 - actor;
  },
  result({ shown, folded, actor }) {
    const winner = folded ? actor : Number(itemAt(shown, 1) > itemAt(shown, 0));
    return { scores: [0, 0], winners: [winner] };
  },
  imagine(view, rng, into) {
    copySeen(view, into);
    if (view.table.dealt < 2) return;
    const other = itemAt(into.hands, 1 - view.seat);
    other.card = 1 + ((view.hand.card + rng.below(2)) % CARDS);
  },
});

function show({ table, hands }: World<Table, Hand, object>): void {
  for (let seat = 0; seat < 2; seat++) table.shown[seat] = itemAt(hands, seat).card;
}

/** Coins count, not only who wins. */
export const kuhnInsight: Insight<Table, Hand, object> = {
  method: 'tree',
  span: 1,
  epoch: () => 0,
  kindOf: ({ hand }) => hand.card,
  decide: (_view, moves, rng) => moves.draw(rng),
  evaluate({ table }, worth) {
    const winner = itemAt(kuhn.result(table).winners, 0);
    const won = itemAt(table.stakes, 1 - winner);
    worth[winner] = 0.5 + won / (2 * MOST);
    worth[1 - winner] = 0.5 - won / (2 * MOST);
  },
};
