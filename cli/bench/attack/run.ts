import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context } from '../../command.ts';
import { startProgress } from '../../progress.ts';
import { type Answering, startAnswering } from '../contestant.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { OWN_SERVER } from '../own-server.ts';
import type { Noticed } from './bystanders.ts';
import type { Load } from './field.ts';
import { TARGET } from './loopback.ts';
import type { Scenario } from './names.ts';
import type { Plan } from './plan.ts';
import { prepare } from './prepare.ts';
import { ResidentMeter } from './resident-meter.ts';
import type { Result } from './result.ts';

const BYSTANDERS = fileURLToPath(new URL('bystanders.ts', import.meta.url));
const ATTACKER = fileURLToPath(new URL('attacker.ts', import.meta.url));

/** The phases that are waited for, the opening and the end. */
const TICKS = 7;
/** A server that has not ended after so many milliseconds is killed. */
const MOST_PATIENCE = 20_000;
/** When nobody looks at how long it takes. */
const LEAST_PATIENCE = 500;

type Environment = Readonly<Record<string, string>>;

const STANDARD: Environment = {
  NODE_ENV: 'production',
  PEPITE_HOST: TARGET,
  PEPITE_LOG: 'error',
};
/** Servers are attacked as they are set by default, but for what a scenario is about. */
const SPECIAL: Partial<Record<Scenario, Environment>> = { forged: { PEPITE_PROXY: 'on' } };

/** What a run shares among its attacks. */
interface Run {
  readonly plan: Plan;
  /** A data folder in which all is prepared, and the file that says what. */
  readonly data: string;
  readonly prepared: string;
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly tick: () => void;
}

/** Makes the attacks that are asked for, in their order; throws when it is interrupted. */
export async function* attack(
  plan: Plan,
  folder: string,
  context: Context,
): AsyncGenerator<Result> {
  const progress = startProgress(context, plan.scenarios.length * TICKS);
  let ticks = 0;
  const run: Run = {
    plan,
    folder,
    data: join(folder, 'prepared'),
    prepared: join(folder, 'prepared.json'),
    signal: context.interrupted,
    tick: () => {
      context.interrupted.throwIfAborted();
      progress.update(++ticks);
    },
  };
  try {
    await prepareData(run);
    for (let first = 0; first < plan.scenarios.length; first += plan.width) {
      yield* await attackSome(plan.scenarios.slice(first, first + plan.width), run);
    }
  } finally {
    progress.stop();
  }
}

const startServer = (
  data: string,
  environment: Environment,
  signal: AbortSignal,
): Promise<ServerProcess> =>
  startServerProcess(OWN_SERVER, { ...STANDARD, PEPITE_DATA: data, ...environment }, signal);

async function prepareData({ plan, data, prepared, signal }: Run): Promise<void> {
  const server = await startServer(data, { PEPITE_LIMITS: 'off' }, signal);
  try {
    writeFileSync(prepared, JSON.stringify(await prepare(server.port, plan.seed, signal)));
  } finally {
    await server.end(signal.aborted ? LEAST_PATIENCE : MOST_PATIENCE);
  }
  signal.throwIfAborted();
}

/** Makes some attacks at the same time; where one fails, the others are brought to an end first. */
async function attackSome(scenarios: readonly Scenario[], run: Run): Promise<readonly Result[]> {
  const attacks = scenarios.map((scenario) => attackOnce(scenario, run));
  await Promise.allSettled(attacks);
  return Promise.all(attacks);
}

/** Each attack has a server of its own, so that none suffers from the one before. */
async function attackOnce(scenario: Scenario, run: Run): Promise<Result> {
  const { folder, signal, plan } = run;
  const data = join(folder, scenario);
  cpSync(run.data, data, { recursive: true });
  const server = await startServer(data, SPECIAL[scenario] ?? {}, signal);
  const start = (program: string, ...options: readonly (string | number)[]): Answering =>
    startAnswering({
      command: process.execPath,
      options: [program, ...options.map(String)],
      signal,
    });
  const bystanders = start(BYSTANDERS, server.port, plan.seed);
  const attacker = start(ATTACKER, server.port, scenario, run.prepared);
  try {
    return { scenario, ...(await observe(server, bystanders, attacker, run)) };
  } finally {
    bystanders.stop();
    attacker.stop();
    // Whether it was interrupted or has failed: nothing is left behind, frozen or not.
    await server.end(LEAST_PATIENCE);
  }
}

async function observe(
  server: ServerProcess,
  bystanders: Answering,
  attacker: Answering,
  { plan, tick }: Run,
): Promise<Omit<Result, 'scenario'>> {
  const { phases } = plan;
  const meter = new ResidentMeter(server.pid);
  const play = async (seconds: number): Promise<Noticed> => {
    const noticed = (await bystanders.ask(`play ${seconds}`)) as Noticed;
    tick();
    return noticed;
  };
  try {
    await bystanders.ask('open');
    tick();
    await play(phases.warmUp);
    const before = await play(phases.before);
    const memoryBefore = meter.takePeak();
    const attacking = attacker.ask(`attack ${plan.seconds}`);
    const [during, load] = await Promise.all([play(plan.seconds), attacking]);
    await play(phases.settling);
    const after = await play(phases.after);
    const memory = { before: memoryBefore, after: meter.bytes(), peak: meter.takePeak() };
    // Those who attacked are still there, silent: who asks a server to end can't choose its guests.
    const ended = await server.end(MOST_PATIENCE);
    tick();
    return { before, during, after, memory, ended, load: load as Load };
  } finally {
    meter.stop();
  }
}
