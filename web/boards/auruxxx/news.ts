import { GOLDEN, isHappyMan } from '@pepite/games/auruxxx/pieces';
import type { Table } from '@pepite/games/auruxxx/world';
import { type Immutable, itemAt, type Language, type Seat } from '@pepite/kernel';
import type { Deed } from './events.ts';
import { cardPhrase, listNames, wordsIn } from './words.ts';

/** For whom the news are told, and of which table. */
export interface NewsReader {
  readonly table: Immutable<Table>;
  readonly names: readonly string[];
  /** Whom they are told to, if they sit at the table. */
  readonly seat: Seat | undefined;
  readonly language: Language;
}

type Stole = Extract<Deed, { kind: 'stole' }>;

/** What has just happened, in a sentence or two. */
export const newsOf = (deeds: readonly Deed[], reader: NewsReader): string =>
  deeds
    .map((deed, index) => tell(deed, reader, index === deeds.length - 1))
    .filter((sentence) => sentence !== '')
    .join(' ');

function tell(deed: Deed, reader: NewsReader, isLast: boolean): string {
  const { table, names, seat, language } = reader;
  const { news } = wordsIn(language);
  if (deed.kind === 'dealt') return news.dealt(table.round);
  const name = deed.seat === seat ? undefined : itemAt(names, deed.seat);
  switch (deed.kind) {
    case 'laid':
      return tellLaid(deed, name, language);
    case 'drew':
      return news.drew(name, deed.cards.length);
    case 'stole':
      return tellThefts(deed, reader);
    case 'swapped': {
      const other = itemAt(names, deed.partner);
      if (name === undefined) return news.swappedWithYou(other);
      return deed.partner === seat ? news.swappedWithYou(name) : news.swapped(name, other);
    }
    case 'passed':
      // What is owed now was handed on by whoever passed last.
      return isLast && table.debt > 0 ? tellDebt(name, reader) : news.passed(name);
    default:
      return news.stopped(name);
  }
}

function tellDebt(name: string | undefined, { table, names, seat, language }: NewsReader): string {
  const { news } = wordsIn(language);
  return name !== undefined && table.player === seat
    ? news.passedDebtToYou(name, table.debt)
    : news.passedDebt(name, table.debt, itemAt(names, table.player));
}

function tellLaid(
  { cards }: Extract<Deed, { kind: 'laid' }>,
  name: string | undefined,
  language: Language,
): string {
  const { news } = wordsIn(language);
  const top = itemAt(cards, cards.length - 1);
  if (top === GOLDEN) return news.finished(name, cards.length);
  const laid = news.laid(name, cardPhrase(top, language), cards.length);
  return isHappyMan(top) ? `${laid} ${news.fetched(name)}` : laid;
}

/** Thief and victim are told which card it was; the others who took one from whom. */
function tellThefts({ seat: thief, thefts }: Stole, { names, seat, language }: NewsReader): string {
  const { news } = wordsIn(language);
  const known = thefts.flatMap(({ victim, card }) =>
    card === undefined ? [] : [{ victim, phrase: cardPhrase(card, language) }],
  );
  if (thief === seat) {
    const taken = known.map(({ victim, phrase }) => news.taken(phrase, itemAt(names, victim)));
    return news.youTook(listNames(taken, language));
  }
  const name = itemAt(names, thief);
  const mine = known.filter(({ victim }) => victim === seat);
  const others = thefts.filter(({ victim }) => victim !== seat);
  const victims = others.map(({ victim }) => itemAt(names, victim));
  return [
    ...mine.map(({ phrase }) => news.tookFromYou(name, phrase)),
    ...(victims.length === 0 ? [] : [news.took(name, listNames(victims, language))]),
  ].join(' ');
}
