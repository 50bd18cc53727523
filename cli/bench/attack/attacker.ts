// Whoever means harm, in a process of its own: attacker.ts PORT SCENARIO PREPARED.
// It answers each line `attack SECONDS` with what it did. Its sockets stay open until it ends.
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { createInterface } from 'node:readline';
import { Field } from './field.ts';
import type { Prepared } from './prepare.ts';
import { ATTACKS } from './scenarios.ts';
import { isScenario } from './names.ts';

const [port, scenario = '', file = ''] = argv.slice(2);
if (!isScenario(scenario)) throw new Error(`there is no scenario ${scenario}`);
const prepared = JSON.parse(readFileSync(file, 'utf8')) as Prepared;

for await (const line of createInterface({ input: process.stdin })) {
  const [, seconds] = line.split(' ');
  const field = new Field(Number(port), prepared, Number(seconds));
  await Promise.race([ATTACKS[scenario](field), field.end()]);
  await field.end();
  process.stdout.write(`${JSON.stringify(field.load)}\n`);
}
process.exit();
