export { Agenda } from './agenda.ts';
export type { Cancel, Clock } from './clock.ts';
export { DeskMind } from './desk-mind.ts';
export { House } from './house.ts';
export type { Match } from './match.ts';
export { Play } from './play.ts';
export type {
  Guest,
  Guests,
  Matches,
  Outline,
  StoredMatch,
  StoredOutline,
  StoredSeat,
} from './store.ts';
export type { Surroundings } from './surroundings.ts';
export { printMessage } from './telling.ts';
export type { Mind, Thinking } from './thinking.ts';
export type { Watcher } from './watchers.ts';
