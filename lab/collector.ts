import type { Collector } from '@pepite/kernel';

export interface Note {
  value: number;
  count: number;
}

/** Notes down what a single match adds. */
export class MatchNotes implements Collector {
  readonly measures = new Map<string, Note>();
  readonly values: (readonly [histogram: string, value: number])[] = [];

  add(measure: string, value: number, count = 1): void {
    if (!Number.isFinite(value + count)) throw new RangeError(`${measure}: ${value} of ${count}`);
    const note = this.measures.get(measure);
    if (note === undefined) this.measures.set(measure, { value, count });
    else {
      note.value += value;
      note.count += count;
    }
  }

  addTo(histogram: string, value: number): void {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${histogram}: ${value} is not whole`);
    this.values.push([histogram, value]);
  }
}
