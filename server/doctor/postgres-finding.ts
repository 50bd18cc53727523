import type { DatabaseProblemKind } from '../store/postgres/problem.ts';

/** `warning` is something to look at, `error` keeps the server from starting or from keeping. */
export type Severity = 'ok' | 'warning' | 'error';

/** What was found about a PostgreSQL database. Sizes are bytes, dates milliseconds. */
export type PostgresFinding =
  | {
      readonly kind: 'postgres-reached';
      readonly where: string;
      readonly server: string;
      readonly bytes: number;
    }
  | { readonly kind: 'postgres-empty'; readonly where: string; readonly server: string }
  | {
      readonly kind: 'postgres-unusable';
      readonly where: string;
      readonly problem: DatabaseProblemKind;
      readonly reason: string;
    }
  | { readonly kind: 'postgres-in-use'; readonly connections: number }
  | { readonly kind: 'postgres-not-in-use' }
  | { readonly kind: 'rights-enough'; readonly role: string; readonly mayMigrate: boolean }
  | { readonly kind: 'rights-missing'; readonly role: string; readonly tables: readonly string[] }
  | { readonly kind: 'rights-too-wide'; readonly role: string }
  | { readonly kind: 'migration-forbidden'; readonly role: string }
  | { readonly kind: 'postgres-schema-older'; readonly data: number; readonly program: number }
  | { readonly kind: 'encrypted'; readonly protocol: string }
  | { readonly kind: 'unencrypted-here' }
  | { readonly kind: 'unencrypted' }
  | { readonly kind: 'connections-enough'; readonly left: number; readonly most: number }
  | { readonly kind: 'connections-short'; readonly left: number; readonly most: number }
  | { readonly kind: 'database-clock-close'; readonly off: number }
  | { readonly kind: 'database-clock-off'; readonly off: number };

export const POSTGRES_SEVERITY: Readonly<Record<PostgresFinding['kind'], Severity>> = {
  'postgres-reached': 'ok',
  'postgres-empty': 'ok',
  'postgres-unusable': 'error',
  'postgres-in-use': 'ok',
  'postgres-not-in-use': 'ok',
  'rights-enough': 'ok',
  'rights-missing': 'error',
  'rights-too-wide': 'warning',
  'migration-forbidden': 'error',
  'postgres-schema-older': 'warning',
  encrypted: 'ok',
  'unencrypted-here': 'ok',
  unencrypted: 'warning',
  'connections-enough': 'ok',
  'connections-short': 'warning',
  'database-clock-close': 'ok',
  'database-clock-off': 'warning',
};
