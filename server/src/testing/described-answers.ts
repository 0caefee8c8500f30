// Validates responses against the OpenAPI description, and refusals against the codes of their endpoint.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { errorsOf } from '../http/errors-of.ts';
import { listEndpoints } from './contract-endpoints.ts';

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
interface Schema {
  $ref?: string;
}

/** Throws unless the response to this method and path is documented, and has its schema and a code of its endpoint. */
type AnswerCheck = (method: string, path: string, response: LightMyRequestResponse) => void;

const COMPONENT = '#/components/schemas/';

/** Cached per set of routes: generating the description takes longer than building the app, and most apps are alike. */
const checks = new Map<string, AnswerCheck>();

/** @param app must be ready */
export function createResponseCheck(app: FastifyInstance): AnswerCheck {
  const routes = app.printRoutes({ commonPrefix: false });
  const check = checks.get(routes) ?? createCheck(app.swagger() as unknown as OpenApi);
  checks.set(routes, check);
  return check;
}

/** The codes that each endpoint may respond with, by its method and its path in OpenAPI's form. */
const CODES = new Map(
  (await listEndpoints()).map((endpoint): [string, readonly string[]] => [
    `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`,
    errorsOf(endpoint),
  ]),
);

function createCheck(description: OpenApi): AnswerCheck {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const operations = Object.entries(description.paths).map(([template, byMethod]) => ({
    template,
    pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    byMethod,
  }));
  return (method, path, response) => {
    // Paths outside the API are not described.
    const found = operations.find(({ pattern }) => pattern.test(path));
    const operation = found?.byMethod[method.toLowerCase()];
    if (!found || !operation) return;
    const described = operation.responses[String(response.statusCode)];
    if (!described)
      throw new Error(`${method} ${path} answered ${response.statusCode}, which is not described`);
    const mediaType = String(response.headers['content-type']).split(';')[0] ?? '';
    const schema = described.content?.[mediaType]?.schema;
    // A file of a documented type, which has no JSON to validate.
    if (schema && mediaType !== 'application/json') return;
    if (!schema) throw new Error(`${method} ${path} ${response.statusCode} has no described body`);
    // Ajv compiles an object once, and the response of every refusal refers to one schema.
    const shared = schema.$ref && description.components.schemas[schema.$ref.replace(COMPONENT, '')];
    const validate = ajv.compile(shared || schema);
    if (!validate(response.json()))
      throw new Error(`${method} ${path} answered ${response.body}: ${ajv.errorsText(validate.errors)}`);
    const codes = CODES.get(`${method} ${found.template}`);
    const { code } = response.json();
    if (response.statusCode >= 400 && codes && !codes.includes(code))
      throw new Error(`${method} ${path} answered ${code}, which its endpoint does not list`);
  };
}
