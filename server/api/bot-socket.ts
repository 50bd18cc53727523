import { ONLINE_REQUESTS } from '@pepite/outside';
import { type TObject, Type } from 'typebox';
import { BOT_API } from '../http/bot-api.ts';
import { BOT_LINES } from './bot-shapes.ts';
import { bots } from './bots.ts';
import type { SocketChannel } from './channel.ts';

const ID = Type.Optional(Type.Integer({ minimum: 0 }));

const REQUESTS = Object.entries<TObject>(ONLINE_REQUESTS);

/** The body of a request, with its name as its type and a number. */
const said = Object.fromEntries(
  REQUESTS.map(([type, { properties }]) => {
    const fields = { type: Type.Literal(type), id: ID, ...properties };
    return [type, Type.Object(fields, { additionalProperties: false })];
  }),
);

const exampleOf = (type: string): unknown =>
  bots.operations.find(({ path }) => path === `${BOT_API}/${type}`)?.body?.example;

export const botSocket: SocketChannel = {
  id: 'bots',
  path: `${BOT_API}/socket`,
  description:
    'The same as the stream, with requests as messages: each has the name of the request as its ' +
    '`type`, and is answered by `done` or `refused` under its `id`.',
  asks: 'bot',
  said,
  heard: BOT_LINES,
  examples: REQUESTS.map(([type], index) =>
    Object.assign({ type, id: index + 1 }, exampleOf(type)),
  ),
};
