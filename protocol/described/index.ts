// What the server says, as schemas: for descriptions of the API, and for nothing that runs a match.
export * from './answers.ts';
export { describing, oneOf } from './describing.ts';
export * from './match.ts';
export * from './problem.ts';
export * from './record.ts';
export * from './server-message.ts';
export * from './state.ts';
