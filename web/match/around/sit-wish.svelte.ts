import { takeName } from '../../site/guest-name.ts';
import type { LiveMatch } from '../live.svelte.ts';
import { handOnly } from './hand-only.svelte.ts';
import { SitAtOnce } from './sit-at-once.ts';

/** What the code on a big screen adds to the address of a table: whoever opens it wants to sit. */
const WISH = 'sit';

/** Seats whoever has come by the code on a big screen. */
export function sitIfWished(live: LiveMatch): SitAtOnce | undefined {
  if (!new URLSearchParams(location.search).has(WISH)) return undefined;
  handOnly.choose(live.match, true);
  // A page that is loaded again seats nobody who has stood up meanwhile.
  const onDone = (): void => history.replaceState(null, '', location.pathname);
  return new SitAtOnce(live, { takeName, onDone });
}
