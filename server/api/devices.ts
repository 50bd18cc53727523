import { LinkSchema, NothingSchema } from '@pepite/protocol';
import { DeviceLinkSchema, MeAnswerSchema } from '@pepite/protocol/described';
import { Type } from 'typebox';
import type { OperationGroup } from './operation.ts';
import { STAND_INS } from './stand-ins.ts';

const DONE = {
  description: 'Done.',
  schema: Type.Object({}, { description: 'Nothing.' }),
  example: {},
};
const EMPTY = { schema: NothingSchema, example: {} };

export const devices: OperationGroup = {
  name: 'Devices',
  description: 'Being the same guest on another device, or being forgotten.',
  operations: [
    {
      id: 'linkDevice',
      method: 'post',
      path: '/api/v1/me/link',
      summary: 'A code by which another device becomes the same guest, once',
      asks: 'guest',
      body: EMPTY,
      answer: {
        status: 201,
        description: 'The code.',
        schema: DeviceLinkSchema,
        example: { code: STAND_INS.code, lasts: 600_000 },
      },
      problems: ['no-guest'],
    },
    {
      id: 'takeLink',
      method: 'post',
      path: '/api/v1/link',
      summary: 'Becomes the guest of a code',
      body: { schema: LinkSchema, example: { code: STAND_INS.code } },
      answer: {
        description: 'Who this device is now; its cookie says so.',
        schema: MeAnswerSchema,
        example: { name: 'Ann' },
      },
      problems: ['link-used'],
    },
    {
      id: 'logOutOthers',
      method: 'post',
      path: '/api/v1/me/log-out-others',
      summary: 'All other devices are this guest no more',
      asks: 'guest',
      body: EMPTY,
      answer: DONE,
      problems: ['no-guest'],
    },
    {
      id: 'forgetMe',
      method: 'post',
      path: '/api/v1/me/forget',
      summary: 'Forgets this guest: records keep no name of theirs',
      asks: 'guest',
      body: EMPTY,
      answer: DONE,
      problems: ['no-guest', 'still-seated'],
    },
    {
      id: 'logOut',
      method: 'post',
      path: '/api/v1/me/log-out',
      summary: 'This device is that guest no more',
      body: EMPTY,
      answer: DONE,
    },
  ],
};
