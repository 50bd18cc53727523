export { runServer } from './program.ts';
