import { createHash } from 'node:crypto';
import { gameOf } from '@pepite/games';
import type { Language } from '@pepite/kernel';
import type { AwaitedTurn } from '@pepite/matches';
import { NOTICE_TEXTS } from './words.ts';

/** One turn that somebody is told of: nothing that its player might not know. */
export interface TurnNotice extends AwaitedTurn {
  readonly match: string;
  /** How many moves were settled when it began. */
  readonly turn: number;
  /** The same if it is sent again. */
  readonly id: string;
}

/** An identifier that says nothing, and is the same for the same turn of the same guest. */
export const noticeId = (match: string, guest: string, turn: number): string =>
  createHash('sha256').update(`${match} ${guest} ${turn}`).digest('base64url').slice(0, 22);

export const titleOf = (game: string, language: Language): string =>
  gameOf(game)?.words[language].title ?? game;

/** What somebody reads. */
export interface NoticeText {
  readonly title: string;
  /** How long there is, where time is kept. */
  readonly body: string;
}

export function textOf(notice: TurnNotice, language: Language): NoticeText {
  const { game, others, timeLeft, companion } = notice;
  const words = NOTICE_TEXTS[language];
  return {
    title: words.turn(titleOf(game, language), others, companion?.name),
    body: timeLeft === undefined ? '' : words.timeLeft(timeLeft, companion?.name),
  };
}
