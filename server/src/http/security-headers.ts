// Security headers: our pages may load nothing from other origins, and use only what they need.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Browser features that none of our pages needs, except for the camera at the desk. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const permissions = (isAllowed: (feature: string) => boolean): string =>
  PERMISSIONS.map((feature) => `${feature}=${isAllowed(feature) ? '(self)' : '()'}`).join(', ');

/** The desk reads passes with the camera, so only its document may use it. */
const WITH_CAMERA = permissions((feature) => feature === 'camera');
const isDesk = (url: string): boolean => url.split('?', 1)[0]?.replace(/\/$/, '') === DASHBOARD_PATHS.desk;

/** The headers are the same for every response, so they are computed only once. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          baseUri: ["'none'"],
          connectSrc: ["'self'"],
          fontSrc: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          imgSrc: ["'self'", 'data:'],
          manifestSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          workerSrc: ["'self'"],
          ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: isHttps,
      xFrameOptions: { action: 'deny' },
    }),
  );
  return { ...headers, 'permissions-policy': permissions(() => false) };
}

/** A route may replace any of them. */
export function guardHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  const ofDesk = { ...headers, 'permissions-policy': WITH_CAMERA };
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(isDesk(url) ? ofDesk : headers);
    done();
  });
}

/** The headers that the library sets, read from a response that is never sent. */
function headersOf(write: ReturnType<typeof helmet>): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  write(request, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
