import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { COMMANDS as CLI_COMMANDS } from '../../cli/commands.ts';
import { pepite } from '../../cli/test/pepite.ts';
import { describeWithPython } from '../../outside/test/support/python.ts';
import { BLOCKS, blocksIn, SPANS, spansIn } from './documents/blocks.ts';
import { linesOf, problemWith, wordsIn } from './documents/commands.ts';
import { isAlive, LINKS, linksIn } from './documents/links.ts';

/** Languages of samples, and what is done with them: see samples.slow.test.ts for TypeScript. */
const RUN = ['ts', 'sh'];
/** What is shown and not run: pictures, what programs print, and settings of other programs. */
const SHOWN = ['text', 'python', 'json', 'yaml', 'ini', 'nginx', 'caddyfile', 'dockerfile'];

const COMMANDS = [
  ...BLOCKS.filter(({ language }) => language === 'sh').flatMap(({ place, text }) =>
    linesOf(place, text),
  ),
  // In a sentence a command may be named without all that it needs.
  ...SPANS.filter(({ text }) => !CLI_COMMANDS.some(({ name }) => text.endsWith(`pepite ${name}`)))
    .filter(({ text }) => /^(npx (pepite|vitest)|npm (run|test|start)|pepite) /.test(text))
    // “`pepite play, simulate`” is a list and not a command.
    .filter(({ text }) => !text.includes(', '))
    .flatMap(({ place, text }) => linesOf(place, text)),
];

describe('the samples in our documents', () => {
  it('samples say what they are written in', () => {
    const strange = BLOCKS.filter(({ language }) => ![...RUN, ...SHOWN].includes(language));
    expect(strange.map(({ place, language }) => `${place} “${language}”`)).toEqual([]);
  });

  it('samples are commands that exist, with flags, games and files that exist', () => {
    const wrong = COMMANDS.map(({ place, words }) => [place, problemWith(words)] as const);
    expect(wrong.filter(([, problem]) => problem !== undefined)).toEqual([]);
    expect(COMMANDS.length).toBeGreaterThan(20);
  });

  it('samples that only print something print it', async () => {
    const cheap = COMMANDS.map(({ words }) => words)
      .filter(([npx, name, ...rest]) => npx === 'npx' && name === 'pepite' && isPrinting(rest))
      .map(([, , ...rest]) => rest);
    expect(cheap.length).toBeGreaterThan(0);
    for (const argv of cheap) {
      expect(await pepite(argv)).toMatchObject({ code: 0, error: '' });
    }
  });
});

describe('the experiments in our documents', () => {
  const files = BLOCKS.filter(
    ({ language, place }) => /^docs.lab.md:/.test(place) && language === 'json',
  );
  const experiments = files.filter(({ text }) => text.includes('"variants"'));
  const searches = files.filter((file) => !experiments.includes(file));

  it.each(experiments.filter((one) => !hasProgram(one)))(
    'the experiment of $place can be run',
    ({ text }) => runExperiment(text),
  );

  describeWithPython('with a program of the reader’s', () => {
    // Readers have one of their own; we have one that plays.
    it.each(experiments.filter(hasProgram))('the experiment of $place can be run', ({ text }) =>
      runExperiment(text.replaceAll('mybot.py', `'${EXAMPLE_BOT}'`)),
    );
  });

  it('there is an experiment to begin with, and a search', () => {
    expect(experiments).toHaveLength(2);
    expect(searches).toHaveLength(1);
  });
});

const EXAMPLE_BOT = fileURLToPath(
  new URL('../../clients/python/examples/aurum_bot.py', import.meta.url),
);
const hasProgram = ({ text }: { readonly text: string }): boolean => text.includes('exec:');

/** Plays one match with each variant and number of seats. */
async function runExperiment(text: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pepite-experiment-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'experiment.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(text) as object), matches: 1 }));
  const printed = await pepite(['lab', 'run', file, '--workers', '1']);
  expect({ code: printed.code, error: printed.code === 0 ? '' : printed.error }).toEqual({
    code: 0,
    error: '',
  });
  expect(printed.error).toMatch(/^\d+ matches in /m);
}

const isPrinting = (argv: readonly string[]): boolean =>
  argv.includes('--help') || argv.includes('--version');

describe('the links in our documents', () => {
  it('links lead to files that exist, pictures included', () => {
    expect(LINKS.filter((link) => !isAlive(link))).toEqual([]);
    expect(LINKS.some(({ target }) => target.endsWith('.png'))).toBe(true);
  });

  it('links are found in text and in markup, other sites left out', () => {
    const text = '[a](b.md#c) [d](https://e.org) [f](#g)\n<img src="h.png" alt="">';
    expect(linksIn('docs/a.md', text).map(({ target }) => target)).toEqual(['b.md#c', 'h.png']);
    expect(isAlive({ document: 'docs/a.md', target: '../README.md#x' })).toBe(true);
    expect(isAlive({ document: 'docs/a.md', target: 'README.md' })).toBe(false);
  });
});

describe('what looks for samples', () => {
  const document = 'One `npx pepite play\naurum` here.\n```sh\nnpm test # all\n```\n```\nx\n```\n';

  it('blocks are found with their language, and code within sentences', () => {
    expect(blocksIn('a.md', document)).toEqual([
      { place: 'a.md:3', language: 'sh', text: 'npm test # all\n' },
      { place: 'a.md:6', language: '', text: 'x\n' },
    ]);
    const spans = [{ place: 'a.md:1', language: '', text: 'npx pepite play aurum' }];
    expect(spansIn('a.md', document)).toEqual(spans);
  });

  it('a line is read as a shell does', () => {
    expect(wordsIn(`PORT=1 npx pepite play --options '{"a": 1}' # so`)).toEqual([
      'npx',
      'pepite',
      'play',
      '--options',
      '{"a": 1}',
    ]);
    expect(
      linesOf('a.md:1', 'npm start \\\n  -- --port 1\n# a word\nnpm test && npm test'),
    ).toHaveLength(3);
  });

  it.each([
    'npx pepite ply aurum',
    'npx pepite play chess',
    'npx pepite play aurum --sets 4',
    'npx pepite play aurum --seats four',
    'npx pepite paly <id>',
    'npm run nonsense',
    'npx vitest run games/chess',
    'node tools/bin/nonsense.mjs',
  ])('the command “%s” is found to be wrong', (line) => {
    expect(problemWith(wordsIn(line))).toBeDefined();
  });

  it.each(['npx pepite play <id>', 'npm run new-game <id>', 'sudo systemctl start pepite'])(
    'the command “%s” is accepted',
    (line) => {
      expect(problemWith(wordsIn(line))).toBeUndefined();
    },
  );
});
