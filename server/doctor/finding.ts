import type { ConfigProblem } from '../config.ts';
import type { StoreProblemKind } from '../store/problem.ts';
import { POSTGRES_SEVERITY, type PostgresFinding, type Severity } from './postgres-finding.ts';

/** What is looked at, in the order in which it is told. */
export const CHECKS = [
  'runtime',
  'settings',
  'folder',
  'disk',
  'file-system',
  'use',
  'database',
  'schema',
  'rights',
  'encryption',
  'connections',
  'database-clock',
  'clock',
  'port',
  'metrics',
  'proxy',
  'limits',
  'notices',
  'memory',
] as const;
export type Check = (typeof CHECKS)[number];

/** One thing that was found about a host, good or bad. Sizes are bytes, dates milliseconds. */
export type Finding =
  | { readonly kind: 'node-fits'; readonly node: string; readonly system: string }
  | { readonly kind: 'node-old'; readonly node: string; readonly least: number }
  | { readonly kind: 'settings-read' }
  | { readonly kind: 'setting-wrong'; readonly problem: ConfigProblem }
  | { readonly kind: 'folder-ours'; readonly folder: string }
  | { readonly kind: 'folder-missing'; readonly folder: string }
  | { readonly kind: 'folder-not-one'; readonly folder: string }
  | { readonly kind: 'folder-unreachable'; readonly folder: string; readonly code: string }
  | { readonly kind: 'folder-unwritable'; readonly folder: string }
  | { readonly kind: 'folder-readable-by-others'; readonly paths: readonly string[] }
  | {
      readonly kind: 'files-of-another-owner';
      readonly folder: string;
      readonly paths: readonly string[];
    }
  | { readonly kind: 'room-enough'; readonly free: number; readonly data: number }
  | { readonly kind: 'room-short'; readonly free: number; readonly data: number }
  | { readonly kind: 'room-none'; readonly free: number; readonly data: number }
  | { readonly kind: 'disk-local' }
  | { readonly kind: 'disk-locks-doubtful'; readonly type: string }
  | { readonly kind: 'disk-forgets'; readonly type: string }
  | { readonly kind: 'in-use' }
  | { readonly kind: 'not-in-use' }
  | { readonly kind: 'use-unknown'; readonly reason: string }
  | { readonly kind: 'database-sound'; readonly bytes: number }
  | { readonly kind: 'database-partly-checked'; readonly unchecked: readonly string[] }
  | { readonly kind: 'database-none' }
  | {
      readonly kind: 'database-unusable';
      readonly folder: string;
      readonly problem: StoreProblemKind;
      readonly reason: string;
    }
  | PostgresFinding
  | { readonly kind: 'schema-current'; readonly schema: number }
  | { readonly kind: 'schema-older'; readonly data: number; readonly program: number }
  | { readonly kind: 'clock-plausible'; readonly now: number }
  | { readonly kind: 'clock-early'; readonly now: number }
  | { readonly kind: 'clock-behind'; readonly now: number; readonly newest: number }
  | { readonly kind: 'clock-jumped'; readonly by: number }
  | { readonly kind: 'port-free'; readonly port: number }
  | { readonly kind: 'port-ours'; readonly port: number }
  | {
      readonly kind: 'port-other-version';
      readonly port: number;
      readonly running: string;
      readonly installed: string;
    }
  | { readonly kind: 'server-read-only'; readonly port: number }
  | { readonly kind: 'port-taken'; readonly port: number }
  | { readonly kind: 'port-forbidden'; readonly port: number }
  | { readonly kind: 'host-unknown'; readonly host: string }
  | { readonly kind: 'metrics-off' }
  | { readonly kind: 'proxy-none' }
  | { readonly kind: 'proxy-trusted'; readonly trusted: number | readonly string[] }
  | { readonly kind: 'proxy-untrusted'; readonly host: string }
  | { readonly kind: 'proxy-strangers'; readonly host: string }
  | { readonly kind: 'files-enough'; readonly most: number | null; readonly sockets: number }
  | { readonly kind: 'files-few'; readonly most: number; readonly sockets: number }
  | { readonly kind: 'limits-off' }
  | { readonly kind: 'notices-signed'; readonly contact: string }
  | { readonly kind: 'notices-unsigned' }
  | { readonly kind: 'notices-private' }
  | { readonly kind: 'memory-enough'; readonly total: number; readonly available: number }
  | { readonly kind: 'memory-short'; readonly total: number; readonly available: number };

const SEVERITY: Readonly<Record<Finding['kind'], Severity>> = {
  'node-fits': 'ok',
  'node-old': 'error',
  'settings-read': 'ok',
  'setting-wrong': 'error',
  'folder-ours': 'ok',
  'folder-missing': 'warning',
  'folder-not-one': 'error',
  'folder-unreachable': 'error',
  'folder-unwritable': 'error',
  'folder-readable-by-others': 'warning',
  'files-of-another-owner': 'error',
  'room-enough': 'ok',
  'room-short': 'warning',
  'room-none': 'error',
  'disk-local': 'ok',
  'disk-locks-doubtful': 'warning',
  'disk-forgets': 'warning',
  'in-use': 'ok',
  'not-in-use': 'ok',
  'use-unknown': 'warning',
  'database-sound': 'ok',
  'database-partly-checked': 'ok',
  'database-none': 'ok',
  'database-unusable': 'error',
  ...POSTGRES_SEVERITY,
  'schema-current': 'ok',
  'schema-older': 'warning',
  'clock-plausible': 'ok',
  'clock-early': 'error',
  'clock-behind': 'warning',
  'clock-jumped': 'warning',
  'port-free': 'ok',
  'port-ours': 'ok',
  'port-other-version': 'warning',
  'server-read-only': 'error',
  'port-taken': 'error',
  'port-forbidden': 'error',
  'host-unknown': 'error',
  'metrics-off': 'ok',
  'proxy-none': 'ok',
  'proxy-trusted': 'ok',
  'proxy-untrusted': 'warning',
  'proxy-strangers': 'warning',
  'files-enough': 'ok',
  'files-few': 'warning',
  'limits-off': 'warning',
  'notices-signed': 'ok',
  'notices-unsigned': 'ok',
  'notices-private': 'warning',
  'memory-enough': 'ok',
  'memory-short': 'warning',
};

export type { Severity } from './postgres-finding.ts';

export const severityOf = ({ kind }: Finding): Severity => SEVERITY[kind];
