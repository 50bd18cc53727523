/** What is said where several play around one device, or around one table with a screen for all. */
export interface AroundTexts {
  /** Over the names of those who play on this device. */
  readonly players: string;
  readonly playersWhy: string;
  readonly nameAt: (seat: number) => string;
  /** Whom somebody is called who was not given a name. */
  readonly player: (number: number) => string;
  readonly whoAt: (seat: number) => string;
  readonly here: string;
  readonly elsewhere: string;
  readonly tagHere: string;
  readonly addHere: string;
  readonly nameOfNew: string;
  readonly add: string;
  /** Between turns. */
  readonly curtain: string;
  readonly turn: (name: string) => string;
  readonly pass: (name: string) => string;
  readonly show: (name: string) => string;
  readonly hidden: string;
  readonly lookToo: string;
  readonly hand: (name: string) => string;
  readonly hide: string;
  /** Where one person plays several seats. */
  readonly whoseHand: string;
  /** The table on a large screen. */
  readonly bigScreen: string;
  readonly bigScreenWhy: string;
  readonly scan: string;
  readonly scanWhy: string;
  readonly fullScreen: string;
  readonly ready: string;
  /** Whoever has made the table at the big screen would rather play on a phone. */
  readonly sitByPhone: string;
  /** The hand on a phone, while the table is on a large screen. */
  readonly onlyHand: string;
  readonly onlyHandWhy: string;
  readonly showTable: string;
  readonly changeName: (name: string) => string;
}
