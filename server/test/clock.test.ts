import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../clock.ts';

describe('the clock of the server', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('the clock goes on evenly when the date is set back or forward', () => {
    const date = Date.now();
    const before = systemClock.now();
    for (const jump of [-3_600_000, 86_400_000]) {
      vi.spyOn(Date, 'now').mockReturnValue(date + jump);
      expect(systemClock.date()).toBe(date + jump);
      expect(systemClock.now()).toBeGreaterThanOrEqual(before);
      expect(systemClock.now() - before).toBeLessThan(60_000);
    }
  });
});
