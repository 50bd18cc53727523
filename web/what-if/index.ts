import { OfflineWire } from '../offline/wire.ts';
import { openBots } from '../offline/bot-threads.ts';
import { clock, openRegistry } from '../offline/registry.ts';
import { me } from '../site/me.svelte.ts';
import { texts } from '../words/index.ts';
import { branchTexts } from './branch-texts.ts';
import { KeptBranches } from './kept-branches.ts';

/** The branches that this browser keeps. */
export const branches = new KeptBranches(branchTexts, () => clock.date());

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
  opened ??= new BranchWire(
    openRegistry(branchTexts, openBots(), () => me.name ?? texts().setup.you),
  );
  return opened;
}
