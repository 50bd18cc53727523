import type { Experiment } from '@pepite/lab/shown';

/** What a file of the lab is called: by its title or its game, in plain letters. */
export function fileName(
  { experiment: { title, game } }: { readonly experiment: Pick<Experiment, 'title' | 'game'> },
  ending: string,
): string {
  const plain = (title ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain === '' ? `lab-${game}` : plain}.${ending}`;
}
