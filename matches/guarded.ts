import type { BotClient, BotService } from '@pepite/bots/host';
import type { Clock } from './clock.ts';
import type { MatchServices } from './services.ts';

type Fail = (error: unknown) => void;

/**
 * What one match needs, given so that whatever it throws when it is called back, by a timer or by a
 * bot, is that match's own fault and nobody else's.
 */
export const guarded = (services: MatchServices, fail: Fail): MatchServices => ({
  ...services,
  clock: guardClock(services.clock, fail),
  bots: guardBots(services.bots, fail),
});

const guardClock = (clock: Clock, fail: Fail): Clock => ({
  now: () => clock.now(),
  date: () => clock.date(),
  after: (milliseconds, call) => clock.after(milliseconds, () => attempt(call, fail)),
});

const guardBots = (bots: BotService, fail: Fail): BotService => ({
  seat: (setup, owner) => guardClient(bots.seat(setup, owner), fail),
  hasRoom: (origin, roles) => bots.hasRoom(origin, roles),
  mayAdvise: (origin) => bots.mayAdvise(origin),
});

const guardClient = (bot: BotClient, fail: Fail): BotClient => ({
  see: (view) => bot.see(view),
  choose: (request, answer) => bot.choose(request, (choice) => attempt(() => answer(choice), fail)),
  advise: (request, answer) => bot.advise(request, (advice) => attempt(() => answer(advice), fail)),
  close: () => bot.close(),
});

function attempt(call: () => void, fail: Fail): void {
  try {
    call();
  } catch (error) {
    fail(error);
  }
}
