export { printFailure } from './failure.ts';
export { BotHost } from './host.ts';
export type { JobClient, JobResult, JobSetup } from './jobs.ts';
export { BotPool } from './pool.ts';
export type {
  Answer,
  Asking,
  BotRole,
  BotSetup,
  Question,
  ThreadMessage,
  Working,
} from './protocol.ts';
export { NO_BOT_LIMITS } from './quota.ts';
export type { Advice, BotClient, BotRequest, BotService, Choice, Owner } from './service.ts';
export type { StartThread } from './thread.ts';
export type { Cancel, Timers } from './timers.ts';
