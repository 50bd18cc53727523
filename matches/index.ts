export { Agenda, type Asker } from './agenda.ts';
export type { Cancel, Clock } from './clock.ts';
export { Course, type Listener } from './course.ts';
export { DeskMind } from './desk-mind.ts';
export { House } from './house.ts';
export type { Match } from './match.ts';
export type { MatchSetup } from './match-setup.ts';
export { Moment, waitAt } from './pace.ts';
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
export type { Chance, Surroundings } from './surroundings.ts';
export { type Patience, Room, type StartThread, type Thread } from './room.ts';
export { printMessage } from './telling.ts';
export type { Mind, Owner, Thinking } from './thinking.ts';
export type { Watcher } from './watchers.ts';
