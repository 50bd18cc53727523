import { describe, expect, it } from 'vitest';
import { fits } from '../bin/install.mjs';

const one = { version: '1.0.0', integrity: 'sha512-one' };
const two = { version: '2.0.0', integrity: 'sha512-two' };
const lock = { packages: { '': {}, 'node_modules/one': one } };

describe('whether the installed tree fits the lock file', () => {
  it('the tree fits when every package is the one asked for', () => {
    expect(fits(lock, { packages: { 'node_modules/one': one } })).toBe(true);
  });

  it('the tree does not fit when a package is missing, another, or too many', () => {
    expect(fits(lock, { packages: {} })).toBe(false);
    expect(fits(lock, { packages: { 'node_modules/one': two } })).toBe(false);
    const more = { 'node_modules/one': one, 'node_modules/two': two };
    expect(fits(lock, { packages: more })).toBe(false);
    const forged = { ...one, integrity: two.integrity };
    expect(fits(lock, { packages: { 'node_modules/one': forged } })).toBe(false);
  });

  it('the tree fits without the optional packages of other machines', () => {
    const packages = { ...lock.packages, 'node_modules/two': { ...two, optional: true } };
    expect(fits({ packages }, { packages: { 'node_modules/one': one } })).toBe(true);
  });

  it('the tree fits after a new version of our own folders, which are only links', () => {
    const link = { 'node_modules/@pepite/cli': {} };
    const asked = { packages: { ...lock.packages, ...link, cli: { version: '0.2.0' } } };
    const found = { 'node_modules/one': one, ...link, cli: { version: '0.1.0' } };
    expect(fits(asked, { packages: found })).toBe(true);
    expect(fits(asked, { packages: { 'node_modules/one': one } })).toBe(false);
  });
});
