import { OfflineWire } from '../offline/wire.ts';
import { openBots } from '../offline/bot-threads.ts';
import { clock, openRegistry } from '../offline/registry.ts';
import { keyValueStore } from '../site/storage.ts';
import { me } from '../site/me.svelte.ts';
import { texts } from '../words/index.ts';
import { KeptBranches } from './kept-branches.ts';

const store = keyValueStore('what-if');

/** The branches that this browser keeps. */
export const branches = new KeptBranches(store, () => clock.date());

export const addressOf = (id: string): string => `/what-if/${id}`;

/** The branches of this page as matches that are played: offline ones, but kept elsewhere. */
class BranchWire extends OfflineWire {
  override addressOf(match: string): string {
    return addressOf(match);
  }
}

let opened: BranchWire | undefined;

/** What a page talks to that shows a branch; opened when it is first needed. */
export function branchWire(): OfflineWire {
  opened ??= new BranchWire(openRegistry(store, openBots(), () => me.name ?? texts().setup.you));
  return opened;
}
