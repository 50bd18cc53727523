import { VERSION } from '@pepite/kernel';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted, and how it is read. */
export interface Metrics {
  readonly contentType: string;
  print(): Promise<string>;
  /** A message that is not a choice. */
  message(type: string): void;
  refused(kind: string): void;
  moved(actor: 'guest' | 'bot'): void;
  connected(change: 1 | -1): void;
  committed(milliseconds: number): void;
  /** A change of a match came too late: another process has changed it. */
  conflicted(): void;
  /** A player was told of a turn, could not be, or is not tried to be told any more. */
  noticed(channel: 'push' | 'webhook', fate: 'sent' | 'failed' | 'dropped'): void;
  /** What has become of a review. */
  reviewed(fate: 'finished' | 'stopped' | 'failed'): void;
  /** Another process has taken over something that only one may do. */
  leaseLost(): void;
}

/** What is looked up when somebody asks. */
interface Figures {
  readonly matches: () => number;
  /** Questions to bots that wait for a thread: nothing is told of those that are thought about. */
  readonly botsWaiting: () => number;
  readonly reviewsWanted: () => number;
  readonly isWritable: () => Promise<boolean>;
}

/** How many choices somebody is making is as secret as they are, until they are settled. */
const MESSAGES = 'Messages received, by type; choices are counted as moves, once they are settled';

export function makeMetrics(
  matches: () => number,
  figures: Partial<Omit<Figures, 'matches'>> = {},
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = (name: string, help: string, label: string) =>
    new Counter({ name, help, labelNames: [label], registers });
  const messages = counter('pepite_messages_total', MESSAGES, 'type');
  const refusals = counter('pepite_refusals_total', 'Requests refused, by reason', 'kind');
  const moves = counter('pepite_moves_total', 'Moves made', 'actor');
  // Found once: to look a counter up by its label costs more than to count.
  const movesOf = { guest: moves.labels('guest'), bot: moves.labels('bot') };
  const connections = new Gauge({
    name: 'pepite_connections',
    help: 'Open sockets',
    registers,
  });
  addFigures(registry, { matches, ...figures });
  const conflicts = new Counter({
    name: 'pepite_conflicts_total',
    help: 'Changes of matches that another process came before; sealed choices are not counted',
    registers,
  });
  const leases = new Counter({
    name: 'pepite_leases_lost_total',
    help: 'Leases that another process has taken over because this one was not heard of in time',
    registers,
  });
  const notices = new Counter({
    name: 'pepite_notices_total',
    help: 'Notices of turns, by channel and by what became of them',
    labelNames: ['channel', 'fate'],
    registers,
  });
  const reviews = counter('pepite_reviews_total', 'Reviews, by what became of them', 'fate');
  const commits = new Histogram({
    name: 'pepite_commit_seconds',
    help: 'How long it took until moves were on disk; sealed choices are not timed',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
    registers,
  });
  return {
    contentType: registry.contentType,
    print: () => registry.metrics(),
    message: (type) => messages.inc({ type }),
    refused: (kind) => refusals.inc({ kind }),
    moved: (actor) => movesOf[actor].inc(),
    connected: (change) => connections.inc(change),
    conflicted: () => conflicts.inc(),
    noticed: (channel, fate) => notices.inc({ channel, fate }),
    reviewed: (fate) => reviews.inc({ fate }),
    leaseLost: () => leases.inc(),
    committed: (milliseconds) => commits.observe(milliseconds / 1000),
  };
}

function addFigures(
  registry: Registry,
  {
    matches = () => 0,
    botsWaiting = () => 0,
    reviewsWanted = () => 0,
    isWritable,
  }: Partial<Figures>,
): void {
  const add = (name: string, help: string, read: () => number | Promise<number>): void => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [],
      collect: async () => gauge.set(await read()),
    });
    registry.registerMetric(gauge);
  };
  add('pepite_matches', 'Matches in memory', matches);
  add('pepite_bots_waiting', 'Questions to bots that wait for a thread', botsWaiting);
  add('pepite_reviews_wanted', 'Reviews that are being made or wait', reviewsWanted);
  add('pepite_writable', 'Whether the disk takes what is written: 1 or 0', async () =>
    ((await isWritable?.()) ?? true) ? 1 : 0,
  );
  const help = 'The version of the program';
  const labelNames = ['version'];
  new Gauge({ name: 'pepite_build_info', help, labelNames, registers: [registry] })
    .labels(VERSION)
    .set(1);
}
