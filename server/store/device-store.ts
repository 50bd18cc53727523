import type { DeviceStore } from '../http/device-api.ts';
import type { StoreClient } from './batch.ts';

export const deviceStore = (client: StoreClient): DeviceStore => ({
  addLink: (link, sealed, until, date) => client.call('addLink', link, sealed, until, date),
  takeLink: (link, date) => client.call('takeLink', link, date),
  forgetGuest: (guest, stranger, name) => client.call('forgetGuest', guest, stranger, name),
  generationOf: (guest) => client.call('generationOf', guest),
  logOutOthers: (guest, date) => client.call('logOutOthers', guest, date),
  nameOf: (guest) => client.call('nameOf', guest),
});
