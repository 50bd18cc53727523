export { readConfig, type Config } from './config.ts';
export { serve, type Serving } from './serve.ts';
