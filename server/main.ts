// The program that `npm start` runs: what it is made of is loaded once the engine is set.
import { setEngine } from '@pepite/running';

await setEngine();
await import('./program.ts');
