import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** The stages of a container file: each begins with `FROM`. */
function stagesOf(text: string): readonly (readonly Instruction[])[] {
  const lines = text.replaceAll('\\\n', ' ').split('\n');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name, rest] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    if (name === undefined || rest === undefined) continue;
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, rest });
  }
  return stages;
}

describe('the container file', () => {
  const stages = stagesOf(read('deploy/Containerfile'));
  const last = stages.at(-1) ?? [];
  const lastOf = (name: string): string | undefined =>
    last.findLast((instruction) => instruction.name === name)?.rest;

  it('the container file makes the release in one stage, and only installs it in the other', () => {
    expect(stages).toHaveLength(2);
    const copied = last.filter(({ name }) => name === 'COPY' || name === 'ADD');
    expect(copied).toEqual([{ name: 'COPY', rest: '--from=build /build/pepite-*.tgz /tmp/' }]);
    expect(lastOf('RUN')).toMatch(/^npm install .* \/tmp\/pepite-\*\.tgz /);
  });

  it('the container file copies and runs what is there', () => {
    const instructions = stages.flat();
    const sources = instructions
      .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--from'))
      .flatMap(({ rest }) => rest.split(/ +/).slice(0, -1));
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object };
    const asked = instructions.flatMap(({ rest }) => [...rest.matchAll(/npm run ([\w:-]+)/g)]);
    expect(asked.map(([, script]) => script)).toEqual(['release']);
    expect(Object.keys(scripts)).toContain('release');
  });

  it('the container file has Node 24 in both stages', () => {
    const images = stages.flat().filter(({ name }) => name === 'FROM');
    for (const { rest } of images) expect(rest).toMatch(/\/node:24-/);
  });

  it('the container is not root, keeps data in a volume and has a health check', () => {
    expect(lastOf('USER')).toMatch(/^(?!root$|0$)\w+$/);
    expect(lastOf('VOLUME')).toBe('/data');
    expect(lastOf('ENV')).toContain('PEPITE_DATA=/data');
    expect(lastOf('EXPOSE')).toBe('4000');
    expect(lastOf('STOPSIGNAL')).toBe('SIGTERM');
    expect(lastOf('HEALTHCHECK')).toContain('/healthz');
    expect(JSON.parse(lastOf('CMD') ?? '')).toEqual(['pepite', 'serve']);
  });

  it('the container leaves out what a machine has made by itself', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.git', '**/node_modules', 'dist', '.pepite']) {
      expect(ignored).toContain(name);
    }
  });
});

describe('the page about hosting', () => {
  const page = read('docs/hosting.md');

  it('the page names every setting of the server', () => {
    const settings = new Set(read('server/config.ts').match(/'PEPITE_\w+'/g));
    expect(settings.size).toBeGreaterThan(8);
    const untold = [...settings].filter((name) => !page.includes(`\`${name.slice(1, -1)}`));
    expect(untold).toEqual([]);
  });

  it('the page names no setting that the server does not know', () => {
    const known = read('server/config.ts');
    const named = [...new Set(page.match(/PEPITE_[A-Z_]+[A-Z]\b/g))];
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !known.includes(`'${name}'`))).toEqual([]);
  });

  it('the page names files of deploy/ that exist, and both main ones', () => {
    const named = new Set(page.match(/deploy\/[\w.*-]+/g));
    const files = readdirSync(join(root, 'deploy'));
    for (const name of named) {
      const pattern = new RegExp(`^${name.slice(7).replace('.*', '[.].*')}$`);
      expect([name, files.some((file) => pattern.test(file))]).toEqual([name, true]);
    }
    expect(page).toContain('Caddyfile');
    expect(page).toContain('Containerfile');
  });

  it('the page shows of the proxies what their files say', () => {
    const samples = [...page.matchAll(/```(nginx|caddyfile)\n([^`]*)```/g)];
    const files = { nginx: 'deploy/nginx.conf', caddyfile: 'deploy/Caddyfile' };
    expect(samples.map(([, language = '']) => language).toSorted()).toEqual(['caddyfile', 'nginx']);
    for (const [, language, sample = ''] of samples) {
      const file = read(language === 'nginx' ? files.nginx : files.caddyfile);
      const said = file.split('\n').map((line) => line.trim());
      const shown = sample.split('\n').map((line) => line.trim());
      expect(shown.filter((line) => !said.includes(line))).toEqual([]);
    }
  });
});
