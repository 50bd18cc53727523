export { readConfig, type Config } from './config.ts';
export { serve, type Serving } from './serve.ts';
export { backUp, type Watch } from './store/backup.ts';
export { BackupProblem, type BackupProblemKind, restore } from './store/restore.ts';
export { StoreProblem } from './store/problem.ts';
export { TEXTS as SERVER_TEXTS } from './words.ts';
