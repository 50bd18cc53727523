import type { SendOutcome } from '@pepite/protocol';
import type { NoticeTexts } from './notices.ts';

function outcome(sent: SendOutcome): string {
  switch (sent.kind) {
    case 'answered':
      return sent.status >= 200 && sent.status < 300
        ? 'It arrived.'
        : `It was answered with ${sent.status}, so it counts as not delivered.`;
    case 'private':
      return 'Not sent: this address is in a private network, which this server doesn’t allow.';
    case 'unknown-host':
      return 'Not sent: there is no such address.';
    case 'unreachable':
      return 'Not sent: nobody answers there.';
    case 'too-slow':
      return 'Sent, but there was no answer within ten seconds.';
    case 'too-often':
      return 'Not sent: too many in a short time. Try again in a few minutes.';
  }
}

export const englishNotices: NoticeTexts = {
  title: 'Notifications',
  why: 'Be told when it’s your turn and you don’t have the match open.',
  nameFirst: 'Choose a name first.',
  device: 'This device',
  deviceWhy: 'A notification appears on this device, even when the page is closed.',
  turnOn: 'Notify me when it’s my turn',
  turnOff: 'Stop notifications on this device',
  isOn: 'This device tells you when it’s your turn.',
  refusals: {
    insecure: 'Notifications only work where the address starts with https://.',
    unsupported:
      'This browser can’t show notifications here. On an iPhone or iPad, add Pépite to the home ' +
      'screen first and open it from there.',
    denied:
      'Your browser blocks notifications from this site. Allow them in its settings for this ' +
      'site (the icon next to the address), then press the button again.',
    failed:
      'Your browser couldn’t turn notifications on. Try again later; private windows never can.',
  },
  others: 'Other devices',
  unnamed: 'Another device',
  since: (day) => `since ${day}`,
  remove: 'Remove',
  removeNamed: (device) => `Remove ${device}`,
  quietTitle: 'Quiet hours',
  quiet: 'No notifications at certain hours',
  quietWhy: 'If it’s still your turn when they end, you’re told then.',
  from: 'From',
  to: 'To',
  zone: (zone) => `Time zone: ${zone}`,
  webhook: 'For programs',
  webhookWhy: 'A webhook: this address gets a JSON message when it’s your turn.',
  address: 'Address',
  save: 'Save',
  test: 'Send a test',
  removeWebhook: 'Remove this address',
  secret: 'Secret of the signature',
  secretWhy: 'Copy it now: it isn’t shown again. What is sent is signed with it.',
  outcome,
  mute: 'Mute this match',
  muteWhy: 'No turn notifications for this match.',
  muteOf: (game) => `Mute this match of ${game}`,
  all: 'All notification settings',
};
