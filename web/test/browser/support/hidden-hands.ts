import { gameOf } from '@pepite/games';
import { eachWide, type Options, Referee } from '@pepite/kernel';
import type { ServerMessage } from '@pepite/protocol';
import type { Page } from 'playwright-core';
import { playLines } from '../../../../games/test/play-lines.ts';
import { cardName } from '../../../boards/aurum/words.ts';

/** What a seat holds in the games of which hands are looked for. */
interface Hand {
  readonly metals?: readonly number[];
  readonly dealt?: readonly number[];
}

/** The hands that a page must not show, by who holds them. */
export type HiddenHands = ReadonlyMap<string, Hand>;

/** The hands that the server tells each player of a page from now on. */
export function toldHands(page: Page): HiddenHands {
  const hands = new Map<string, Hand>();
  page.on('websocket', (socket) => {
    const who = new URL(socket.url()).search;
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload.toString()) as ServerMessage;
      const state = message.type === 'match' ? message.state : message;
      const position = 'position' in state ? state.position : undefined;
      if (position?.hand) hands.set(who, position.hand);
    });
  });
  return hands;
}

/** The hands in the one match that a browser keeps, played again from what it has kept. */
export async function keptHands(page: Page): Promise<HiddenHands> {
  const text = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('pepite.alone.'));
    return localStorage.getItem(key ?? '') ?? '';
  });
  const { setup, seats, moves, choices } = JSON.parse(text) as {
    readonly setup: { readonly game: string; readonly options: Options };
    readonly seats: readonly unknown[];
    readonly moves: readonly string[];
    readonly choices: readonly string[];
  };
  const game = gameOf(setup.game);
  if (game === undefined) throw new Error(setup.game);
  const referee = new Referee(game, seats.length, setup.options);
  playLines(referee, ...moves, ...choices);
  return new Map(seats.map((_, seat) => [String(seat), referee.view(seat).hand as Hand]));
}

/** The cards of all these hands, as numbers. */
export const cardsIn = (hands: HiddenHands): readonly number[] =>
  [...hands.values()].flatMap(({ metals, dealt }) => [...eachWide(metals ?? dealt ?? [])]);

/** What a page holds of such cards, in whatever part of it: drawn, said, or only in its markup. */
export async function cardsShown(page: Page, hands: HiddenHands): Promise<readonly string[]> {
  const isAurum = [...hands.values()].some(({ metals }) => metals !== undefined);
  const cards = cardsIn(hands);
  const names = isAurum ? cards.map((card) => cardName(card, 'en')) : [];
  const markup = await page.evaluate(() => document.documentElement.outerHTML);
  const spoken = await page.locator('body').ariaSnapshot();
  const said = names.filter((name) => has(markup, name) || has(spoken, name));
  const marks = cards.flatMap((card) => [`data-piece="${card}"`, `data-card="${card}"`]);
  return [...said, ...marks.filter((mark) => markup.includes(mark))];
}

/** Whatever keeps a line from ending within a name: in markup it has a name of its own. */
const plain = (text: string): string => text.replaceAll(/&nbsp;|\u00A0/g, ' ');

/** Not as a part of another: `zinc 1` is not `zinc 10`. */
const has = (text: string, name: string): boolean =>
  new RegExp(`\\b${plain(name)}\\b`, 'i').test(plain(text));
