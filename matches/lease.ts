/**
 * The right to do something that must happen once. It lasts as long as its holder is heard of, by
 * the store's clock; whoever takes it over gets a greater number, and what is still asked for with
 * a former one is refused.
 */
export interface Lease {
  readonly name: string;
  readonly number: number;
  /**
   * For how long nobody had it before, in milliseconds, if its last holder was gone without a word.
   */
  readonly idle?: number;
}
