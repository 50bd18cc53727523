import { type Card, isGold, NO_CARD } from '@pepite/games/aurum/pieces';
import { worthOf } from '@pepite/games/aurum/report/verdict';
import { NUGGETS_TO_WIN } from '@pepite/games/aurum/score';
import { hasTeams, type Table } from '@pepite/games/aurum/world';
import { itemAt, type Seat } from '@pepite/kernel';
import type { AboutScene } from '../board.ts';
import type { About } from '../kit/about.ts';
import { cardName, wordsIn } from './words.ts';

/** What something on the board is: `card:7`, `seat:2`, `bid:2`, `team:1`, `round`. */
export function about(key: string, scene: AboutScene<Table>): About | undefined {
  const [kind, id] = key.split(':');
  const words = wordsIn(scene.language).about;
  if (kind === 'card') return cardAbout(Number(id), scene);
  if (kind === 'seat') return seatAbout(Number(id), scene);
  if (kind === 'bid') return { ...words.bid, clause: hasTeams(scene.table.seats) ? 'A6' : 'A5' };
  if (kind === 'team') return { ...words.team, clause: 'A6' };
  if (kind === 'supply') return { ...words.supply, clause: 'A14' };
  if (kind === 'open') return { ...words.open, clause: 'A2' };
  if (kind === 'wins') return { ...words.wins, clause: 'A15' };
  if (kind === 'lowest') return { ...words.lowest, clause: 'A14' };
  if (kind === 'round') return roundAbout(scene);
  return kind === 'first' ? { ...words.first, clause: 'A4' } : undefined;
}

function roundAbout({ language, table }: AboutScene<Table>): About {
  const { about: words, round } = wordsIn(language);
  const title = round(table.round);
  if (table.cumulative) return { title, text: words.sums, clause: 'A24' };
  const clause = hasTeams(table.seats) ? 'A22' : 'A23';
  return { title, text: words.nuggets(NUGGETS_TO_WIN), clause };
}

function cardAbout(card: Card, { language, table }: AboutScene<Table>): About {
  const words = wordsIn(language).about;
  const title = cardName(card, language);
  if (isGold(card)) return { title, text: words.gold(worthOf(card)), clause: 'A20' };
  const isUsed = table.trick.cards.slice(0, table.trick.laid).includes(card);
  return { title, text: isUsed ? words.laid : words.metal, clause: 'A12' };
}

function seatAbout(seat: Seat, { language, table, names }: AboutScene<Table>): About {
  const { about: words, places } = wordsIn(language);
  const bid = itemAt(table.bids, seat);
  return {
    title: itemAt(names, seat),
    text: [
      bid === NO_CARD ? places.noBid : words.hasBid(cardName(bid, language)),
      places.tricksWon(itemAt(table.tricks, seat)),
      places.cards(itemAt(table.handSizes, seat)),
    ].join(' · '),
    clause: 'A19',
  };
}
