import { readFileSync } from 'node:fs';

/** In what processor time is told under /proc, in seconds: the same on every Linux. */
const TICK = 0.01;
/** Of the fields behind the name: time of a process and of its children, as user and as system. */
const [FIRST, LAST] = [11, 15];

/** The processor time of another process, in seconds; nothing where systems don't tell. */
export function processorTimeOf(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  try {
    const told = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // A name may have anything in it, also brackets.
    const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(FIRST, LAST).reduce((sum, field) => sum + Number(field), 0);
    return ticks * TICK;
  } catch {
    return undefined;
  }
}

/** The same of this process. */
export function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
