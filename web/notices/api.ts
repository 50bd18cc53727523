import type {
  AddedDevice,
  AddedWebhook,
  NewDevice,
  NewWebhook,
  NoticeSettings,
  QuietHours,
  SendOutcome,
} from '@pepite/protocol';
import { type Answer, ask, send } from '../site/api.ts';

const MINE = '/api/me/notices';

export const askNotices = (): Answer<NoticeSettings> => ask(MINE);
export const putDevice = (device: NewDevice): Answer<AddedDevice> =>
  send('PUT', `${MINE}/devices`, device);
export const deleteDevice = (device: string): Answer<object> =>
  ask(`${MINE}/devices/${device}`, { method: 'DELETE' });
export const putWebhook = (webhook: NewWebhook): Answer<AddedWebhook> =>
  send('PUT', `${MINE}/webhook`, webhook);
export const deleteWebhook = (): Answer<object> => ask(`${MINE}/webhook`, { method: 'DELETE' });
export const testWebhook = (): Answer<SendOutcome> => send('POST', `${MINE}/webhook/test`, {});
export const putQuiet = (quiet: QuietHours): Answer<object> => send('PUT', `${MINE}/quiet`, quiet);
export const deleteQuiet = (): Answer<object> => ask(`${MINE}/quiet`, { method: 'DELETE' });
export const putMute = (match: string): Answer<object> =>
  send('PUT', `/api/matches/${match}/mute`, {});
export const deleteMute = (match: string): Answer<object> =>
  ask(`/api/matches/${match}/mute`, { method: 'DELETE' });
