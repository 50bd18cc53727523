import type { QuietHours } from '@pepite/protocol';

const HOUR = 60;

/** To make one takes long; there are a few hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const made = formats.get(zone);
  if (made !== undefined) return made;
  const time = { hourCycle: 'h23', hour: 'numeric', minute: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, ...time });
  formats.set(zone, format);
  return format;
}

/** The minutes since midnight, by the clock on the wall somewhere. */
function minuteAt(date: number, zone: string): number {
  const parts = formatIn(zone).formatToParts(date);
  const valueOf = (type: string): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return valueOf('hour') * HOUR + valueOf('minute');
}

/** Whether a date is within somebody's quiet hours, which may go past midnight. */
export function isQuiet({ from, to, zone }: QuietHours, date: number): boolean {
  const minute = minuteAt(date, zone);
  return from <= to ? from <= minute && minute < to : from <= minute || minute < to;
}

/** Whether there is such a time zone. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
