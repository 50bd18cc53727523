export type { Awaited, AwaitedTurn } from './awaited-turn.ts';
export type { Cancel, Clock } from './clock.ts';
export type { KeptPlans } from './kept-plans.ts';
export { companionOf, companionsOf, ONLOOKER, ownerOf } from './companions.ts';
export type { Lease } from './lease.ts';
export { LobbyFeed } from './lobby-feed.ts';
export type { Match } from './match.ts';
export { newId } from './match-id.ts';
export { AnswerTime, waitAt } from './pace.ts';
export { readSetup, type SetupInput } from '@pepite/protocol/match-setup';
export { seatedPlay } from './match-moves.ts';
export { decideRequest } from './match-requests.ts';
export { decideNewName } from './new-name.ts';
export {
  CHALLENGE_TIME,
  isProgram,
  PROGRAM_AWAY_AFTER,
  PROGRAM_TIME,
  programOf,
} from './programs.ts';
export { MatchRegistry } from './registry.ts';
export type { Chance, ChanceKey, MatchServices } from './services.ts';
export { ClientSession, type SessionServices, type Transport } from './session.ts';
export {
  type AttendedMatch,
  LEASE_TIME,
  type MatchAttendance,
  type MatchNews,
  type MatchTail,
  type NoticeListener,
  type ProgramThere,
  type SharedStore,
} from './process-store.ts';
export type {
  Appended,
  Guest,
  GuestStore,
  KeptClocks,
  MatchChange,
  MatchStore,
  MatchSummary,
  MoveTimes,
  NewMatch,
  StoredMatch,
  StoredSeat,
} from './store.ts';
export type { TalkRequest } from './talk-requests.ts';
export type { NewTalk, TalkStore } from './talk-store.ts';
export { TaskQueue } from './task-queue.ts';
export { type Rate, TokenBucket } from './token-bucket.ts';
export type { Watcher } from './watchers.ts';
