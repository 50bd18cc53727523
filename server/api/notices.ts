import { DeviceSchema, NothingSchema, QuietSchema, WebhookSchema } from '@pepite/protocol';
import {
  AddedDeviceSchema,
  AddedWebhookSchema,
  NoticeSettingsSchema,
  SendOutcomeSchema,
} from '@pepite/protocol/described';
import { Type } from 'typebox';
import type { Operation, OperationGroup } from './operation.ts';
import { STAND_INS } from './stand-ins.ts';

const DONE = {
  description: 'Done.',
  schema: Type.Object({}, { description: 'Nothing.' }),
  example: {},
};

const QUIET = { from: 1320, to: 480, zone: 'Europe/Paris' };
const WEBHOOK = { address: 'https://example.org/turns', language: 'en' };

const toDevices: readonly Operation[] = [
  {
    id: 'addNoticeDevice',
    method: 'put',
    path: '/api/v1/me/notices/devices',
    summary: 'Has a browser told of turns (Web Push)',
    asks: 'guest',
    body: {
      schema: DeviceSchema,
      example: {
        endpoint: 'https://push.example.org/send/1',
        p256dh: `B${'A'.repeat(86)}`,
        auth: 'A'.repeat(22),
        name: 'A browser',
        language: 'en',
      },
    },
    answer: {
      status: 201,
      description: 'What the device is known by.',
      schema: AddedDeviceSchema,
      example: { device: STAND_INS.device },
    },
    problems: ['no-guest', 'no-name', 'address-wrong'],
  },
  {
    id: 'dropNoticeDevice',
    method: 'delete',
    path: '/api/v1/me/notices/devices/:device',
    summary: 'Has a browser told of nothing any more',
    asks: 'guest',
    parts: { device: { description: 'What it is known by.', example: STAND_INS.device } },
    answer: DONE,
    problems: ['no-guest'],
  },
];

const toWebhook: readonly Operation[] = [
  {
    id: 'setWebhook',
    method: 'put',
    path: '/api/v1/me/notices/webhook',
    summary: 'Has an address of one’s own told of turns',
    asks: 'guest',
    body: { schema: WebhookSchema, example: WEBHOOK },
    answer: {
      status: 201,
      description: 'What notices are signed with.',
      schema: AddedWebhookSchema,
      example: { secret: STAND_INS.secret },
    },
    problems: ['no-guest', 'no-name', 'address-wrong'],
  },
  {
    id: 'testWebhook',
    method: 'post',
    path: '/api/v1/me/notices/webhook/test',
    summary: 'Sends a notice to that address now',
    asks: 'guest',
    body: { schema: NothingSchema, example: {} },
    answer: {
      description: 'What has become of it.',
      schema: SendOutcomeSchema,
      example: { kind: 'unknown-host' },
    },
    problems: ['no-guest', 'address-wrong'],
  },
  {
    id: 'dropWebhook',
    method: 'delete',
    path: '/api/v1/me/notices/webhook',
    summary: 'Tells that address nothing any more',
    asks: 'guest',
    answer: DONE,
    problems: ['no-guest'],
  },
];

export const notices: OperationGroup = {
  name: 'Notices',
  description: 'How a guest is told that it is their turn.',
  operations: [
    ...toDevices,
    ...toWebhook,
    {
      id: 'setQuietHours',
      method: 'put',
      path: '/api/v1/me/notices/quiet',
      summary: 'Sends nothing between two times of the day',
      asks: 'guest',
      body: { schema: QuietSchema, example: QUIET },
      answer: DONE,
      problems: ['no-guest', 'no-name'],
    },
    {
      id: 'getNotices',
      method: 'get',
      path: '/api/v1/me/notices',
      summary: 'How I am told of turns',
      asks: 'guest',
      answer: {
        description: 'The settings.',
        schema: NoticeSettingsSchema,
        example: { key: `B${'A'.repeat(86)}`, devices: [], webhook: null, quiet: QUIET, muted: [] },
      },
      problems: ['no-guest'],
    },
    {
      id: 'dropQuietHours',
      method: 'delete',
      path: '/api/v1/me/notices/quiet',
      summary: 'Sends notices at any time again',
      asks: 'guest',
      answer: DONE,
      problems: ['no-guest'],
    },
  ],
};
