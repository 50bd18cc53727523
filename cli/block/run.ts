import type { HostTools } from '@pepite/server';
import { type Context, DONE, type ExitCode, refuseCommand } from '../command.ts';
import { guestCode, useHostTools } from '../host-tools.ts';
import { BLOCK_TEXTS } from './words.ts';

interface Asked {
  readonly guest: string;
  readonly data: string | undefined;
}

interface AskedBlock extends Asked {
  readonly for: 'day' | 'week' | 'ever';
  readonly reason: string | undefined;
}

const DAY = 24 * 60 * 60 * 1000;
const LENGTH = { day: DAY, week: 7 * DAY, ever: null } as const;

/** Fewer letters may be the beginning of many. */
const LEAST_LETTERS = 6;
const LONGEST_REASON = 200;
/** Codes of guests have these letters only, and terminals show no others in a reason. */
const LETTERS = /^[\w-]+$/;
const UNSEEN = /\p{C}/u;

/** Keeps a guest out for a while, or for ever. */
export async function blockGuest(context: Context, asked: AskedBlock): Promise<ExitCode> {
  const texts = BLOCK_TEXTS[context.language];
  const reason = asked.reason?.trim() ?? '';
  if (reason === '' || reason.length > LONGEST_REASON || UNSEEN.test(reason)) {
    return refuseCommand(context, texts.reasonWrong(LONGEST_REASON));
  }
  return withGuest(context, asked, async (tools, guest) => {
    const now = Date.now();
    const length = LENGTH[asked.for];
    const until = length === null ? null : now + length;
    await tools.block({ guest, until, reason }, now);
    context.out.write(`${texts.blocked(guestCode(guest), until)}\n`);
    return DONE;
  });
}

/** Lets a guest in again. */
export async function unblockGuest(context: Context, asked: Asked): Promise<ExitCode> {
  const texts = BLOCK_TEXTS[context.language];
  return withGuest(context, asked, async (tools, guest) => {
    if (!(await tools.unblock(guest))) {
      return refuseCommand(context, texts.notBlocked(guestCode(guest)));
    }
    context.out.write(`${texts.unblocked(guestCode(guest))}\n`);
    return DONE;
  });
}

/** Finds the one guest whose code begins as asked. */
async function withGuest(
  context: Context,
  { guest, data }: Asked,
  work: (tools: HostTools, guest: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  const texts = BLOCK_TEXTS[context.language];
  const start = guest.replace(/^@/, '');
  if (start.length < LEAST_LETTERS || !LETTERS.test(start)) {
    return refuseCommand(context, texts.noCode(LEAST_LETTERS));
  }
  return useHostTools(context, data, async (tools) => {
    const [found, other] = await tools.guestsLike(start);
    if (found === undefined) return refuseCommand(context, texts.unknown);
    if (other !== undefined) return refuseCommand(context, texts.several);
    return work(tools, found);
  });
}
