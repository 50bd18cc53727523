// Style as a test: `node tools/tidy/main.ts` from anywhere.
import { fileURLToPath } from 'node:url';
import { rules } from './rules.ts';
import { readSources } from './sources.ts';

const sources = readSources(fileURLToPath(new URL('../..', import.meta.url)));
const findings = rules
  .flatMap((rule) => [...rule(sources)])
  .toSorted((one, other) => one.path.localeCompare(other.path) || one.line - other.line);

for (const { path, line, message } of findings) console.log(`${path}:${line}  ${message}`);
console.log(`${sources.length} files, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
