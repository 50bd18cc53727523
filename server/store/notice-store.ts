import type { NoticeStore } from '../http/notice-api.ts';
import type { StoreClient } from './batch.ts';

export const noticeStore = (client: StoreClient): NoticeStore => ({
  nameOf: (guest) => client.call('nameOf', guest),
  noticesOf: (guest) => client.call('noticesOf', guest),
  addDevice: (guest, device) => client.call('addDevice', guest, device),
  dropDevice: (guest, device) => client.call('dropDevice', guest, device),
  setWebhook: (guest, webhook) => client.call('setWebhook', guest, webhook),
  setQuiet: (guest, quiet) => client.call('setQuiet', guest, quiet),
  mute: (match, guest, on) => client.call('mute', match, guest, on),
});
