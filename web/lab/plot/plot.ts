/** One of the things that a plot compares, with a value for each place on the x axis. */
export interface PlotLine {
  readonly name: string;
  /** Which of the lines it is drawn as, so that it looks the same in every plot. */
  readonly look: number;
  readonly values: readonly (number | undefined)[];
  /** Between which it lies, as far as matches tell; nothing of what has no interval. */
  readonly low: readonly (number | undefined)[];
  readonly high: readonly (number | undefined)[];
}

/** An axis: what it tells, and how its figures are written. */
export interface PlotAxis {
  readonly title: string;
  readonly format: (value: number) => string;
  /** From where to where it goes, whatever is drawn; else as far as there is something to see. */
  readonly range?: readonly [least: number, most: number];
}

/**
 * What a plot shows, as data: the drawing, the table below it and what is read out are made of it.
 * `steps` are shares of classes, `curve` a course, `ranges` values that have nothing between them.
 */
export interface PlotData {
  readonly kind: 'steps' | 'curve' | 'ranges';
  readonly title: string;
  /** What a reader would see in it, in a sentence or two. */
  readonly description: string;
  readonly places: readonly number[];
  /** What stands for each place in a table. */
  readonly names: readonly string[];
  /** How wide the class of each place is. */
  readonly width: number;
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  readonly lines: readonly PlotLine[];
  /** Whether places are many points of a line: then figures stand at even distances instead. */
  readonly isContinuous?: boolean;
}
