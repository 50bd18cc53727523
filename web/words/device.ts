/** What is said of one's name and seats, and the devices they are known on. */
export interface DeviceTexts {
  readonly title: string;
  readonly why: string;
  readonly whyNamed: (name: string) => string;
  readonly another: string;
  readonly anotherWhy: string;
  readonly makeLink: string;
  readonly link: string;
  readonly lasts: (minutes: number) => string;
  readonly copy: string;
  readonly copied: string;
  readonly logOut: string;
  readonly logOutWhy: string;
  readonly logOutOthers: string;
  readonly logOutOthersWhy: string;
  readonly othersLoggedOut: string;
  readonly forget: string;
  readonly forgetWhy: string;
  readonly sure: string;
  readonly cancel: string;
  readonly linkTitle: string;
  readonly linkWhy: string;
  readonly linkReplaces: (name: string) => string;
  readonly goOn: string;
}
