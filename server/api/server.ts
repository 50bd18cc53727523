import { Type } from 'typebox';
import { STAND_INS } from './stand-ins.ts';
import type { OperationGroup } from './operation.ts';

const HealthSchema = Type.Object({
  status: Type.Union([Type.Literal('ok'), Type.Literal('read-only')]),
  version: Type.String(),
});

export const server: OperationGroup = {
  name: 'Server',
  description: 'Descriptions, pictures, and what supervisors ask.',
  operations: [
    {
      id: 'getOpenApi',
      method: 'get',
      path: '/api/v1/openapi.json',
      summary: 'This description',
      isReading: true,
      answer: {
        description: 'An OpenAPI document.',
        schema: Type.Object({ openapi: Type.String() }, { additionalProperties: true }),
        example: { openapi: '3.1.1' },
      },
    },
    {
      id: 'getAsyncApi',
      method: 'get',
      path: '/api/v1/asyncapi.json',
      summary: 'What is said over the socket',
      isReading: true,
      answer: {
        description: 'An AsyncAPI document.',
        schema: Type.Object({ asyncapi: Type.String() }, { additionalProperties: true }),
        example: { asyncapi: '3.0.0' },
      },
    },
    {
      id: 'getPicture',
      method: 'get',
      path: '/r/:match/picture.png',
      summary: 'The picture that a link to a moment of a finished match is shown with',
      description: '`at` is how many moves have been made (all, unless said), `lang` is en or fr.',
      parts: { match: { description: 'The id of the match.', example: STAND_INS.finished } },
      answer: { description: 'A picture.', type: 'image/png', example: '' },
      problems: ['no-such-match', 'not-over', 'aborted'],
    },
    {
      id: 'getHealth',
      method: 'get',
      path: '/healthz',
      summary: 'Whether what is played can be kept: for a supervisor on the same machine',
      answer: {
        description: 'All is well.',
        schema: HealthSchema,
        example: { status: 'ok', version: '0.2.0' },
      },
      problems: ['not-found'],
    },
    {
      id: 'getSecurityContact',
      method: 'get',
      path: '/.well-known/security.txt',
      summary: 'Where a flaw of this server is reported, if its host says so',
      answer: {
        description: 'As RFC 9116 has it.',
        type: 'text/plain',
        example: 'Contact: mailto:host@example.org',
      },
      problems: ['not-found'],
    },
  ],
};
