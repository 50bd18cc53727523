import type { Texts } from '../words/texts.ts';
import type { LiveMatch } from './live.svelte.ts';

/** Whose turn it is, in words. */
export function tellTurn({ match, leaving }: Texts, live: LiveMatch): string {
  if (live.state?.aborted === true) return leaving.ended;
  if (live.state?.status === 'over') return match.over;
  if (live.isDeciding) return match.yourTurn;
  if (live.isSealed) return match.sealed(live.awaited);
  if (live.isChance || live.awaited.length === 0) return match.chance;
  return live.isThinking ? match.thinking(live.awaited) : match.turnOf(live.awaited);
}

/** What the tab says: that it is one's turn shows from afar. */
export function titleOf(texts: Texts, live: LiveMatch, game: string): string {
  if (live.isDeciding) return `● ${texts.match.yourTurn} – ${game}`;
  if (live.state === undefined) return game;
  if (live.state.status === 'waiting') return `${texts.waiting.title} – ${game}`;
  return `${tellTurn(texts, live)} – ${game}`;
}
