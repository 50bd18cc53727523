// `npm run reports` starts this on the right Node.
import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '../../kernel/index.ts';
import { FalseClaim } from './claim.ts';
import { playAgain, searchAgain, timeAgain } from './play.ts';
import { documentOf } from './report.ts';
import { REPORTS } from './reports.ts';
import { fingerprint, keepSamples, sampleOf } from './samples.ts';

const WAYS = {
  '--play': playAgain,
  '--minutes': timeAgain,
} as const;

const isWay = (option: string): option is keyof typeof WAYS => Object.hasOwn(WAYS, option);

const [option, ...more] = process.argv.slice(2);
if (more.length > 0 || (option !== undefined && !isWay(option))) {
  console.error(
    `“${more[0] ?? option}” is unknown here; there is --play, which plays all experiments again, ` +
      'or --minutes, which only finds out anew how long their matches take.',
  );
  process.exitCode = 2;
} else process.exitCode = await run(option);

/** Writes all reports from what is kept; with new experiments, plays those first. */
async function run(way: keyof typeof WAYS | undefined): Promise<number> {
  if (way !== undefined && !(await play(WAYS[way]))) return 1;
  for (const report of REPORTS) {
    try {
      const pages = await report.make();
      for (const language of LANGUAGES) {
        writeFileSync(documentOf(report.id, language), pages[language]);
      }
    } catch (error) {
      if (!(error instanceof FalseClaim)) throw error;
      console.error(`${report.id}: ${error.message}`);
      return 1;
    }
  }
  return 0;
}

async function play(playOne: typeof playAgain): Promise<boolean> {
  const samples: Record<string, string> = {};
  for (const { asks, searches } of REPORTS) {
    for (const asked of asks) {
      const sample = await sampleOf(asked.name);
      if (!playOne(asked, sample)) return false;
      samples[asked.name] = sample;
    }
    const all = asks.map(({ name }) => samples[name]).join('');
    if (!searches.every((name) => searchAgain(name, fingerprint(all)))) return false;
  }
  keepSamples(samples);
  return true;
}
