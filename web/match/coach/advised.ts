import type { Language } from '@pepite/kernel';
import type { Texts } from '../../words/texts.ts';
import type { LiveMatch } from '../live.svelte.ts';
import type { Coaching } from './coaching.svelte.ts';
import { chanceOf, hintedOrder, orderTo } from './hints.ts';

/** What is advised in a position, in words. */
export interface Advised {
  /** A hint that was asked for, or a move that should be looked at again. */
  readonly kind: 'hint' | 'again';
  /** What to do. */
  readonly lead: string;
  /** What that does in this position. */
  readonly why: string;
  /** How good it is beside other moves. */
  readonly chance: string;
  /** All of it. */
  readonly spoken: string;
}

type AdvisedMatch = Pick<LiveMatch, 'hint' | 'isHinting' | 'game' | 'names' | 'seat'>;
type Adviser = Pick<Coaching, 'held' | 'reason'>;

/** What is advised now, if anything is. */
export function advisedIn(
  match: AdvisedMatch,
  coaching: Adviser,
  texts: Texts,
  language: Language,
): Advised | undefined {
  const { held } = coaching;
  if (held !== undefined) {
    const { again, better, chances } = texts.coach;
    return spokenOf('again', {
      lead: `${again} ${better(orderTo(match, held.best, language))}`,
      why: coaching.reason(held.best, language),
      chance: chances(held.bestPercent, held.ownPercent),
    });
  }
  if (!match.isHinting) return undefined;
  const moves = match.hint?.moves ?? [];
  const [best] = moves;
  if (best === undefined) {
    return spokenOf('hint', { lead: texts.hint.thinking, why: '', chance: '' });
  }
  return spokenOf('hint', {
    lead: hintedOrder(match, best.move, language),
    why: coaching.reason(best.move, language),
    chance: chanceOf(match, moves, texts.hint, language),
  });
}

const spokenOf = (
  kind: Advised['kind'],
  parts: Pick<Advised, 'lead' | 'why' | 'chance'>,
): Advised => ({
  kind,
  ...parts,
  spoken: [parts.lead, parts.why, parts.chance].filter((part) => part !== '').join(' '),
});
