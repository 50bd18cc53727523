import { itemAt } from '@pepite/kernel';
import type { ClientMessage, MatchState, ServerMessage } from '@pepite/protocol';
import type { Field } from './field.ts';
import type { AttackSocket } from './attack-socket.ts';

const SPECTATORS = 150;
/** Just below what one address may say in a second. */
const WITHIN_LIMIT = 159;
const AT_LIMIT = 200;
const MANY = 190;

/** Comes and goes at a match that has many spectators. */
export async function watch(field: Field): Promise<void> {
  const { spectated } = field.prepared;
  const wires = await field.open(SPECTATORS);
  for (const wire of wires) field.say(wire, { type: 'watch', match: spectated });
  await takeTurns(field, wires, WITHIN_LIMIT, (turn) =>
    turn % 2 === 0 ? { type: 'lobby' } : { type: 'watch', match: spectated },
  );
}

/** In turn, each wire says what is due in its nth turn. */
const takeTurns = (
  field: Field,
  wires: readonly AttackSocket[],
  perSecond: number,
  message: (turn: number, wire: number) => ClientMessage,
): Promise<void> =>
  field.pace(perSecond, (n) => {
    if (wires.length === 0) return;
    const index = n % wires.length;
    field.say(itemAt(wires, index), message(Math.floor(n / wires.length), index));
  });

/** Asks for what is long to answer, and does not read it. */
export async function slow(field: Field): Promise<void> {
  const { lookedBack } = field.prepared;
  const wires = await field.open(MANY);
  for (const wire of wires) {
    wire.socket.pause();
    field.say(wire, { type: 'watch', match: lookedBack });
  }
  await takeTurns(field, wires, 170, () => ({ type: 'look-back' }));
}

/** The same, but reads: as often as the limit of ten sockets allows. */
export async function lookback(field: Field): Promise<void> {
  const wires = await field.open(10);
  for (const wire of wires) field.say(wire, { type: 'watch', match: field.prepared.lookedBack });
  await takeTurns(field, wires, AT_LIMIT, () => ({ type: 'look-back' }));
}

/** Into the lobby and out of it, with as many tables of one's own as one may have. */
export async function churn(field: Field): Promise<void> {
  const { table } = field.prepared;
  const wires = await Promise.all(Array.from({ length: 50 }, () => field.openOne(field.cookie(0))));
  const open = wires.filter((wire) => wire !== undefined);
  await takeTurns(field, open, AT_LIMIT, (turn) =>
    turn % 2 === 0 ? { type: 'lobby' } : { type: 'watch', match: table },
  );
}

/**
 * Many more pages than one address may have come one after another, stay in the lobby and read what
 * they are told. Those for which there are no descriptors, here or there, are not let in.
 */
export async function idle(field: Field): Promise<void> {
  const [pages, addresses] = [10_000, 53];
  let came = 0;
  const come = async (address: number): Promise<void> => {
    while (came < pages && !field.isOver) {
      const wire = await field.openOne(
        field.cookie(came++),
        () => undefined,
        field.elsewhere(address),
      );
      if (wire !== undefined) field.say(wire, { type: 'lobby' });
    }
  };
  await Promise.all(Array.from({ length: addresses }, (_, address) => come(address)));
}

/** Sits down and stands up, seats bots and unseats them, at a table that many watch. */
export async function sit(field: Field): Promise<void> {
  const { table } = field.prepared;
  const wires = await field.open(SPECTATORS);
  for (const wire of wires) field.say(wire, { type: 'watch', match: table });
  const [host, ...others] = wires;
  if (host === undefined) return;
  const busy = [host, ...others.slice(0, 9)];
  await takeTurns(field, busy, WITHIN_LIMIT, (turn, index) => {
    if (index > 0) return turn % 2 === 0 ? { type: 'sit', seat: 1 } : { type: 'stand' };
    return turn % 2 === 0
      ? { type: 'seat-bot', seat: 2, bot: 'expert' }
      : { type: 'unseat', seat: 2 };
  });
}

/** Asks for one hint after another at matches where one plays alone. */
export async function hints(field: Field): Promise<void> {
  const askers = field.prepared.askers.map(async ({ cookie, match }) => {
    let where: MatchState['position'] = null;
    const askAgain = (): void => {
      if (field.isOver || wire === undefined || where === null) return;
      field.say(wire, { type: 'hint', ply: where.ply, own: where.own });
    };
    const wire = await field.openOne(cookie, (text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'match') where = message.state.position;
      if (message.type === 'match' || message.type === 'hint') askAgain();
    });
    if (wire !== undefined) field.say(wire, { type: 'watch', match });
  });
  await Promise.race([Promise.all(askers), field.end()]);
  await field.end();
}
