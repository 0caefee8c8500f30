// The OpenAPI description of the interface, generated from the validating schemas, and its page at /api/docs.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@visavis/contract/endpoint';
import { errorSchema } from '@visavis/contract/errors';
import { grantOf } from '@visavis/domain/identity/grants';
import { RANKED_ROLES } from '@visavis/domain/staff/schema';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

/**
 * Schemas described once and referenced: with a copy for each call and status, the description had 50 MB and took
 * seconds of the server's time.
 */
const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry.add(errorSchema, { id: 'Refusal' });

const describe = createJsonSchemaTransform({ schemaRegistry });

/** Bodies that handlers read themselves have no schema, so their media types describe them. */
const describeWithFiles: typeof describe = (route) => {
  const described = describe(route);
  const { schema } = described;
  if (!schema?.consumes || schema.body) return described;
  const isForm = schema.consumes.some((type) => type.startsWith('multipart/'));
  const body = isForm ? { type: 'object' } : { type: 'string', format: 'binary' };
  return { ...described, schema: { ...schema, body } };
};

/** Who may make a call, in words and as a security scheme. */
export function describeAccess({ permission }: Pick<Endpoint, 'permission'>) {
  if (permission === 'anyone') return { description: 'Anyone.', security: [] };
  const { staff, link, desk } = grantOf(permission);
  if (staff === undefined)
    return { description: `The holder of a personal link (${link}).`, security: [{ link: [] }] };
  const ranked = RANKED_ROLES.slice(RANKED_ROLES.indexOf(staff));
  const roles = [...(desk ? ['desk'] : []), ...ranked].join(', ');
  return { description: `Organisers: ${roles}.`, security: [{ session: [] }] };
}

export async function describeInterface(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Visavis',
        version: '0.1.0',
        description:
          'Buyers and exhibitors of a beauty trade exhibition meet face to face, an hour at a time.',
      },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The token of POST /api/login.' },
          link: {
            type: 'http',
            scheme: 'bearer',
            description: 'The key of a personal link, as in its address.',
          },
        },
      },
    },
    transform: describeWithFiles,
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
}

// The page has inline styles; it loads nothing from elsewhere, and must not be framed.
const PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; connect-src 'self'; font-src 'self'; form-action 'none'; frame-ancestors 'none'; img-src 'self' data:; script-src 'self'; style-src 'self' 'unsafe-inline'";

/** Registered after the routes, so that it describes all of them. */
export async function serveDescription(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, permission: 'anyone' };
    });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: PAGE_POLICY,
      uiConfig: { docExpansion: 'list', deepLinking: true, tryItOutEnabled: false },
    });
  });
}
