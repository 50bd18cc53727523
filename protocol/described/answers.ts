import { Type } from 'typebox';
import type { ConnectedPrograms } from '../challenges.ts';
import type { AddedDevice, AddedWebhook, NoticeSettings, SendOutcome } from '../notices.ts';
import { QuietSchema } from '../notices.ts';
import type { Created, DeviceLink, Invitation, Me } from '../setup.ts';
import { DATE, describing, MATCH_ID, orNull } from './describing.ts';
import { ProblemSchema } from './problem.ts';

/** What is said over HTTP, besides lists of matches and records. */

/** How every refusal is answered. */
export const RefusalSchema = Type.Object({ problem: ProblemSchema }, { title: 'Refusal' });

export const MeAnswerSchema = describing<Me>()(
  Type.Object({ name: orNull(Type.String()) }, { title: 'Me' }),
);

export const CreatedSchema = describing<Created>()(
  Type.Object({ match: MATCH_ID }, { title: 'Created' }),
);

const ConnectedProgramSchema = Type.Object(
  {
    program: Type.String({ description: 'What it is called in a challenge.' }),
    name: Type.String(),
    own: Type.Optional(Type.Literal(true, { description: 'It is one of your own.' })),
    games: orNull(Type.Array(Type.String()), { description: 'Null: it plays all.' }),
    seats: orNull(Type.Array(Type.Integer()), { description: 'At tables of which size.' }),
  },
  { title: 'ConnectedProgram' },
);

export const ConnectedProgramsSchema = describing<ConnectedPrograms>()(
  Type.Object({ programs: Type.Array(ConnectedProgramSchema) }, { title: 'ConnectedPrograms' }),
);

export const InvitationSchema = describing<Invitation>()(
  Type.Object(
    {
      address: Type.Optional(
        Type.String({ description: 'Where others find this server, if that is another address.' }),
      ),
    },
    { title: 'Invitation' },
  ),
);

export const DeviceLinkSchema = describing<DeviceLink>()(
  Type.Object(
    {
      code: Type.String({ description: 'What another device says to be the same guest.' }),
      lasts: Type.Integer({ description: 'For how long it can be used, in milliseconds.' }),
    },
    { title: 'DeviceLink' },
  ),
);

export const NoticeSettingsSchema = describing<NoticeSettings>()(
  Type.Object(
    {
      key: Type.String({ description: 'What browsers subscribe with (VAPID).' }),
      devices: Type.Array(
        Type.Object({
          device: Type.String({ description: 'The hash of the address its browser has given.' }),
          name: Type.String(),
          date: DATE,
        }),
      ),
      webhook: orNull(Type.Object({ address: Type.String() })),
      quiet: orNull(QuietSchema),
      muted: Type.Array(MATCH_ID, { description: 'Matches to hear nothing of.' }),
    },
    { title: 'NoticeSettings' },
  ),
);

export const AddedDeviceSchema = describing<AddedDevice>()(
  Type.Object({ device: Type.String() }, { title: 'AddedDevice' }),
);

export const AddedWebhookSchema = describing<AddedWebhook>()(
  Type.Object(
    { secret: Type.String({ description: 'What notices are signed with; told this once.' }) },
    { title: 'AddedWebhook' },
  ),
);

export const SendOutcomeSchema = describing<SendOutcome>()(
  Type.Union(
    [
      Type.Object({ kind: Type.Literal('answered'), status: Type.Integer() }),
      Type.Object({ kind: Type.Literal('private') }),
      Type.Object({ kind: Type.Literal('unknown-host') }),
      Type.Object({ kind: Type.Literal('unreachable') }),
      Type.Object({ kind: Type.Literal('too-slow') }),
      Type.Object({ kind: Type.Literal('too-often') }),
    ],
    { title: 'SendOutcome' },
  ),
);
