import type { FastifyRequest } from 'fastify';

/** Why a page may not open a socket, in words for whoever runs the server. */
export interface ForeignOrigin {
  readonly origin: string;
  /** Where the request was sent to, as far as we know. */
  readonly host: string;
  readonly hint: string;
}

const LONGEST = 100;

const BEHIND_PROXY =
  'if this origin is yours, have the proxy pass the host on, as Host or as X-Forwarded-Host: ' +
  'proxy_set_header X-Forwarded-Host $http_host (nginx doesn’t by default; Caddy does)';
const WITHOUT_PROXY =
  'if this origin is yours and a proxy is in front of the server, set PEPITE_PROXY';

/**
 * A page of another site must not speak in the name of our guest. `request.host` is what a proxy
 * says it was asked for, if that proxy is trusted, and else the `Host` of the request. Nothing else
 * helps where a proxy loses that name: Chromium sends no `Sec-Fetch-Site` when it opens a socket.
 */
export function foreignOrigin(
  request: FastifyRequest,
  isBehindProxy: boolean,
): ForeignOrigin | undefined {
  const { origin } = request.headers;
  if (origin === undefined || hostOf(origin) === request.host.toLowerCase()) return undefined;
  return {
    origin: origin.slice(0, LONGEST),
    host: request.host.slice(0, LONGEST),
    hint: isBehindProxy ? BEHIND_PROXY : WITHOUT_PROXY,
  };
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;
