import type { DeviceTexts } from './device.ts';

export const englishDevice: DeviceTexts = {
  title: 'You on this device',
  why: 'There are no accounts here: your name and your seats belong to this browser.',
  whyNamed: (name) =>
    `You’re ${name}. There are no accounts here: your name and your seats belong to this browser.`,
  another: 'Play on another device',
  anotherWhy:
    'Make a link and open it on your phone or computer: you’ll be the same player there, with ' +
    'the same seats. It also helps if you want to change browsers.',
  makeLink: 'Make a link',
  link: 'Link for your other device',
  lasts: (minutes) =>
    `It works once, within ${minutes} minutes. Don’t share it: whoever opens it plays as you.`,
  copy: 'Copy',
  copied: 'Copied.',
  logOut: 'Log out',
  logOutWhy:
    'This browser forgets who you are. Without a link from another device, you can’t come back ' +
    'to your name and seats.',
  logOutOthers: 'Log out everywhere else',
  logOutOthersWhy:
    'If you lost a device, or used somebody else’s: only this browser keeps your ' +
    'name and seats. Links you made before stop working, too.',
  othersLoggedOut: 'Done. Only this browser has your name and seats now.',
  forget: 'Forget me',
  forgetWhy:
    'Your name is deleted, and finished matches no longer show it. Matches in progress must be ' +
    'finished or left first. This can’t be undone.',
  sure: 'Yes, I’m sure',
  cancel: 'Cancel',
  linkTitle: 'Play as on your other device',
  linkWhy: 'This link makes you the same player here as on the device it was made on.',
  linkReplaces: (name) =>
    `On this device you’re ${name} so far; that name and its seats would be lost here.`,
  goOn: 'Continue as that player',
};
