import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { needPrograms } from './support/packages.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const UNIT = /\.(service|timer)$/;
/** Where the units expect the release; what stands there does not matter to systemd. */
const PROGRAM = '/opt/pepite/node_modules/.bin/pepite';

beforeAll(() => needPrograms('systemd-analyze'));

it('systemd understands every line of the units', () => {
  const folder = temporaryFolder();
  const units = readdirSync(DEPLOY).filter((name) => UNIT.test(name));
  expect(units).toHaveLength(3);
  const paths = units.map((name) => {
    const path = join(folder, name);
    const text = readFileSync(join(DEPLOY, name), 'utf8');
    writeFileSync(path, text.replaceAll(PROGRAM, '/bin/true'));
    return path;
  });
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...paths], {
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});
