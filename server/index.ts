export { runServer } from './program.ts';
export { backUp } from './store/backup.ts';
export { openDatabase } from './store/database.ts';
export { MatchTable } from './store/match-table.ts';
export { BackupProblem, type BackupProblemKind, restore } from './store/restore.ts';
export { StoreProblem } from './store/problem.ts';
export { TEXTS as SERVER_TEXTS } from './words.ts';
