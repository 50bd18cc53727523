import { SERVER_TEXTS } from '@pepite/server';
import { french as texts } from '../words/fr.ts';
import { megabytes, moment } from './amounts.ts';
import { frenchPostgres } from './postgres.fr.ts';
import type { DoctorTexts } from './texts.ts';

const size = megabytes(texts, 'Mo');
const { number, list } = texts;

export const french: DoctorTexts = {
  sentences: {
    ...frenchPostgres,
    'node-fits': ({ node, system }) => `Node ${node} sur ${system}.`,
    'node-old': ({ node, least }) =>
      `Node ${node} est trop ancien : installez Node ${least} ou plus récent depuis ` +
      'https://nodejs.org.',
    'settings-read': () => 'Les réglages de l’environnement sont compris.',
    'setting-wrong': ({ problem }) => SERVER_TEXTS.fr.wrong(problem),
    'folder-ours': ({ folder }) =>
      `Seul son propriétaire peut lire et écrire le dossier de données ${folder}.`,
    'folder-missing': ({ folder }) =>
      `Il n’y a pas de dossier de données ${folder} : un serveur démarrerait à vide. Si vos ` +
      'parties devraient s’y trouver, vérifiez que le disque est monté, et --data ou PEPITE_DATA.',
    'folder-not-one': ({ folder }) =>
      `${folder} n’est pas un dossier : choisissez-en un autre avec --data ou PEPITE_DATA.`,
    'folder-unreachable': ({ folder, code }) =>
      `Impossible de regarder dans le dossier de données ${folder} (${code}) : lancez cette ` +
      'commande en tant que root ou sous l’utilisateur du serveur.',
    'folder-unwritable': ({ folder }) =>
      `Cet utilisateur ne peut pas écrire dans ${folder} : donnez-le à l’utilisateur du serveur ` +
      '(chown), ou montez le disque en écriture.',
    'folder-readable-by-others': ({ paths }) =>
      `D’autres utilisateurs de cette machine peuvent lire ${list(paths)} : retirez-leur ce ` +
      'droit avec chmod go-rwx, car toutes les mains et les clés des cookies s’y trouvent.',
    'files-of-another-owner': ({ folder, paths }) =>
      `${list(paths)} : ces fichiers n’appartiennent pas au propriétaire de ${folder}, et le ` +
      'serveur ne peut pas s’en servir. Arrêtez-le, puis donnez-les à ce propriétaire (chown).',
    'room-enough': ({ free, data }) =>
      `${size(free)} sont libres ; les données prennent ${size(data)}.`,
    'room-short': ({ free, data }) =>
      `Il ne reste que ${size(free)} et les données prennent ${size(data)} : une mise à niveau ` +
      'les copie d’abord. Faites de la place, ou déplacez les sauvegardes et les fichiers ' +
      'pepite-before-… sur un autre disque.',
    'room-none': ({ free }) =>
      `Le disque est plein (${size(free)} libres) : aucun coup ne peut être gardé. Faites de la ` +
      'place tout de suite.',
    'disk-local': () => 'Les données sont sur un disque local.',
    'disk-locks-doubtful': ({ type }) =>
      `Les données sont sur ${type}, où l’on ne peut pas se fier aux verrous de SQLite : ` +
      'mettez-les sur un disque local.',
    'disk-forgets': ({ type }) =>
      `Les données sont sur ${type} et seraient perdues au prochain redémarrage : mettez-les sur ` +
      'un disque, ou dans un volume du conteneur.',
    'in-use': () => 'Un serveur (ou une restauration) utilise le dossier de données en ce moment.',
    'not-in-use': () => 'Aucun serveur n’utilise le dossier de données en ce moment.',
    'use-unknown': ({ reason }) =>
      `Impossible de savoir si un serveur utilise le dossier de données (${reason}) : lancez ` +
      'cette commande en tant que root ou sous l’utilisateur du serveur.',
    'database-sound': ({ bytes }) => `La base de données est saine (${size(bytes)}).`,
    'database-partly-checked': ({ unchecked }) =>
      'La base de données est saine pour ce qui en a été vérifié ; trop grand pour l’être ' +
      `maintenant : ${list(unchecked)}. « pepite backup » vérifie tout.`,
    'database-none': () => 'Il n’y a pas encore de base de données : le premier départ la crée.',
    'database-unusable': ({ folder, problem, reason }) =>
      SERVER_TEXTS.fr.dataUnusable(folder, problem, reason),
    'schema-current': ({ schema }) =>
      `Les données ont la forme de cette version (schéma ${schema}).`,
    'schema-older': ({ data, program }) =>
      `Les données viennent d’une version plus ancienne (schéma ${data}, ici ${program}) : le ` +
      'prochain départ les copie et les met à niveau. Faites d’abord une sauvegarde.',
    'clock-plausible': ({ now }) => `L’horloge indique ${moment(now)}.`,
    'clock-early': ({ now }) =>
      `L’horloge indique ${moment(now)}, une date d’avant ce programme : mettez-la à l’heure, et ` +
      'activez la synchronisation (timedatectl set-ntp true).',
    'clock-behind': ({ now, newest }) =>
      `L’horloge indique ${moment(now)}, mais les données ont été écrites à ${moment(newest)} : ` +
      'vérifiez-la (timedatectl). Si elle est juste maintenant, elle ne l’était pas alors ; rien ' +
      'n’est perdu.',
    'clock-jumped': ({ by }) =>
      `L’horloge a sauté de ${number(by / 1000, 1)} s pendant l’examen : voyez quel programme la ` +
      'règle, et n’en gardez qu’un.',
    'port-free': ({ port }) => `Le port ${port} est libre.`,
    'port-ours': ({ port }) => `Pépite répond sur le port ${port}.`,
    'port-other-version': ({ port, running, installed }) =>
      `Pépite ${running} tourne sur le port ${port}, et ${installed} est installée : relancez-la.`,
    'server-read-only': ({ port }) =>
      `Pépite, sur le port ${port}, ne peut plus écrire sur son disque : faites-y de la place, ` +
      'ou montez-le en écriture.',
    'port-taken': ({ port }) =>
      `Un autre programme occupe le port ${port} : arrêtez-le, ou choisissez un autre port ` +
      '(PORT, PEPITE_METRICS).',
    'port-forbidden': ({ port }) => SERVER_TEXTS.fr.portForbidden(port),
    'host-unknown': ({ host }) => SERVER_TEXTS.fr.hostUnknown(host),
    'metrics-off': () => 'Les mesures sont désactivées (PEPITE_METRICS).',
    'proxy-none': () => 'Les joueurs arrivent directement au serveur : aucun proxy n’est cru.',
    'proxy-trusted': ({ trusted }) =>
      typeof trusted === 'number'
        ? `Proxys de confiance devant le serveur : ${trusted}.`
        : `Proxys de confiance : ${list(trusted)}.`,
    'proxy-untrusted': ({ host }) =>
      `Le serveur n’écoute que sur ${host} et ne croit aucun proxy. S’il y en a un devant, ` +
      'réglez PEPITE_PROXY=on ; sinon, PEPITE_HOST=0.0.0.0 laisse entrer les autres.',
    'proxy-strangers': ({ host }) =>
      `Le serveur compte les proxys et écoute sur ${host} : il croit quiconque l’atteint ` +
      'directement. Réglez PEPITE_HOST=127.0.0.1, ou nommez les adresses des proxys dans ' +
      'PEPITE_PROXY.',
    'files-enough': ({ most, sockets }) =>
      `De la place pour ${number(sockets)} joueurs à la fois` +
      (most === null ? '.' : ` (${number(most)} fichiers ouverts).`),
    'files-few': ({ most, sockets }) =>
      `Seuls ${number(most)} fichiers peuvent être ouverts, assez pour ${number(sockets)} ` +
      'joueurs à la fois : augmentez cette limite (LimitNOFILE=65536, ou ulimit -n 65536).',
    'limits-off': () =>
      'PEPITE_LIMITS=off : un seul visiteur peut prendre toute la place. Retirez ce réglage hors ' +
      'des tests de charge.',
    'notices-signed': ({ contact }) =>
      `Les notifications de tour disent qu’on peut vous joindre à ${contact}.`,
    'notices-unsigned': () =>
      'Les notifications de tour ne disent pas à qui écrire, et certains services de ' +
      'notification les refusent : indiquez PEPITE_CONTACT.',
    'notices-private': () =>
      'PEPITE_NOTICES_PRIVATE=on : les joueurs peuvent faire envoyer des requêtes dans le réseau ' +
      'de ce serveur. Retirez-le, sauf si tous en ont le droit.',
    'memory-enough': ({ total, available }) =>
      `${size(available)} de mémoire sont disponibles sur ${size(total)}.`,
    'memory-short': ({ total, available }) =>
      `Seuls ${size(available)} de mémoire sont disponibles sur ${size(total)} : il en faut ` +
      '512 Mo à Pépite. Arrêtez d’autres programmes, ou donnez-lui-en plus.',
  },
  summary: (bad) =>
    bad === 0 ? 'Tout va bien.' : `À regarder : ${number(bad)}, marqué d’un ! ou d’un ✗ ci-dessus.`,
};
