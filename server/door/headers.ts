import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Nothing but what we serve ourselves, and no script or style written into a page. */
export async function addHeaders(app: FastifyInstance, isBehindProxy: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: true,
    referrerPolicy: { policy: 'same-origin' },
    // Only a proxy in front of us speaks TLS; on a plain port the header would be a lie.
    strictTransportSecurity: isBehindProxy,
  });
}
