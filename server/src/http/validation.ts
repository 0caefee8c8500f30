// Validates requests against the contract's schemas, and serialises responses with them.
import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { invalid } from './bind.ts';
import { sentenceOf } from './field-sentences.ts';
import { cleanForStorage } from './storable.ts';

/** The first coded message for each refused field, by its path such as 'registration.email'. */
export function fieldSentences(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.') || 'body';
    fields[path] ??= issue.message;
  }
  return fields;
}

/** Parses what a call sends, cleaned of characters that no database stores. */
export const readByContract = <S extends z.core.$ZodType>(schema: S, data: unknown) =>
  z.safeParse(schema, cleanForStorage(data), { error: sentenceOf });

export function checkByContract(app: FastifyInstance): void {
  app.setValidatorCompiler<z.core.$ZodType>(({ schema, httpPart }) => (data) => {
    const result = readByContract(schema, data ?? (httpPart === 'body' ? {} : data));
    return result.success ? { value: result.data } : { error: invalid(fieldSentences(result.error)) };
  });
  app.setSerializerCompiler(serializerCompiler);
}
