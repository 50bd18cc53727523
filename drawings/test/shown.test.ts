import { gameOf } from '@pepite/games';
import { Phase as AurumPhase, type Table as Aurum } from '@pepite/games/aurum/world';
import { Phase as AuruxxxPhase, type Table as Auruxxx } from '@pepite/games/auruxxx/world';
import { NO_TOOL } from '@pepite/games/or-etc/pieces';
import { STANDARD_DECK } from '@pepite/games/or-etc/pieces/deck';
import { diceOf } from '@pepite/games/or-etc/pieces/dice';
import { layCard } from '@pepite/games/or-etc/pieces/mine';
import { Step, type Table as OrEtc } from '@pepite/games/or-etc/world';
import { Phase as SilverPhase, type Table as Silver } from '@pepite/games/silver-and-gold/world';
import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../index.ts';
import { sample, sceneOf } from './support/scenes.ts';

/** Always the same match, so that the moments looked for are there. */
const [MATCH, MOMENTS] = [1, 150];

/** A table of a random match that is fit to be changed. */
function tableIn<T>(id: string, seats: number, isFit: (table: T) => boolean): T {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const moments = sample(game, seats, MATCH, MOMENTS).map(({ table }) => table as T);
  const table = moments.find(isFit);
  if (table === undefined) throw new Error('no moment is like that');
  return table;
}

type Changes<T> = Readonly<Record<string, (table: T) => void>>;

/** Each change of what lies on a table is seen. */
function describeChanges<T>(id: string, seats: number, table: T, changes: Changes<T>): void {
  const draw = (shown: T): string => drawingOf(id)?.draw(sceneOf(shown, seats)) ?? '';

  it.each(Object.entries(changes))('another %s is drawn otherwise', (_, change) => {
    const changed = structuredClone(table);
    change(changed);
    expect(changed).not.toEqual(table);
    expect(draw(changed)).not.toBe(draw(table));
    expect(draw(structuredClone(table))).toBe(draw(table));
  });
}

/** Puts something else in a place of a list. */
function put(list: number[], index: number, change: (value: number) => number): void {
  list[index] = change(itemAt(list, index));
}
const more = (value: number): number => value + 1;
const another = (card: number): number => (card === 1 ? 2 : 1);

describe('the table of Aurum', () => {
  const isTrick = ({ phase, trick }: Aurum): boolean =>
    phase === AurumPhase.play && trick.laid === 2;
  describeChanges('aurum', 4, tableIn('aurum', 4, isTrick), {
    'card in the trick': ({ trick }) => put(trick.cards, 0, another),
    opener: ({ trick }) => (trick.opener = (trick.opener + 1) % 4),
    bid: ({ bids }) => put(bids, 2, another),
    'number of tricks': ({ tricks }) => put(tricks, 1, more),
    stock: ({ stocks }) => put(stocks, 3, (heap) => heap + 8),
    supply: (table) => (table.supply -= 8),
    'open card': ({ aside }) => put(aside, 0, another),
    'number of nuggets': ({ nuggets }) => put(nuggets, 0, more),
    'player to act': (table) => (table.actor = (table.actor + 1) % 4),
    round: (table) => table.round++,
  });

  const isSecret = ({ phase, chosen }: Aurum): boolean => phase === AurumPhase.bid && chosen !== 0;
  describeChanges('aurum', 3, tableIn('aurum', 3, isSecret), {
    'player whose bid is made': (table) => (table.chosen ^= 7),
  });
});

describe('the table of Silver & Gold', () => {
  const isMarking = ({ phase, turns }: Silver): boolean =>
    phase === SilverPhase.mark && turns > 7 && turns < 27;
  const first = ({ players }: Silver): Silver['players'][number] => itemAt(players, 0);
  describeChanges('silver-and-gold', 4, tableIn('silver-and-gold', 4, isMarking), {
    'cell that is free': (table) => put(first(table).free, 0, (cells) => cells & (cells - 1)),
    card: (table) => put(first(table).cards, 1, another),
    'number of coins': (table) => first(table).coins++,
    cup: (table) => put(first(table).cups, 0, more),
    palm: (table) => put(first(table).palms, 0, more),
    'full card': (table) => put(first(table).full, 0, (cards) => cards ^ 2),
    expedition: (table) => (table.expedition = another(table.expedition)),
    'number of cups': (table) => (table.cupsTaken = table.cupsTaken === 0 ? 1 : 0),
    'card in the market': ({ market }) => put(market, 2, another),
    turn: (table) => table.turns++,
    'player who is done': (table) => (table.done ^= 1),
  });
});

describe('the table of Auruxxx', () => {
  const isTurn = ({ phase, debt }: Auruxxx): boolean => phase === AuruxxxPhase.act && debt === 0;
  describeChanges('auruxxx', 4, tableIn('auruxxx', 4, isTurn), {
    'top card': (table) => (table.top = another(table.top)),
    pile: (table) => table.pileSize++,
    talon: (table) => table.talonSize++,
    'number of cards': ({ handSizes }) => put(handSizes, 1, more),
    'number of passes': ({ passes }) => put(passes, 2, (used) => (used === 0 ? 1 : 0)),
    'owner of the figure': (table) => (table.figure = table.figure === 3 ? 2 : 3),
    player: (table) => (table.player = (table.player + 1) % 4),
    debt: (table) => (table.debt = 4),
    round: (table) => table.round++,
  });
});

describe('the table of Or etc.', () => {
  const isAction = ({ step, turn }: OrEtc): boolean => step === Step.act && turn > 0;
  const first = ({ players }: OrEtc): OrEtc['players'][number] => itemAt(players, 0);
  describeChanges('or-etc', 4, tableIn('or-etc', 4, isAction), {
    'die in the middle': (table) => {
      const [three, four] = [diceOf([3]), diceOf([4])];
      table.centre = table.centre === three ? four : three;
    },
    die: (table) => {
      const [low, high] = [diceOf([1, 1, 1, 1, 2]), diceOf([6, 6, 6, 6, 5])];
      table.participants |= 1;
      first(table).dice = first(table).dice === low ? high : low;
    },
    tool: (table) => (first(table).tool = another(first(table).tool)),
    'number of cards': (table) => first(table).held++,
    'mine, with a card more': (table) => layCard(STANDARD_DECK, first(table), 3),
    pile: (table) => table.filons++,
    phase: (table) => table.phase++,
    turn: (table) => table.turn++,
  });

  const isAuction = ({ step, auction }: OrEtc): boolean =>
    step === Step.bid && auction.tool !== NO_TOOL;
  describeChanges('or-etc', 5, tableIn('or-etc', 5, isAuction), {
    'tool up for auction': ({ auction }) => (auction.tool = another(auction.tool)),
    bid: ({ auction }) => {
      auction.bidder = 2;
      auction.bid += 2;
    },
    'prestige left': (table) => first(table).prestige--,
    'tool that somebody has got': (table) => (first(table).tool = another(first(table).tool)),
    'player to act': (table) => (table.actor = (table.actor + 1) % 5),
  });
});
