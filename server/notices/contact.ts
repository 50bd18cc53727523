import type { Config } from '../config.ts';

/** Where push services are told that the host can be written to: some refuse who does not say. */
export const contactFor = ({
  contact,
  address,
}: Pick<Config, 'contact' | 'address'>): string | undefined =>
  contact ?? (address?.startsWith('https://') === true ? address : undefined);
