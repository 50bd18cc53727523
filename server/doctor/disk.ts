import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FILE, nearest } from '../store/folder.ts';
import type { Finding } from './finding.ts';
import type { Machine } from './machine.ts';

/** As little as makes a server read-only, in bytes. */
const NONE = 1 << 20;
/** What should be free besides a copy of the data: a log that grows, backups, the system. */
const MARGIN = 128 << 20;

/** Kinds of file systems, by the numbers of Linux; SQLite’s locks don’t work on network disks. */
const NETWORK: Readonly<Record<number, string>> = {
  0x6969: 'NFS',
  0x517b: 'SMB',
  0xff534d42: 'CIFS',
  0xfe534d42: 'SMB 2',
  0x01021997: '9P',
  0x5346414f: 'AFS',
  0x00c36400: 'Ceph',
  0x0bd00bd0: 'Lustre',
  0x65735546: 'FUSE',
};
/** What these keep is gone after a restart, of the machine or of the container. */
const FORGETFUL: Readonly<Record<number, string>> = {
  0x01021994: 'tmpfs',
  0x858458f6: 'ramfs',
  0x794c7630: 'overlayfs',
};

export function examineDisk(folder: string, machine: Machine): readonly Finding[] {
  const { free } = machine.fileSystem(nearest(folder));
  const data = sizeOfData(folder);
  if (free < NONE) return [{ kind: 'room-none', free, data }];
  // An upgrade copies the data into the same folder, and backups often go to the same disk.
  return [{ kind: free < data + MARGIN ? 'room-short' : 'room-enough', free, data }];
}

/** The database and its log. */
function sizeOfData(folder: string): number {
  const named = (name: string): boolean => name.startsWith(FILE);
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder).filter(named)
    : [];
  const sizes = names.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size);
  return sizes.reduce<number>((sum, size = 0) => sum + size, 0);
}

export function examineFileSystem(folder: string, machine: Machine): readonly Finding[] {
  // Some numbers come negative from 32 bits.
  const type = machine.fileSystem(nearest(folder)).type >>> 0;
  const network = NETWORK[type];
  if (network !== undefined) return [{ kind: 'disk-locks-doubtful', type: network }];
  const forgetful = FORGETFUL[type];
  if (forgetful !== undefined) return [{ kind: 'disk-forgets', type: forgetful }];
  return [{ kind: 'disk-local' }];
}
