import type { OnlineDone } from '@pepite/outside';
import { itemAt } from '@pepite/kernel';
import { expect, it } from 'vitest';
import { bots } from '../api/bots.ts';
import { openApi } from '../api/openapi.ts';
import type { Operation } from '../api/operation.ts';
import { STAND_INS } from '../api/stand-ins.ts';
import { ExampleCaller, schemaOf, wrongFieldIn } from './support/example-caller.ts';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import { OutsideBot } from './support/outside-bot.ts';
import { connected } from './support/outside-tables.ts';

const OPENAPI = openApi();

/** No bot stands in for a program that has never been away, and bots of ours don't talk. */
const REFUSED: Readonly<Record<string, number>> = {
  botReclaim: 409,
  botSay: 400,
  botSayPhrase: 400,
  botReact: 400,
  botTakeBack: 409,
};

/** Another program of the same person has this one asked to play; at which match. */
async function challengedBy(other: OutsideBot): Promise<string> {
  const table = { game: 'aurum', bots: [null, null, 'random'], options: {}, name: 'Robbie' };
  return (await other.ask('challenge', table)).match ?? '';
}

/** The same operation with an example that fits how the match stands. */
function asOfNow(operation: Operation, { ply = 0, own = 0, moves = [] }: Partial<OnlineDone>) {
  if (operation.id !== 'botMove') return operation;
  const example = { match: STAND_INS.match, ply, own, move: itemAt(moves, 0) };
  return { ...operation, body: { schema: {}, example } };
}

it('every example of a program is answered by a real server as the description says', async () => {
  const base = await startServer();
  const caller = new ExampleCaller(base);
  const ann = await Guest.arrive(base, 'Ann');
  caller.cookie = ann.cookie;
  const other = await connected(base, ann, 'Deep Gold');
  other.plays = false;
  let program: OutsideBot | undefined;
  let answered: Partial<OnlineDone> = {};
  for (const operation of bots.operations) {
    const { id, answer } = operation;
    if (answer.isEndless === true) {
      const bot = caller.told(STAND_INS.bot);
      program = new OutsideBot(base, { token: caller.told(STAND_INS.token), bot });
      program.plays = false;
      await program.connect('stream');
      continue;
    }
    if (id === 'botMoves') {
      await program?.until('a turn', () =>
        [...(program?.told('start') ?? []), ...(program?.told('position') ?? [])].some(
          (line) => line.yourTurn && line.match === caller.told(STAND_INS.match),
        ),
      );
    }
    if (id === 'botAccept' || id === 'botDecline') {
      caller.learn(STAND_INS.challenged, await challengedBy(other));
    }
    const { status, text } = await caller.ask(asOfNow(operation, answered));
    expect({ id, status, text }).toEqual({ id, status: REFUSED[id] ?? answer.status ?? 200, text });
    if (id in REFUSED) continue;
    answered = JSON.parse(text) as Partial<OnlineDone>;
    const wrong = wrongFieldIn(OPENAPI, schemaOf(OPENAPI, operation, 'application/json'), answered);
    expect({ id, wrong, answered }).toEqual({ id, wrong: undefined, answered });
  }
  const stream = bots.operations.find(({ answer }) => answer.isEndless === true);
  if (stream === undefined) throw new Error('the stream is described');
  const line = schemaOf(OPENAPI, stream, 'application/x-ndjson');
  for (const heard of program?.lines ?? []) {
    expect({ heard, wrong: wrongFieldIn(OPENAPI, line, heard) }).toEqual({ heard });
  }
  // It gets up once, sits down again, and gives its seat up.
  expect(program?.told('end').map(({ left = false }) => left)).toEqual([true, false]);
});
