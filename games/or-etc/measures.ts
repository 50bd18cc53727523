import type {
  Collector,
  GameMeasures,
  MatchObserver,
  Move,
  Moves,
  Options,
  Result,
} from '@pepite/kernel';
import { cards, CardsObserver } from './measures/cards.ts';
import { exchanges, ExchangesObserver } from './measures/exchanges.ts';
import { mines, MinesObserver } from './measures/mines.ts';
import { own } from './measures/own.ts';
import { tools, ToolsObserver } from './measures/tools.ts';
import { whatIfs } from './measures/worths.ts';
import type { Box, Hand, OrEtcWorld, Table } from './world.ts';

type Observer = MatchObserver<Table, Hand, Box>;

export const measures: GameMeasures<Table, Hand, Box> = {
  groups: [tools, cards, exchanges, mines],
  observe,
  starter: ({ first }) => first,
  whatIfs,
  own,
};

function observe(seats: number, options: Options): Observer {
  const all: readonly Observer[] = [
    new ToolsObserver(seats),
    new CardsObserver(seats, options),
    new ExchangesObserver(),
    new MinesObserver(),
  ];
  return {
    chose(world: OrEtcWorld, actor: number, moves: Moves, move: Move) {
      for (const observer of all) observer.chose?.(world, actor, moves, move);
    },
    saw(world: OrEtcWorld, actor: number, move: Move) {
      for (const observer of all) observer.saw?.(world, actor, move);
    },
    ended(result: Result, into: Collector) {
      for (const observer of all) observer.ended(result, into);
    },
  };
}
