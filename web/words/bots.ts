/** What is said of programs from outside: bots that players have written. */
export interface BotsTexts {
  readonly title: string;
  readonly all: string;
  readonly why: string;
  readonly nameFirst: string;
  readonly own: string;
  readonly none: string;
  readonly since: (day: string) => string;
  readonly revoke: (name: string) => string;
  readonly revoked: (name: string) => string;
  readonly make: string;
  readonly name: string;
  readonly makeToken: string;
  readonly most: (most: number) => string;
  readonly token: (name: string) => string;
  readonly tokenWhy: string;
  readonly copy: string;
  readonly copied: string;
  readonly tag: string;
  readonly welcome: string;
  readonly welcomeWhy: string;
}
