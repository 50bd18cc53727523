import { clausesHaveTests } from './clauses.ts';
import { noConflicts } from './conflicts.ts';
import { noEscapes, noSuppressions } from './escapes.ts';
import { lockInStep } from './lock.ts';
import { noMachinePaths, noRegistry, noShared } from './machine.ts';
import type { Rule } from './rule.ts';
import { gameShape } from './shape.ts';
import { componentLength, lineWidth, testLength } from './size.ts';
import { wholeTitles } from './titles.ts';
import { exactVersions, oneVersion } from './versions.ts';

/** What only we know, or lint can't say; everything else is in `.oxlintrc.json`. */
export const rules: readonly Rule[] = [
  lineWidth,
  componentLength,
  testLength,
  noSuppressions,
  noEscapes,
  noConflicts,
  clausesHaveTests,
  wholeTitles,
  gameShape,
  noMachinePaths,
  noRegistry,
  noShared,
  exactVersions,
  oneVersion,
  lockInStep,
];
