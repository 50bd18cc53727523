import { fileURLToPath } from 'node:url';
import { V8_FLAGS } from '../flags.mjs';

const PROGRAM = fileURLToPath(new URL('../main.ts', import.meta.url));

/** What `npm start` starts, for Node: the server on any port that is free. */
export const OWN_SERVER: readonly string[] = [...V8_FLAGS, PROGRAM, 'serve', '--port', '0'];
