/** What is said about how it is proven that chance was fair. */
export interface FairChanceTexts {
  readonly title: string;
  /** How it works, in two sentences. */
  readonly how: string;
  /** The link to the page that checks it. */
  readonly check: string;
  readonly commitment: string;
  /** On the page that checks it. */
  readonly pageTitle: string;
  readonly choose: string;
  readonly orDrop: string;
  readonly checking: string;
  /** What was found, as a heading. */
  readonly proven: string;
  readonly wrong: string;
  readonly nothing: string;
  /** How what a record says compares with what this browser was told during the match. */
  readonly told: {
    readonly 'same-early': string;
    readonly same: string;
    readonly missing: string;
    readonly commitment: string;
    readonly contributions: string;
  };
  readonly details: string;
  readonly algorithm: string;
  readonly secret: string;
  readonly added: (name: string) => string;
  readonly addedNothing: string;
  readonly look: string;
}
