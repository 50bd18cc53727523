import { describe, expect, it } from 'vitest';
import {
  channelsIn,
  groupsIn,
  type OpenApiDocument,
  requestText,
  type ShownOperation,
} from '../description.ts';
import { fieldsOf, piecesOf, typeParts } from '../schema-text.ts';

const operation = (id: string, tag: string): OpenApiDocument['paths'][string][string] => ({
  operationId: id,
  tags: [tag],
  summary: id,
  security: [],
  responses: {},
});

const textOf = (...[schema]: Parameters<typeof typeParts>): string =>
  typeParts(schema)
    .map((part) => ('text' in part ? part.text : `<${part.schema}>`))
    .join('');

describe('a description as the page shows it', () => {
  it('operations are shown by their groups, in the order of the description', () => {
    const groups = groupsIn({
      tags: [
        { name: 'Matches', description: 'Tables.' },
        { name: 'Games', description: 'Rules.' },
      ],
      paths: {
        '/games': { get: operation('listGames', 'Games') },
        '/matches': { get: operation('list', 'Matches'), post: operation('create', 'Matches') },
      },
      components: { schemas: {} },
    });
    const shown = groups.map(({ name, operations }) => [
      name,
      operations.map(({ method, path, operationId }) => `${method} ${path} ${operationId}`),
    ]);
    expect(shown).toEqual([
      ['Matches', ['get /matches list', 'post /matches create']],
      ['Games', ['get /games listGames']],
    ]);
  });

  it('what is said over a socket is told from what is heard there', () => {
    const message = (name: string) => ({ name, summary: '', payload: {} });
    const [channel] = channelsIn({
      channels: { socket: { address: '/socket', description: 'Play.' } },
      components: {
        messages: {
          'socket.said.move': message('move'),
          'socket.heard.moved': message('moved'),
          'other.said.move': message('elsewhere'),
        },
        schemas: {},
      },
    });
    expect(channel?.said.map(({ name }) => name)).toEqual(['move']);
    expect(channel?.heard.map(({ name }) => name)).toEqual(['moved']);
  });

  it('a request is shown as one types it, with cookies where they matter', () => {
    const asked: ShownOperation = {
      ...operation('mute', 'Matches'),
      method: 'put',
      path: '/api/v1/matches/{id}/mute',
      security: [{ guest: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true, description: '', schema: {}, example: 'abc' },
        { name: 'on', in: 'query', required: false, description: '', schema: {}, example: '1' },
        { name: 'off', in: 'query', required: false, description: '', schema: {} },
      ],
      requestBody: { content: { 'application/json': { schema: {}, example: {} } } },
    };
    expect(requestText(asked, 'http://a.b')).toBe(
      "curl -X PUT -b cookies -c cookies -H 'content-type: application/json' -d '{}' " +
        "'http://a.b/api/v1/matches/abc/mute?on=1'",
    );
  });
});

describe('a schema as the page tells it', () => {
  it.each([
    [{ $ref: '#/components/schemas/Me' }, '<Me>'],
    [{ type: 'string', enum: ['a', 'b'] }, '"a" | "b"'],
    [{ type: 'boolean', enum: [false, true] }, 'boolean'],
    [{ type: 'integer', const: 1 }, '1'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
    [{ anyOf: [{ type: 'object' }, { type: 'object' }] }, 'object'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Seat' } }, 'list of <Seat>'],
    [{ type: 'object', additionalProperties: {} }, 'object of anything'],
    [{ type: 'object', additionalProperties: false }, 'object'],
    [{}, 'anything'],
  ])('the type of %j is “%s”', (schema, text) => {
    expect(textOf(schema)).toBe(text);
  });

  it('fields are those of an object, of the items of a list, or of each kind', () => {
    const point = { type: 'object', properties: { x: {}, y: {} }, required: ['x'] };
    const names = [
      [
        ['x', true],
        ['y', false],
      ],
    ];
    const told = (schema: Parameters<typeof fieldsOf>[0]) =>
      fieldsOf(schema).map((fields) => fields.map(({ name, isRequired }) => [name, isRequired]));
    expect(told(point)).toEqual(names);
    expect(told({ type: 'array', items: point })).toEqual(names);
    expect(told({ anyOf: [point, { type: 'null' }, point] })).toEqual([...names, ...names]);
    expect(told({ type: 'object', properties: {} })).toEqual([]);
    expect(told({ $ref: '#/components/schemas/Me' })).toEqual([]);
  });

  it('what stands between backticks is code', () => {
    expect(piecesOf('`a` and `b`')).toEqual([
      { text: 'a', isCode: true },
      { text: ' and ', isCode: false },
      { text: 'b', isCode: true },
    ]);
  });
});
