export { PAGES } from './config.ts';
export { examineHost, type Examined } from './doctor/examine.ts';
export { type Finding, type Severity, severityOf } from './doctor/finding.ts';
export {
  inOwnSchema,
  measureNotices,
  type NoticeCost,
  type NoticePlan,
  writeFinished,
} from './measuring.ts';
export type { PostgresFinding } from './doctor/postgres-finding.ts';
export { newToken, programWith } from './programs/token.ts';
export { runServer } from './program.ts';
export type { Block, HostTools, PublicTable } from './store/blocks.ts';
export type { BotToken } from './store/bot-tokens.ts';
export type { Report } from './store/reports.ts';
export { withFolderTools } from './store/host-tools.ts';
export { withDatabaseTools } from './store/postgres/host-tools.ts';
export { backUp } from './store/backup.ts';
export { openDatabase } from './store/database.ts';
export { MatchTable } from './store/match-table.ts';
export { BackupProblem, type BackupProblemKind, restore } from './store/restore.ts';
export { forgetOlderKeys, rotateKeys } from './store/rotation.ts';
export { forgetOlderDatabaseKeys, rotateDatabaseKeys } from './store/postgres/keys.ts';
export { DatabaseProblem, databaseProblemOf } from './store/postgres/problem.ts';
export { readDatabaseUrl } from './store/postgres/settings.ts';
export { StoreProblem } from './store/problem.ts';
export { TEXTS as SERVER_TEXTS } from './words.ts';
export { backUpDatabase, restoreToDatabase } from './store/transfer/backup-database.ts';
export { moveToDatabase, moveToFolder } from './store/transfer/move-data.ts';
export { CopyDiffers, type Transferred } from './store/transfer/transfer.ts';
