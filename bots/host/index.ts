export { BotHost } from './host.ts';
export { BotPool } from './pool.ts';
export type { Answer, Asking, BotRole, BotSetup, Question, ThreadMessage } from './protocol.ts';
export { NO_BOT_LIMITS } from './quota.ts';
export type { Advice, BotClient, BotRequest, BotService, Choice, Owner } from './service.ts';
export type { StartThread } from './thread.ts';
export type { Cancel, Timers } from './timers.ts';
