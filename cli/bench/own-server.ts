import { fileURLToPath } from 'node:url';

/** The program that `npm start` starts. */
export const SERVER = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
