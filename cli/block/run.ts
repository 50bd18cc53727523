import { type Context, DONE, type ExitCode, refuseCommand } from '../command.ts';
import { guestCode } from '../host-tools.ts';
import { type AskedGuest, withGuest } from '../with-guest.ts';
import { BLOCK_TEXTS } from './words.ts';

interface AskedBlock extends AskedGuest {
  readonly for: 'day' | 'week' | 'ever';
  readonly reason: string | undefined;
}

const DAY = 24 * 60 * 60 * 1000;
const LENGTH = { day: DAY, week: 7 * DAY, ever: null } as const;

const LONGEST_REASON = 200;
/** What terminals don't show has no business in a reason. */
const UNSEEN = /\p{C}/u;

/** Keeps a guest out for a while, or for ever. */
export async function blockGuest(context: Context, asked: AskedBlock): Promise<ExitCode> {
  const texts = BLOCK_TEXTS[context.language];
  const reason = asked.reason?.trim() ?? '';
  if (reason === '' || reason.length > LONGEST_REASON || UNSEEN.test(reason)) {
    return refuseCommand(context, texts.reasonWrong(LONGEST_REASON));
  }
  // Whoever plays on a device is kept out with it.
  return withGuest(context, asked, async (tools, { owner: guest }) => {
    const now = Date.now();
    const length = LENGTH[asked.for];
    const until = length === null ? null : now + length;
    await tools.block({ guest, until, reason }, now);
    context.out.write(`${texts.blocked(guestCode(guest), until)}\n`);
    return DONE;
  });
}

/** Lets a guest in again. */
export async function unblockGuest(context: Context, asked: AskedGuest): Promise<ExitCode> {
  const texts = BLOCK_TEXTS[context.language];
  return withGuest(context, asked, async (tools, { owner: guest }) => {
    if (!(await tools.unblock(guest))) {
      return refuseCommand(context, texts.notBlocked(guestCode(guest)));
    }
    context.out.write(`${texts.unblocked(guestCode(guest))}\n`);
    return DONE;
  });
}
