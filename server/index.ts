export { examineHost, type Examined } from './doctor/examine.ts';
export { type Finding, type Severity, severityOf } from './doctor/finding.ts';
export { runServer } from './program.ts';
export { backUp } from './store/backup.ts';
export { BackupProblem, type BackupProblemKind, restore } from './store/restore.ts';
export { forgetOlderKeys, rotateKeys } from './store/rotation.ts';
export { StoreProblem } from './store/problem.ts';
export { TEXTS as SERVER_TEXTS } from './words.ts';
