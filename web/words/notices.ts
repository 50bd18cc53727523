import type { SendOutcome } from '@pepite/protocol';

/** What is said of how players are told of turns. */
export interface NoticeTexts {
  readonly title: string;
  readonly why: string;
  readonly nameFirst: string;
  readonly device: string;
  readonly deviceWhy: string;
  readonly turnOn: string;
  readonly turnOff: string;
  readonly isOn: string;
  /** What to do where this browser can't or won't. */
  readonly refusals: Readonly<Record<'insecure' | 'unsupported' | 'denied' | 'failed', string>>;
  readonly others: string;
  readonly unnamed: string;
  readonly since: (day: string) => string;
  readonly remove: string;
  readonly removeNamed: (device: string) => string;
  readonly quietTitle: string;
  readonly quiet: string;
  readonly quietWhy: string;
  readonly from: string;
  readonly to: string;
  readonly zone: (zone: string) => string;
  readonly webhook: string;
  readonly webhookWhy: string;
  readonly address: string;
  readonly save: string;
  readonly test: string;
  readonly removeWebhook: string;
  readonly secret: string;
  readonly secretWhy: string;
  readonly outcome: (outcome: SendOutcome) => string;
  readonly mute: string;
  readonly muteWhy: string;
  readonly muteOf: (game: string) => string;
  readonly all: string;
}
