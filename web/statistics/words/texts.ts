/** What the page of statistics says. */
export interface StatisticsTexts {
  readonly title: string;
  readonly why: string;
  readonly loading: string;
  readonly reading: (read: number, of: number) => string;
  readonly none: string;
  readonly play: string;
  /** That the server could not be asked. */
  readonly partly: string;
  /** That some matches could not be read. */
  readonly unread: (count: number) => string;
  readonly results: string;
  readonly matches: string;
  readonly wins: string;
  readonly winShare: string;
  readonly meanScore: string;
  readonly place: string;
  readonly nth: (place: number) => string;
  readonly often: string;
  readonly course: string;
  readonly courseAbout: (matches: number, own: string, others: string) => string;
  readonly accuracy: string;
  readonly accuracyCourse: string;
  readonly accuracyAbout: (matches: number, mean: string) => string;
  /** Where matches are reviewed for that. */
  readonly reviews: {
    readonly title: string;
    readonly why: string;
    readonly run: (left: number) => string;
    readonly running: (number: number, of: number) => string;
    readonly stop: string;
    readonly all: string;
    readonly failed: (count: number) => string;
  };
  readonly match: string;
  readonly score: string;
  readonly you: string;
  readonly best: string;
  readonly versus: string;
  readonly rival: string;
  readonly bots: (level: string) => string;
  readonly item: string;
  readonly value: string;
  readonly share: string;
  readonly download: string;
  readonly json: string;
  readonly csv: string;
  readonly records: string;
  readonly undated: string;
}
