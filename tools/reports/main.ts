// `npm run reports` starts this on the right Node.
import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '../../kernel/index.ts';
import { FalseClaim } from './claim.ts';
import { playAgain, searchAgain } from './play.ts';
import { documentOf } from './report.ts';
import { REPORTS } from './reports.ts';
import { fingerprint, keepSamples, sampleOf } from './samples.ts';

const options = process.argv.slice(2);
const strange = options.find((option) => option !== '--play');
if (strange === undefined) process.exitCode = await run(options.includes('--play'));
else {
  console.error(
    `“${strange}” is unknown here; there is --play, which plays all experiments again.`,
  );
  process.exitCode = 2;
}

/** Writes all reports from what is kept; with new experiments, plays those first. */
async function run(plays: boolean): Promise<number> {
  if (plays && !(await play())) return 1;
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

async function play(): Promise<boolean> {
  const samples: Record<string, string> = {};
  for (const { asks, searches } of REPORTS) {
    for (const asked of asks) {
      const sample = await sampleOf(asked.name);
      if (!playAgain(asked, sample)) return false;
      samples[asked.name] = sample;
    }
    const all = asks.map(({ name }) => samples[name]).join('');
    if (!searches.every((name) => searchAgain(name, fingerprint(all)))) return false;
  }
  keepSamples(samples);
  return true;
}
