import { VERSION } from '@pepite/kernel';
import type { Shape } from '@pepite/protocol';
import { botSocket } from './bot-socket.ts';
import type { SocketChannel } from './channel.ts';
import { SchemaComponents } from './json-schema.ts';
import { socket } from './socket.ts';

type Json = Readonly<Record<string, unknown>>;

/** All sockets that programs may open. */
export const CHANNELS: readonly SocketChannel[] = [socket, botSocket];

const SECURITY = {
  guest: {
    type: 'httpApiKey',
    in: 'cookie',
    name: 'pepite',
    description: 'The cookie of a guest; `GET /api/v1/me` gives one.',
  },
  bot: { type: 'http', scheme: 'bearer', description: 'The token of a bot.' },
} as const;

type Direction = 'said' | 'heard';

/** Of both directions there are messages of the same type. */
const nameOf = ({ id }: SocketChannel, direction: Direction, type: string): string =>
  `${id}.${direction}.${type}`;

const typesOf = (channel: SocketChannel, direction: Direction): readonly string[] =>
  Object.keys(channel[direction]);

/** The description of all that is said over sockets (AsyncAPI 3.0). */
export function asyncApi(channels: readonly SocketChannel[] = CHANNELS): Json {
  const components = new SchemaComponents();
  const messages = channels.flatMap((channel) => [
    ...messagesOf(channel, 'said', components),
    ...messagesOf(channel, 'heard', components),
  ]);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Pépite',
      version: '1',
      description: 'What is said over sockets; `/api/v1/openapi.json` is what is asked over HTTP.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      'x-program-version': VERSION,
    },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(channels.map((channel) => [channel.id, describe(channel)])),
    operations: Object.fromEntries(channels.flatMap(operationsOf)),
    components: { messages: Object.fromEntries(messages), schemas: components.schemas },
  };
}

function describe(channel: SocketChannel): Json {
  const names = (['said', 'heard'] as const).flatMap((direction) =>
    typesOf(channel, direction).map((type) => nameOf(channel, direction, type)),
  );
  return {
    address: channel.path,
    description: channel.description,
    messages: Object.fromEntries(
      names.map((name) => [name, { $ref: `#/components/messages/${name}` }]),
    ),
    bindings: { ws: { method: 'GET' } },
  };
}

/** The program described is the server: it receives what clients say. */
function operationsOf(channel: SocketChannel): readonly (readonly [string, Json])[] {
  const operation = (action: string, direction: Direction, summary: string): Json => ({
    action,
    summary,
    security: [SECURITY[channel.asks]],
    channel: { $ref: `#/channels/${channel.id}` },
    messages: typesOf(channel, direction).map((type) => ({
      $ref: `#/channels/${channel.id}/messages/${nameOf(channel, direction, type)}`,
    })),
  });
  return [
    [`${channel.id}Said`, operation('receive', 'said', 'What a client may say.')],
    [`${channel.id}Heard`, operation('send', 'heard', 'What the server says.')],
  ];
}

function messagesOf(
  channel: SocketChannel,
  direction: Direction,
  components: SchemaComponents,
): readonly (readonly [string, Json])[] {
  return Object.entries(channel[direction]).map(([type, schema]) => {
    const { description = '', ...payload } = schema as Shape & { readonly description?: string };
    const examples = direction === 'said' ? channel.examples : [];
    const said = examples.filter((one) => one.type === type);
    return [
      nameOf(channel, direction, type),
      {
        name: type,
        title: type,
        summary: description,
        payload: components.refer(payload),
        ...(said.length > 0 && { examples: said.map((one) => ({ payload: one })) }),
      },
    ];
  });
}
