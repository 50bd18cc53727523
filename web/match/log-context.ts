import type { Game, Language } from '@pepite/kernel';
import type { Texts } from '../words/texts.ts';
import type { LiveMatch } from './live.svelte.ts';
import type { LogContext } from './log.ts';

/** What the log of a match needs to know about the reader of this page. */
export function logContextOf(
  live: LiveMatch,
  game: Game,
  language: Language,
  texts: Texts,
): LogContext {
  const seat = live.state?.you ?? undefined;
  const you = seat === undefined ? undefined : { seat, word: texts.log.you };
  return { game, language, names: live.names, you };
}
