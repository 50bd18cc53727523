import type { Read } from '@pepite/kernel';
import type { MatchRegistry } from '@pepite/matches';
import type { NewMatchRequest, Problem } from '@pepite/protocol';
import { me } from '../site/me.svelte.ts';
import { keyValueStore } from '../site/storage.ts';
import { texts } from '../words/index.ts';
import { openBots } from './bot-threads.ts';
import { openRegistry, SELF } from './registry.ts';

let opened: MatchRegistry | undefined;

/** The matches of this page, opened when they are first needed. */
export function offlineMatches(): MatchRegistry {
  opened ??= openRegistry(keyValueStore('alone'), openBots(), () => me.name ?? texts().setup.you);
  return opened;
}

/** Begins a match in this browser: the address of its page, or why not. */
export async function playOffline(request: NewMatchRequest): Promise<Read<string, Problem>> {
  const created = await offlineMatches().create({ ...request, start: true }, SELF);
  return 'problem' in created ? created : { value: `/alone/${created.value.id}` };
}
