import { once } from 'node:events';
import type { ClientMessage, MatchState, ServerMessage } from '@pepite/protocol';
import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { asyncApi } from '../api/asyncapi.ts';
import { bots } from '../api/bots.ts';
import { GROUPS } from '../api/groups.ts';
import { openApi } from '../api/openapi.ts';
import type { Operation, OperationGroup } from '../api/operation.ts';
import { socket } from '../api/socket.ts';
import { STAND_INS } from '../api/stand-ins.ts';
import { Bell } from './support/deadline.ts';
import { at, ExampleCaller, schemaOf, wrongFieldIn } from './support/example-caller.ts';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import { connected } from './support/outside-tables.ts';
import { legalTexts } from './support/legal.ts';

const OPENAPI = openApi();
const ASYNCAPI = asyncApi();

/** Sends an example in each form that its answer has, and compares status and shape. */
async function tryExample(caller: ExampleCaller, operation: Operation): Promise<void> {
  const { id, answer } = operation;
  const { status = 200, schema, line, type } = answer;
  if (schema !== undefined || type !== undefined) {
    const answered = await caller.ask(operation);
    expect({ id, ...answered }).toMatchObject({ status, type: type ?? 'application/json' });
    if (type !== undefined) return;
    const data: unknown = JSON.parse(answered.text);
    const wrong = wrongFieldIn(OPENAPI, schemaOf(OPENAPI, operation, 'application/json'), data);
    expect({ id, wrong, data }).toEqual({ id, wrong: undefined, data });
  }
  if (line === undefined || answer.isEndless === true) return;
  const lines = await caller.ask(operation, 'application/x-ndjson');
  expect({ id, ...lines }).toMatchObject({ status, type: 'application/x-ndjson' });
  const items = lines.text
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as unknown);
  const schemaOfLine = schemaOf(OPENAPI, operation, 'application/x-ndjson');
  const wrong = items.map((item) => wrongFieldIn(OPENAPI, schemaOfLine, item));
  expect({ id, wrong }).toEqual({ id, wrong: items.map(() => undefined) });
}

/** All that is heard on a socket, and what is known of its match. */
function listenTo(page: WebSocket, bell: Bell) {
  const heard: ServerMessage[] = [];
  const known: { state?: MatchState } = {};
  page.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    heard.push(message);
    if (message.type === 'match') known.state = message.state;
    if (message.type === 'moved' && known.state !== undefined) {
      known.state = { ...known.state, position: message.position };
    }
    bell.ring();
  });
  return { heard, known };
}

/** The page of somebody at a match. */
async function openPage(base: string, guest: Guest, match: string) {
  const bell = new Bell();
  const page = guest.connect(base);
  const { heard, known } = listenTo(page, bell);
  await once(page, 'open');
  const say = (message: ClientMessage): void => page.send(JSON.stringify(message));
  say({ type: 'watch', match });
  await bell.until(10, 'a state', () => known.state !== undefined);
  const sit = async (seat: number): Promise<void> => {
    say({ type: 'sit', seat });
    await bell.until(10, 'a seat', () => known.state?.you === seat);
  };
  const until = (status: MatchState['status'], seconds = 10): Promise<void> =>
    bell.until(seconds, status, () => known.state?.status === status);
  return { say, sit, until, heard, known, bell };
}

/** Ann and Ben leave a match to bots, which play it to its end while they look on. */
async function finishMatch(base: string, ann: Guest, ben: Guest): Promise<string> {
  const match = await ann.create(base, {
    game: 'silver-and-gold',
    bots: [null, null],
    options: {},
    start: false,
    pace: 'quick',
    standIn: 'random',
  });
  const [one, other] = [await openPage(base, ann, match), await openPage(base, ben, match)];
  await other.sit(1);
  one.say({ type: 'start' });
  await other.until('playing');
  one.say({ type: 'leave' });
  other.say({ type: 'leave' });
  await one.until('over', 60);
  return match;
}

/** An example as it can be said now: a move has to be one that is legal. */
function asOfNow(
  message: ClientMessage,
  { state }: { readonly state?: MatchState },
): ClientMessage {
  const { ply = 0, own = 0 } = state?.position ?? {};
  if (message.type === 'hint') return { ...message, ply, own };
  if (message.type !== 'move') return message;
  const [move = ''] = state === undefined ? [] : legalTexts(state);
  return { ...message, ply, own, move };
}

