// Inputs that match a schema of the contract, with every optional field, for tests that send one to each endpoint.
import type { Endpoint } from '@visavis/contract/endpoint';
import { z } from 'zod';

type JsonSchema = Exclude<z.core.JSONSchema._JSONSchema, boolean>;
type Schema = NonNullable<Endpoint['body']>;

/** Texts for the patterns of the contract; the first that matches is used. */
const TEXTS = [
  'nothing',
  'amira@kenari.example',
  '2026-06-02',
  '2026-06-02T04:00:00Z',
  '2026-06-02T12:00',
  '123456',
  'A1234567',
  '3f2b8c1e-5a4d-4b7e-9c3f-2d1e0a9b8c7d',
  '0123456789abcdef0123456789abcdef',
  'cca2',
  '1',
];

/** Values for fields whose rule is not a pattern. */
const BY_NAME: Record<string, unknown> = {
  email: 'amira@kenari.example',
  contactEmail: 'amira@kenari.example',
  phoneNumber: '0123456789',
  companyPhone: '0123456789',
  website: 'https://kenari.example',
  timeZone: 'Asia/Kuala_Lumpur',
  currency: 'MYR',
  columns: 'name',
  status: 2,
};

/**
 * One input for each alternative of the schema, as a union has several.
 * @throws if none of them is valid, because the lists above lack a text
 */
export function samplesOf(schema: Schema): unknown[] {
  const made = samples(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const results = made.map((one) => z.safeParse(schema, one));
  const fitting = made.filter((_, at) => results[at]?.success);
  if (fitting.length === 0) throw new Error(`No sample fits: ${results[0]?.error}`);
  return fitting;
}

function samples(given: z.core.JSONSchema._JSONSchema | undefined): unknown[] {
  // Also for a schema that accepts anything.
  if (given === undefined || typeof given === 'boolean') return ['anything'];
  const { const: only, enum: values, anyOf, oneOf, allOf } = given;
  if (only !== undefined) return [only];
  if (values) return [values[0]];
  const alternatives = (anyOf ?? oneOf)?.filter((one) => typeof one === 'boolean' || one.type !== 'null');
  if (alternatives) return alternatives.flatMap(samples);
  if (allOf) return samples(allOf[0]);
  switch (given.type) {
    case 'object':
      return objects(given);
    case 'array':
      return arrays(given);
    case 'integer':
    case 'number':
      return [Math.max(given.minimum ?? 1, Number(given.exclusiveMinimum ?? 0) + 1)];
    case 'boolean':
      return [true];
    case 'string':
      return [text(given)];
    case 'null':
      return [null];
    default:
      return ['anything'];
  }
}

function objects({ properties = {}, additionalProperties, propertyNames }: JsonSchema): unknown[] {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const isPlain =
      typeof schema === 'object' &&
      schema.enum === undefined &&
      /^(string|number|integer)$/.test(String(schema.type));
    return [name, isPlain && name in BY_NAME ? [BY_NAME[name]] : samples(schema)] as const;
  });
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0)
    for (const key of samples(propertyNames ?? { type: 'string' }))
      fields.push([String(key), samples(additionalProperties)]);
  const count = Math.max(1, ...fields.map(([, values]) => values.length));
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(fields.map(([name, values]) => [name, values[at % values.length]])),
  );
}

/** All alternatives in one list, or in lists of one if the schema allows no more. */
function arrays({ items, prefixItems, maxItems = 100 }: JsonSchema): unknown[] {
  if (prefixItems) return [prefixItems.map((one) => samples(one)[0])];
  const values = samples(Array.isArray(items) ? items[0] : items);
  return values.length > maxItems ? values.map((one) => [one]) : [values];
}

function text({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema): string {
  const fits = (one: string) =>
    one.length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(one));
  return (TEXTS.find(fits) ?? '').padEnd(minLength, 'x');
}

/** Copies of an input, each with one text replaced: that of a field or list item, or the key of an entry. */
export function withEachText(input: unknown, replace: (text: string) => string): unknown[] {
  if (typeof input === 'string') return [replace(input)];
  if (Array.isArray(input))
    return input.flatMap((one, at) => withEachText(one, replace).map((other) => input.with(at, other)));
  if (typeof input !== 'object' || input === null) return [];
  const entries = Object.entries(input);
  return entries.flatMap(([key, value], at) => [
    ...withEachText(value, replace).map((other) => Object.fromEntries(entries.with(at, [key, other]))),
    ...(TEXTS.includes(key) ? [Object.fromEntries(entries.with(at, [replace(key), value]))] : []),
  ]);
}
