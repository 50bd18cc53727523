import { VERSION } from '@pepite/kernel';
import type { Problem, Shape } from '@pepite/protocol';
import { RefusalSchema } from '@pepite/protocol/described';
import { statusOf } from '../http/problems.ts';
import { LINES } from '../http/reading/accept.ts';
import { GROUPS } from './groups.ts';
import { SchemaComponents } from './json-schema.ts';
import type { Operation, OperationGroup } from './operation.ts';

type Json = Readonly<Record<string, unknown>>;

const ABOUT =
  'Games, matches, records and the ladder to read; everything else that pages do; and what ' +
  'programs play with. Answers are JSON, lists also newline-delimited JSON (`Accept: ' +
  'application/x-ndjson`). What anybody may read has an ETag, and pages of other sites may read ' +
  'it. A request that is refused changes nothing and is answered with a problem that has a name. ' +
  'Whoever asks too much is told when to try again (`429` with `Retry-After`). What is said over ' +
  'the socket is described in `/api/v1/asyncapi.json`.';

/** Why any request may be refused. */
const ALWAYS: readonly Problem['kind'][] = ['too-fast', 'failed'];

/** A text for each status that refusals have. */
const REFUSED: Readonly<Record<number, string>> = {
  400: 'It can’t be done like this.',
  401: 'Nobody is known by a cookie; `GET /api/v1/me` gives one.',
  403: 'It is not allowed.',
  404: 'There is nothing here.',
  409: 'It can’t be done now.',
  410: 'It is not there any more.',
  429: 'Too much in too little time.',
  500: 'The server has failed.',
  503: 'The server has no room at the moment.',
};

const headers = {
  ETag: {
    description: 'Stands for these very bytes: whoever sends it in If-None-Match is told 304.',
    schema: { type: 'string' },
  },
  Link: {
    description: 'Where the next part of a list is (`rel="next"`), if there is one.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'In how many seconds to try again.',
    schema: { type: 'integer' },
  },
};

const SCHEMES: Readonly<Record<string, Json>> = {
  guest: {
    type: 'apiKey',
    in: 'cookie',
    name: 'pepite',
    description:
      'A guest: `GET /api/v1/me` gives the cookie (over TLS it is called __Host-pepite).',
  },
  bot: { type: 'http', scheme: 'bearer', description: 'The token of a bot.' },
};

const headerRef = (name: keyof typeof headers): Json => ({
  [name]: { $ref: `#/components/headers/${name}` },
});

/** The description of all that can be asked over HTTP (OpenAPI 3.1). */
export function openApi(groups: readonly OperationGroup[] = GROUPS): Json {
  const components = new SchemaComponents();
  const paths: Record<string, Record<string, Json>> = {};
  for (const { name, operations } of groups) {
    for (const operation of operations) {
      const methods = (paths[pathOf(operation)] ??= {});
      methods[operation.method] = describe(operation, name, components);
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Pépite',
      version: '1',
      summary: 'Four tabletop games with hidden information.',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
      'x-program-version': VERSION,
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: components.schemas,
      headers,
      securitySchemes: schemesIn(groups),
    },
  };
}

/** How those say who they are whom something asks for. */
function schemesIn(groups: readonly OperationGroup[]): Json {
  const asked = new Set<string | undefined>(
    groups.flatMap(({ operations }) => operations.map(({ asks }) => asks)),
  );
  return Object.fromEntries(Object.entries(SCHEMES).filter(([name]) => asked.has(name)));
}

/** As descriptions write it: `{id}` for `:id`. */
const pathOf = ({ path }: Operation): string => path.replaceAll(/:(\w+)/g, '{$1}');

function describe(operation: Operation, tag: string, components: SchemaComponents): Json {
  const { id, summary, description, asks, body } = operation;
  const parameters = [...partsOf(operation), ...queryOf(operation, components)];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    security: asks === undefined ? [] : [{ [asks]: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: components.refer(body.schema), example: body.example },
        },
      },
    }),
    responses: { ...answerOf(operation, components), ...refusalsOf(operation, components) },
  };
}

const partsOf = ({ parts = {} }: Operation): readonly Json[] =>
  Object.entries(parts).map(([name, { description, example }]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string' },
    example,
  }));

function queryOf({ query }: Operation, components: SchemaComponents): readonly Json[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = query.schema as {
    readonly properties?: Readonly<Record<string, Shape & { readonly description?: string }>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description = '', ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description,
    schema: components.refer(schema),
    ...(query.example[name] !== undefined && { example: query.example[name] }),
  }));
}

function answerOf(operation: Operation, components: SchemaComponents): Json {
  const { answer, isReading, isPaged } = operation;
  const { status = 200, description } = answer;
  const told = {
    ...(isReading && headerRef('ETag')),
    ...(isPaged && headerRef('Link')),
  };
  const hasHeaders = Object.keys(told).length > 0;
  return {
    [status]: {
      description,
      ...(hasHeaders && { headers: told }),
      content: contentOf(operation, components),
    },
    ...(isReading && {
      304: { description: 'It is still what If-None-Match says.', headers: headerRef('ETag') },
    }),
  };
}

function contentOf({ answer }: Operation, components: SchemaComponents): Json {
  const { schema, line, type, example } = answer;
  if (type !== undefined) return { [type]: { schema: { type: 'string' }, example } };
  const isOnlyLines = schema === undefined;
  return {
    ...(schema && { 'application/json': { schema: components.refer(schema), example } }),
    ...(line && {
      [LINES[0]]: { schema: components.refer(line), ...(isOnlyLines && { example }) },
    }),
  };
}

/** All refusals of an operation, by their status. */
function refusalsOf({ problems = [], body, query }: Operation, components: SchemaComponents): Json {
  const shaped: readonly Problem['kind'][] =
    body === undefined && query === undefined ? [] : ['bad-field'];
  const all = new Set([...shaped, ...problems, ...ALWAYS]);
  const byStatus = Map.groupBy(all, (kind) => statusOf({ kind }));
  return Object.fromEntries(
    [...byStatus].map(([status, kinds]) => [
      status,
      {
        description: `${REFUSED[status] ?? ''} ${kinds.map((kind) => `\`${kind}\``).join(', ')}`,
        ...(status === 429 && { headers: headerRef('Retry-After') }),
        content: { 'application/json': { schema: components.refer(RefusalSchema) } },
      },
    ]),
  );
}
