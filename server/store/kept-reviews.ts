/** What a review is of, and who has made it: another program would find something else. */
export interface ReviewMark {
  readonly seat: number;
  readonly effort: string;
  readonly program: string;
}

/** What a review is kept by: a later program's takes the place of an earlier one's. */
export const reviewKey = (match: string, { seat, effort }: ReviewMark): string =>
  `${match} ${seat} ${effort}`;
