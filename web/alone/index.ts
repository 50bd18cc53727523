import type { House } from '@pepite/matches';
import type { Problem, Setup } from '@pepite/protocol';
import { me } from '../site/me.svelte.ts';
import { drawer } from '../site/storage.ts';
import { texts } from '../words/index.ts';
import { openHouse, SELF } from './house.ts';
import { thinkBeside } from './thinking.ts';

let opened: House | undefined;

/** The house of this page, opened when it is first needed. */
export function house(): House {
  opened ??= openHouse(drawer('alone'), thinkBeside(), () => me.name ?? texts().setup.you);
  return opened;
}

/** Begins a match in this browser; its page, or why not. */
export function playAlone(
  setup: Setup,
): { readonly address: string } | { readonly problem: Problem } {
  const created = house().create({ ...setup, start: true }, SELF);
  return 'problem' in created ? created : { address: `/alone/${created.match.id}` };
}
