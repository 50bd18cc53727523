/** What the page about the API says around what the description says. */
export interface ApiTexts {
  readonly title: string;
  readonly why: string;
  /** That what follows is in English only. */
  readonly english: string;
  readonly tryIt: string;
  readonly documents: string;
  readonly openapi: string;
  readonly asyncapi: string;
  readonly contents: string;
  readonly socket: string;
  readonly said: string;
  readonly heard: string;
  readonly shapes: string;
  readonly parameters: string;
  readonly body: string;
  readonly request: string;
  readonly answer: string;
  readonly refusals: string;
  readonly example: string;
  readonly optional: string;
  readonly or: string;
  /** Who may ask. */
  readonly asks: Readonly<Record<'guest' | 'bot', string>>;
  readonly loading: string;
}
