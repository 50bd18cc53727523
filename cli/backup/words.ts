import type { Translated } from '@pepite/kernel';

/** What the backup command says, in one language. */
interface BackupTexts {
  readonly there: (file: string) => string;
  readonly done: (file: string, megabytes: string) => string;
}

export const BACKUP_TEXTS: Translated<BackupTexts> = {
  en: {
    there: (file) => `${file} already exists; --force replaces it.`,
    done: (file, megabytes) => `Backup made and checked: ${file} (${megabytes} MB)`,
  },
  fr: {
    there: (file) => `${file} existe déjà ; --force le remplace.`,
    done: (file, megabytes) => `Sauvegarde faite et vérifiée : ${file} (${megabytes} Mo)`,
  },
};
