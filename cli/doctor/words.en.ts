import { SERVER_TEXTS } from '@pepite/server';
import { english as texts } from '../words/en.ts';
import { megabytes, moment } from './amounts.ts';
import { englishPostgres } from './postgres.en.ts';
import type { DoctorTexts } from './texts.ts';

const size = megabytes(texts, 'MB');
const { number, list } = texts;

export const english: DoctorTexts = {
  sentences: {
    ...englishPostgres,
    'node-fits': ({ node, system }) => `Node ${node} on ${system}.`,
    'node-old': ({ node, least }) =>
      `Node ${node} is too old: install Node ${least} or later from https://nodejs.org.`,
    'settings-read': () => 'The settings in the environment are understood.',
    'setting-wrong': ({ problem }) => SERVER_TEXTS.en.wrong(problem),
    'folder-ours': ({ folder }) => `The data folder ${folder} can be written to by its owner only.`,
    'folder-missing': ({ folder }) =>
      `There is no data folder ${folder}: a server would start empty. If your matches should be ` +
      'there, check that the disk is mounted, and --data or PEPITE_DATA.',
    'folder-not-one': ({ folder }) =>
      `${folder} isn’t a folder: choose another one with --data or PEPITE_DATA.`,
    'folder-unreachable': ({ folder, code }) =>
      `The data folder ${folder} can’t be looked into (${code}): run this as root or as the ` +
      'user the server runs as.',
    'folder-unwritable': ({ folder }) =>
      `This user can’t write to ${folder}: give it to the server’s user (chown), or mount the ` +
      'disk writable.',
    'folder-readable-by-others': ({ paths }) =>
      `Other users of this machine can read ${list(paths)}: take that away with chmod go-rwx, ` +
      'since every hand and the cookie keys are in there.',
    'files-of-another-owner': ({ folder, paths }) =>
      `${list(paths)} don’t belong to the owner of ${folder}, so the server can’t use them: ` +
      'stop it, then chown them to that owner.',
    'room-enough': ({ free, data }) => `${size(free)} are free; the data takes ${size(data)}.`,
    'room-short': ({ free, data }) =>
      `Only ${size(free)} are free and the data takes ${size(data)}: an upgrade copies it first, ` +
      'so make room, or move backups and pepite-before-… files to another disk.',
    'room-none': ({ free }) =>
      `The disk is full (${size(free)} free): no move can be kept. Make room on it now.`,
    'disk-local': () => 'The data is on a local disk.',
    'disk-locks-doubtful': ({ type }) =>
      `The data is on ${type}, where SQLite’s locks can’t be relied on: move it to a local disk.`,
    'disk-forgets': ({ type }) =>
      `The data is on ${type} and would be lost with the next restart: move it to a disk, or to ` +
      'a volume of the container.',
    'in-use': () => 'A server (or a restore) is using the data folder now.',
    'not-in-use': () => 'No server is using the data folder now.',
    'use-unknown': ({ reason }) =>
      `Can’t tell whether a server is using the data folder (${reason}): run this as root or as ` +
      'the server’s user.',
    'database-sound': ({ bytes }) => `The database is sound (${size(bytes)}).`,
    'database-partly-checked': ({ unchecked }) =>
      `The database is sound as far as it was checked; too large to check now: ` +
      `${list(unchecked)}. “pepite backup” checks all of it.`,
    'database-none': () => 'There is no database yet: the first start makes one.',
    'database-unusable': ({ folder, problem, reason }) =>
      SERVER_TEXTS.en.dataUnusable(folder, problem, reason),
    'schema-current': ({ schema }) => `The data has the form of this version (schema ${schema}).`,
    'schema-older': ({ data, program }) =>
      `The data is from an earlier version (schema ${data}, this is ${program}): the next start ` +
      'copies it and brings it up to date. Make a backup first.',
    'clock-plausible': ({ now }) => `The clock says ${moment(now)}.`,
    'clock-early': ({ now }) =>
      `The clock says ${moment(now)}, before this program was written: set it, and turn on time ` +
      'synchronisation (timedatectl set-ntp true).',
    'clock-behind': ({ now, newest }) =>
      `The clock says ${moment(now)}, but the data was written at ${moment(newest)}: check it ` +
      '(timedatectl). If it’s right now, it was wrong then; nothing is lost.',
    'clock-jumped': ({ by }) =>
      `The clock jumped by ${number(by / 1000, 1)} s while this ran: see which program sets it, ` +
      'and leave it to one.',
    'port-free': ({ port }) => `Port ${port} is free.`,
    'port-ours': ({ port }) => `Pépite is answering on port ${port}.`,
    'port-other-version': ({ port, running, installed }) =>
      `Pépite ${running} is running on port ${port}, and ${installed} is installed: restart it.`,
    'server-read-only': ({ port }) =>
      `Pépite on port ${port} can’t write to its disk: make room there, or mount it writable.`,
    'port-taken': ({ port }) =>
      `Another program is using port ${port}: stop it, or choose another port (PORT, ` +
      'PEPITE_METRICS).',
    'port-forbidden': ({ port }) => SERVER_TEXTS.en.portForbidden(port),
    'host-unknown': ({ host }) => SERVER_TEXTS.en.hostUnknown(host),
    'metrics-off': () => 'Metrics are off (PEPITE_METRICS).',
    'proxy-none': () => 'Players reach the server directly: no proxy is trusted.',
    'proxy-trusted': ({ trusted }) =>
      typeof trusted === 'number'
        ? `Trusted proxies in front: ${trusted}.`
        : `Trusted proxies: ${list(trusted)}.`,
    'proxy-untrusted': ({ host }) =>
      `The server listens on ${host} only and trusts no proxy. With a proxy in front, set ` +
      'PEPITE_PROXY=on; without one, PEPITE_HOST=0.0.0.0 lets others in.',
    'proxy-strangers': ({ host }) =>
      `The server trusts proxies by their number and listens on ${host}: whoever reaches it ` +
      'directly is believed. Set PEPITE_HOST=127.0.0.1, or list the proxies’ addresses in ' +
      'PEPITE_PROXY.',
    'files-enough': ({ most, sockets }) =>
      `Room for ${number(sockets)} players at once` +
      (most === null ? '.' : ` (${number(most)} open files).`),
    'files-few': ({ most, sockets }) =>
      `Only ${number(most)} files may be open, enough for ${number(sockets)} players at once: ` +
      'raise it (LimitNOFILE=65536, or ulimit -n 65536).',
    'limits-off': () =>
      'PEPITE_LIMITS=off: one visitor can take all the room. Remove it outside load tests.',
    'notices-signed': ({ contact }) =>
      `Notices of turns say that you can be reached at ${contact}.`,
    'notices-unsigned': () =>
      'Notices of turns don’t say whom to write to, and some push services refuse them: set ' +
      'PEPITE_CONTACT.',
    'notices-private': () =>
      'PEPITE_NOTICES_PRIVATE=on: players can have this server send requests into its own ' +
      'network. Remove it unless all of them may.',
    'memory-enough': ({ total, available }) =>
      `${size(available)} of ${size(total)} of memory are available.`,
    'memory-short': ({ total, available }) =>
      `Only ${size(available)} of ${size(total)} of memory are available: Pépite needs 512 MB. ` +
      'Stop other programs, or give it more.',
  },
  summary: (bad) =>
    bad === 0 ? 'All is well.' : `To look at: ${number(bad)}, marked with ! or ✗ above.`,
};
