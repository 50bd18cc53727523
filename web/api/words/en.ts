import type { ApiTexts } from './texts.ts';

export const english: ApiTexts = {
  title: 'API for programs',
  why:
    'Everything these pages do, a program can do, too: read games, matches, records and the ' +
    'bots’ ratings, open tables and play. Reading needs no key.',
  english: '',
  tryIt: 'Try it:',
  documents: 'For tools that read descriptions:',
  openapi: 'OpenAPI (HTTP)',
  asyncapi: 'AsyncAPI (sockets)',
  contents: 'On this page',
  socket: 'Sockets',
  said: 'What a client may say',
  heard: 'What the server says',
  shapes: 'Shapes',
  parameters: 'Parameters',
  body: 'Body',
  request: 'Request',
  answer: 'Answer',
  refusals: 'Refusals',
  example: 'Example',
  optional: 'optional',
  or: 'or',
  asks: { guest: 'needs a guest’s cookie', bot: 'needs a bot’s token' },
  loading: 'Fetching the description…',
};
