import { noAmbient } from './ambient.ts';
import { clausesHaveTests } from './clauses.ts';
import { noEscapes, noSuppressions, noUnfinished } from './escapes.ts';
import { lockInStep } from './lock.ts';
import { noMachinePaths, noRegistry, noShared } from './machine.ts';
import type { Rule } from './rule.ts';
import { gameShape } from './shape.ts';
import { fileLength, functionLength, lineWidth } from './size.ts';
import { exactVersions, oneVersion } from './versions.ts';

export const rules: readonly Rule[] = [
  lineWidth,
  fileLength,
  functionLength,
  noSuppressions,
  noUnfinished,
  noEscapes,
  noAmbient,
  clausesHaveTests,
  gameShape,
  noMachinePaths,
  noRegistry,
  noShared,
  exactVersions,
  oneVersion,
  lockInStep,
];
