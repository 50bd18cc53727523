import { type Card, GOLDEN, isAction, isHappyMan } from '@pepite/games/auruxxx/pieces';
import type { Table } from '@pepite/games/auruxxx/world';
import { type Immutable, itemAt, type Language, type Seat } from '@pepite/kernel';
import type { Deed } from './events.ts';
import { cardName, cardPhrase, listNames, wordsIn } from './words.ts';

/** For whom the news are told, and of which table. */
export interface NewsReader {
  readonly table: Immutable<Table>;
  readonly names: readonly string[];
  /** Whom they are told to, if they sit at the table. */
  readonly seat: Seat | undefined;
  readonly language: Language;
}

type Stole = Extract<Deed, { kind: 'stole' }>;

/** More victims than this are not told in a sentence, which would be too long for a phone. */
const FEW = 2;

/** What has just happened, in a sentence or two. */
export const newsOf = (deeds: readonly Deed[], reader: NewsReader): string =>
  deeds
    .map((deed, index) => {
      const [before, after] = [deeds[index - 1], deeds[index + 1]];
      if (deed.kind === 'stole') return tellThefts(deed, reader, actionFor(before, deed));
      // An action is told together with what it takes.
      if (after?.kind === 'stole' && actionFor(deed, after) !== undefined) return '';
      return tell(deed, reader, index === deeds.length - 1);
    })
    .filter((sentence) => sentence !== '')
    .join(' ');

/** The action that led to some thefts, if it was what was done before. */
function actionFor(before: Deed | undefined, { seat }: Stole): Card | undefined {
  if (before?.kind !== 'laid' || before.seat !== seat || before.cards.length > 1) return undefined;
  const card = itemAt(before.cards, 0);
  return isAction(card) ? card : undefined;
}

function tell(deed: Exclude<Deed, Stole>, reader: NewsReader, isLast: boolean): string {
  const { table, names, seat, language } = reader;
  const { news } = wordsIn(language);
  if (deed.kind === 'dealt') return news.dealt(table.round);
  const name = deed.seat === seat ? undefined : itemAt(names, deed.seat);
  switch (deed.kind) {
    case 'laid':
      return tellLaid(deed, name, language);
    case 'drew':
      return news.drew(name, deed.cards.length);
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
function tellThefts(stole: Stole, reader: NewsReader, action: Card | undefined): string {
  const { seat: thief, thefts } = stole;
  const { names, seat, language } = reader;
  const { news } = wordsIn(language);
  if (thief === seat) return tellOwnThefts(stole, reader, action);
  const name = itemAt(names, thief);
  const laid = action === undefined ? undefined : cardPhrase(action, language);
  const mine = thefts.flatMap(({ victim, card }) =>
    victim === seat && card !== undefined ? [cardPhrase(card, language)] : [],
  );
  const others = thefts.filter(({ victim }) => victim !== seat);
  const victims = others.map(({ victim }) => itemAt(names, victim));
  const from =
    victims.length > FEW
      ? news.players(victims.length, mine.length > 0)
      : listNames(victims, language);
  const isFirst = mine.length === 0;
  return [
    ...mine.map((phrase) => news.tookFromYou(name, phrase, laid)),
    ...(victims.length === 0 ? [] : [news.took(name, from, isFirst ? laid : undefined)]),
  ].join(' ');
}

/** One's own: many cards and their owners are only listed. */
function tellOwnThefts(
  { thefts }: Stole,
  { names, language }: NewsReader,
  action: Card | undefined,
): string {
  const { news } = wordsIn(language);
  const means = action === undefined ? undefined : cardName(action, language);
  const known = thefts.flatMap(({ victim, card }) =>
    card === undefined ? [] : [{ name: itemAt(names, victim), card }],
  );
  if (known.length > FEW) {
    const listed = known.map(({ card, name }) => `${cardName(card, language)} (${name})`);
    return news.youTookAll(listed.join(', '));
  }
  const taken = known.map(({ card, name }) => news.taken(cardPhrase(card, language), name));
  return news.youTook(listNames(taken, language), means);
}
