import type { DeviceStore } from '../http/device-api.ts';
import type { StoreClient } from './batch.ts';

export const deviceStore = (client: StoreClient): DeviceStore => ({
  addLink: (link, sealed, until, date) => client.call('addLink', link, sealed, until, date),
  takeLink: (link, date) => client.call('takeLink', link, date),
  forgetGuest: (guest, stranger, name) => client.call('forgetGuest', guest, stranger, name),
  nameOf: (guest) => client.call('nameOf', guest),
});
