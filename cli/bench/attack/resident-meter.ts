import { readFileSync } from 'node:fs';

const INTERVAL = 100;

/**
 * Looks at how much memory a process has, from outside: one that is frozen could not say. Linux
 * only, as are the many addresses of loopback.
 */
export class ResidentMeter {
  readonly #pid: number;
  readonly #timer: NodeJS.Timeout;
  #peak = 0;

  constructor(pid: number) {
    this.#pid = pid;
    this.#timer = setInterval(() => this.bytes(), INTERVAL);
  }

  /** Bytes held now; none if the process is gone. */
  bytes(): number {
    const bytes = residentOf(this.#pid);
    this.#peak = Math.max(this.#peak, bytes);
    return bytes;
  }

  /** The most that was seen since the last time this was asked. */
  takePeak(): number {
    const peak = Math.max(this.#peak, this.bytes());
    this.#peak = 0;
    return peak;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

function residentOf(pid: number): number {
  try {
    const [, kilobytes = '0'] =
      /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}
