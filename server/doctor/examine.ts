import { resolve } from 'node:path';
import { type Choices, type Config, readConfig } from '../config.ts';
import { examineDatabase, examineUse } from './database.ts';
import { examinePostgres } from './postgres.ts';
import { examineDisk, examineFileSystem } from './disk.ts';
import { type Check, CHECKS, type Finding } from './finding.ts';
import { examineFolder } from './folder.ts';
import { examineClock, examineMemory, examineRuntime, watchClock } from './host.ts';
import { type Machine, thisMachine } from './machine.ts';
import { examinePort } from './port.ts';
import { examineLimits, examineNotices, examineProxy } from './settings.ts';

export interface Examined {
  readonly check: Check;
  readonly finding: Finding;
}

type Found = Readonly<Partial<Record<Check, readonly Finding[]>>>;

/** Somebody is at work on the data already. */
const SERVED: readonly Finding['kind'][] = ['in-use', 'postgres-in-use'];

/**
 * Looks at a host as a server would that starts there with these settings. Nothing is changed, and
 * a server that runs notices nothing.
 */
export async function examineHost(
  data: string,
  choices: Choices,
  environment: Readonly<Record<string, string | undefined>>,
  machine: Machine = thisMachine(),
): Promise<readonly Examined[]> {
  const jumped = watchClock(machine);
  const read = readConfig(choices, environment);
  const url = 'config' in read ? read.config.database : undefined;
  const { found: ofData, newest } =
    url === undefined ? examineData(resolve(data), machine) : await examinePostgres(url, machine);
  const isServed = ofData.use?.some(({ kind }) => SERVED.includes(kind)) ?? false;
  const found: Found = {
    runtime: [examineRuntime(machine)],
    ...ofData,
    ...('config' in read
      ? await examineSettings(read.config, isServed, machine)
      : { settings: [{ kind: 'setting-wrong', problem: read.problem }] }),
    clock: examineClock(machine, newest, jumped()),
    memory: [examineMemory(machine)],
  };
  return CHECKS.flatMap((check) => (found[check] ?? []).map((finding) => ({ check, finding })));
}

function examineData(
  folder: string,
  machine: Machine,
): { readonly found: Found; readonly newest: number | undefined } {
  const ofFolder = examineFolder(folder, machine);
  const has = (kind: Finding['kind']): boolean => ofFolder.some((one) => one.kind === kind);
  // Where one can't look there is nothing more to say.
  if (has('folder-unreachable') || has('folder-not-one')) {
    return { found: { folder: ofFolder }, newest: undefined };
  }
  const place = {
    folder: ofFolder,
    disk: examineDisk(folder, machine),
    'file-system': examineFileSystem(folder, machine),
  };
  if (has('folder-missing')) return { found: place, newest: undefined };
  const { database, schema, newest } = examineDatabase(folder);
  return { found: { ...place, use: [examineUse(folder)], database, schema }, newest };
}

async function examineSettings(
  config: Config,
  isServed: boolean,
  machine: Machine,
): Promise<Found> {
  const { metrics } = config;
  return {
    settings: [{ kind: 'settings-read' }],
    port: [await examinePort(config, isServed)],
    metrics: [metrics ? await examinePort(metrics, isServed) : { kind: 'metrics-off' }],
    proxy: [examineProxy(config)],
    limits: [examineLimits(config, machine)],
    notices: [examineNotices(config)],
  };
}
