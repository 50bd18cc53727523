import { askInvitation } from '../site/api.ts';

/**
 * The link to a table for others. The address that this page was opened at may lead nowhere from
 * another device: then the server knows a better one.
 */
export async function linkForOthers({
  origin,
  href,
  pathname,
}: Pick<Location, 'origin' | 'href' | 'pathname'>): Promise<string> {
  const answer = await askInvitation();
  const address = 'value' in answer ? answer.value.address : undefined;
  return address === undefined || address === origin ? href : `${address}${pathname}`;
}
