import type { DatabaseProblemKind } from './store/postgres/problem.ts';

/** Why a PostgreSQL database can’t be used, and what to do about it. */
type Reasons = Readonly<Record<DatabaseProblemKind, string>>;

export const ENGLISH_DATABASE: Reasons = {
  'bad-url':
    'it must look like postgres://user:password@host:5432/database, with special characters in ' +
    'the password written as %40 and the like.',
  'certificate-missing':
    'a certificate or key named in DATABASE_URL can’t be read. Check its path, and that this ' +
    'user may read it.',
  unreachable: 'nobody answers there. Is PostgreSQL running, and does it let this machine connect?',
  'not-ready':
    'it takes no connections at the moment: it’s starting, stopping, or has too many of them.',
  refused: 'the user name or the password is wrong, or pg_hba.conf doesn’t allow this connection.',
  'no-such-database': 'it doesn’t exist. Create it with “CREATE DATABASE …”.',
  'not-encrypted':
    'sslmode asks for an encrypted connection that it doesn’t offer, or its certificate can’t be ' +
    'trusted. Name the right authority with sslrootcert=…, or correct sslmode.',
  'not-allowed':
    'this role may not create or use its tables. Make it the owner of a database of its own.',
  'read-only': 'it’s read-only, such as a standby. Connect to the primary.',
  full: 'its disk is full. Make room on it, then start again.',
  'too-old': 'Pépite needs PostgreSQL 14 or later.',
  locked: 'a command that has to be alone with it is running. Start again when that has ended.',
  foreign:
    'it holds another program’s tables, and nothing was changed. Give Pépite an empty database ' +
    'of its own.',
  later: 'it was made by a newer version of Pépite. Start that version.',
  damaged:
    'some of its tables are damaged or missing, and nothing was changed. Restore a backup of the ' +
    'database.',
  unusable: 'check DATABASE_URL and the log of PostgreSQL.',
};

export const FRENCH_DATABASE: Reasons = {
  'bad-url':
    'il faut une adresse comme postgres://utilisateur:motdepasse@hôte:5432/base, où les ' +
    'caractères spéciaux du mot de passe s’écrivent %40, etc.',
  'certificate-missing':
    'un certificat ou une clé cités dans DATABASE_URL sont illisibles. Vérifiez leur chemin et ' +
    'les droits de cet utilisateur.',
  unreachable:
    'personne n’y répond. PostgreSQL est-il lancé, et accepte-t-il les connexions de cette ' +
    'machine ?',
  'not-ready':
    'elle n’accepte pas de connexion en ce moment : elle démarre, s’arrête, ou en a déjà trop.',
  refused:
    'le nom d’utilisateur ou le mot de passe est faux, ou pg_hba.conf interdit cette connexion.',
  'no-such-database': 'elle n’existe pas. Créez-la avec « CREATE DATABASE … ».',
  'not-encrypted':
    'sslmode exige une connexion chiffrée qu’elle n’offre pas, ou son certificat n’est pas digne ' +
    'de confiance. Indiquez la bonne autorité avec sslrootcert=…, ou corrigez sslmode.',
  'not-allowed':
    'ce rôle n’a pas le droit de créer ou d’utiliser ses tables. Faites-en le propriétaire d’une ' +
    'base à lui.',
  'read-only': 'elle est en lecture seule, comme un serveur de secours. Utilisez le primaire.',
  full: 'son disque est plein. Faites de la place, puis relancez.',
  'too-old': 'il faut PostgreSQL 14 ou plus récent.',
  locked: 'une commande qui doit en disposer seule est en cours. Relancez quand elle est finie.',
  foreign:
    'elle contient les tables d’un autre programme, et rien n’a été changé. Donnez à Pépite une ' +
    'base vide, rien qu’à elle.',
  later: 'elle vient d’une version plus récente de Pépite. Lancez celle-là.',
  damaged:
    'certaines de ses tables sont endommagées ou absentes, et rien n’a été changé. Restaurez une ' +
    'sauvegarde de la base.',
  unusable: 'vérifiez DATABASE_URL et le journal de PostgreSQL.',
};
