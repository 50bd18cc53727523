/** A match without people, bots and a store: what a page needs that plays one from a script. */
export { botName } from './bot-name.ts';
export { PlayState } from './play-state.ts';
export { printPlay } from './printing.ts';
export { readSetup } from '@pepite/protocol/match-setup';
export type { StateHead } from './state-printer.ts';
