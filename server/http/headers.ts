import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { allowReading } from './reading/route.ts';

const YEAR = 365 * 24 * 60 * 60;

/** What a page may ask the browser for, and ours never does. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

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
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    // The same as `frame-ancestors`, for browsers that don't know it.
    xFrameOptions: { action: 'deny' },
    // Only a proxy in front of us speaks TLS; on a plain port the header would be a lie. What else
    // runs below the same domain is its owner's business.
    strictTransportSecurity: isBehindProxy && { maxAge: YEAR, includeSubDomains: false },
  });
  const policy = UNUSED.map((feature) => `${feature}=()`).join(', ');
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('permissions-policy', policy);
    // What a guest is told is for this guest and this moment: nothing on the way keeps it.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    // What is the same for everybody may be read by everybody: set here, refusals have it, too.
    if (request.routeOptions.config.isReading === true) allowReading(reply);
    done();
  });
}

const [POLICY, FRAMES] = ['content-security-policy', 'x-frame-options'] as const;

/**
 * Lets a page be shown within pages of others, where nothing can be done but to look; all else that
 * holds for pages holds for it.
 */
export function allowFrames(reply: FastifyReply): FastifyReply {
  const policy = String(reply.getHeader(POLICY));
  return reply
    .removeHeader(FRAMES)
    .header(POLICY, policy.replace("frame-ancestors 'none'", 'frame-ancestors *'))
    .header('cross-origin-resource-policy', 'cross-origin');
}
