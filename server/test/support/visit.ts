import { itemAt } from '@pepite/kernel';

/** The cookie that an answer gives. */
const cookieOf = (answer: Response): string | undefined =>
  answer.headers.getSetCookie()[0]?.split(';')[0];

/** Who the server says that somebody with this cookie is, and the cookie it gives. */
export async function visit(port: number, cookie: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/me`, { headers: { cookie } });
  const { name } = (await answer.json()) as { readonly name: string | null };
  return { name, given: cookieOf(answer) };
}

/** Somebody comes for the first time and has a name then. */
export async function arrive(port: number, name: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  await answer.text();
  return cookieOf(answer) ?? '';
}

/** What a cookie knows its guest by. */
export const tokenIn = (cookie: string): string =>
  itemAt(decodeURIComponent(cookie.replace('pepite=', '')).split('~'), 0);
