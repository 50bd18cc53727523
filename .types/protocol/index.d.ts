export * from './client-message.ts';
export * from './lobby.ts';
export * from './look-alike.ts';
export * from './name.ts';
export * from './problem.ts';
export * from './server-message.ts';
export * from './setup.ts';
export * from './state.ts';
