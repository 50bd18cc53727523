import { join } from 'node:path';

/** For Node: the server as `npm start` runs it, on any port that is free. */
export const SERVER: readonly string[] = [
  join(import.meta.dirname, '../../../dist/node/pepite.js'),
  'serve',
  '--port',
  '0',
];