/** Says all examples over a socket, and returns all that is heard. */
async function speak(caller: ExampleCaller, ben: Guest): Promise<readonly ServerMessage[]> {
  const match = caller.told(STAND_INS.match);
  const page = await openPage(caller.base, new Guest('Ann', caller.cookie), match);
  const other = await openPage(caller.base, ben, match);
  const { heard, known, bell, say } = page;
  const count = (type: ServerMessage['type']): number =>
    heard.filter((message) => message.type === type).length;
  const isAsked = (): boolean => known.state !== undefined && legalTexts(known.state).length > 0;
  for (const example of socket.examples) {
    if (example.type === 'hint' || example.type === 'move') await bell.until(20, 'a turn', isAsked);
    const message = JSON.parse(caller.told(JSON.stringify(example))) as ClientMessage;
    const pongs = count('pong');
    say(asOfNow(message, known));
    say({ type: 'ping' });
    await bell.until(10, 'a pong', () => count('pong') > pongs);
    // Had he sat there before she stood up, he would be the host now.
    if (message.type === 'sit') await other.sit(2);
    if (message.type === 'start') {
      await page.until('playing');
      other.say({ type: 'leave' });
    }
    if (message.type === 'hint') await bell.until(20, 'a hint', () => count('hint') > 0);
    if (message.type === 'abort') await page.until('over');
  }
  return heard;
}

const typeOf = (id: number | null): string | undefined =>
  socket.examples.find((example) => 'id' in example && example.id === id)?.type;

/** Whatever a server says is of the shape that the description has for it. */
function expectSound(heard: readonly ServerMessage[]): void {
  for (const message of heard) {
    const described = at(ASYNCAPI, 'components', 'messages', `socket.heard.${message.type}`);
    const wrong = wrongFieldIn(ASYNCAPI, at(described, 'payload'), message);
    expect({ wrong, message }).toEqual({ wrong: undefined, message });
  }
}

it('an answer that is not as the description says is found out', () => {
  const schema = { $ref: '#/components/schemas/OwnRecords' };
  const record = { match: 'm', seat: 0, date: null, record: { pepite: 2 } };
  expect(wrongFieldIn(OPENAPI, schema, { matches: [], total: 1, next: null })).toBeUndefined();
  expect(wrongFieldIn(OPENAPI, schema, { matches: [], total: 1 })).toBe('next');
  expect(wrongFieldIn(OPENAPI, schema, { matches: [record], total: 1, next: null })).toBeDefined();
});

it('every example of the description is answered by a real server as it says', async () => {
  const contact = 'mailto:host@example.org';
  const base = await startServer({ contact }, { lookup: () => Promise.resolve([]) });
  const ann = await Guest.arrive(base, 'Ann');
  const caller = new ExampleCaller(base);
  caller.cookie = ann.cookie;
  const ben = await Guest.arrive(base, 'Ben');
  const robo = await connected(base, ann, 'Robo');
  robo.plays = false;
  caller.learn(STAND_INS.finished, await finishMatch(base, ann, ben));
  // Those of bots are tried in a test of their own.
  const groups = GROUPS.filter((group) => group !== bots);
  const isBefore = ({ name }: OperationGroup): boolean => name !== 'Devices' && name !== 'Server';
  const tryAll = async (tried: readonly OperationGroup[]): Promise<void> => {
    for (const { operations } of tried) {
      for (const operation of operations) {
        await tryExample(caller, operation);
        // The lobby shows what somebody watches.
        if (operation.id === 'createMatch') {
          await openPage(base, ann, caller.told(STAND_INS.match));
        }
      }
    }
  };
  await tryAll(groups.filter(isBefore));
  const heard = await speak(caller, ben);
  expectSound(heard);
  const refused = heard.flatMap((one) =>
    one.type === 'refused' ? [[typeOf(one.id), one.problem.kind]] : [],
  );
  // Nothing is sealed, Ben has left his seat to a bot himself, and then the match is over.
  expect(refused).toEqual([
    ['take-back', 'stale'],
    ['replace', 'replaced'],
    ['resign', 'not-playing'],
  ]);
  // Who sits at the rematch can't be forgotten: somebody else can, who is called Ann, too.
  caller.cookie = (await Guest.arrive(base, 'Ann')).cookie;
  await tryAll(groups.filter((group) => !isBefore(group)));
});
