// Loads the organiser's own content at startup: one file per language, validated as a whole, or the start fails.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SiteContent, siteContentSchema } from '@visavis/domain/content/schema';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@visavis/domain/language/languages';
import type * as z from 'zod/mini';
import type { Log } from '../../adapters/log.ts';

/** The content served for a language, and the language it is written in: English where there is no file. */
interface ContentOfLanguage {
  language: Language;
  content: SiteContent;
}

export type ContentFiles = Readonly<Record<Language, ContentOfLanguage>>;

/** A fault in a content file, as one sentence that names the file and the field. */
export class ContentStartError extends Error {
  override name = 'ContentStartError';
}

interface ContentPlace {
  folder: string;
  /** The folder with the content of the demo edition. */
  demoFolder: string;
  isLive: boolean;
}

/** @throws ContentStartError for a file that is missing, unreadable or of the wrong shape */
export async function openContent(
  { folder, demoFolder, isLive }: ContentPlace,
  log: Pick<Log, 'warn'>,
): Promise<ContentFiles> {
  const files = await loadContent(folder);
  if (isLive && folder === demoFolder)
    log.warn(
      'About, Privacy and Terms show the words of the demo edition: set CONTENT_DIR to a folder with your own, or write them under Words in the dashboard.',
    );
  return files;
}

/** The version of the terms in the files, which a submission accepts until an organiser publishes another. */
export const currentTermsVersion = (files: ContentFiles): string =>
  files[DEFAULT_LANGUAGE].content.terms.version;

async function loadContent(folder: string): Promise<ContentFiles> {
  const english = await readContent(folder, DEFAULT_LANGUAGE);
  if (!english)
    throw new ContentStartError(
      `The content file ${pathOf(folder, DEFAULT_LANGUAGE)} is missing: CONTENT_DIR must name a folder that holds it.`,
    );
  const entries = LANGUAGES.map(async (language): Promise<[Language, ContentOfLanguage]> => {
    const content = language === DEFAULT_LANGUAGE ? english : await readContent(folder, language);
    if (!content) return [language, { language: DEFAULT_LANGUAGE, content: english }];
    for (const name of ['privacy', 'terms'] as const)
      if (content[name].version !== english[name].version)
        throw fault(
          pathOf(folder, language),
          `${name}.version`,
          `must be '${english[name].version}' as in ${DEFAULT_LANGUAGE}.json`,
        );
    return [language, { language, content }];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, ContentOfLanguage>;
}

const pathOf = (folder: string, language: Language): string => join(folder, `${language}.json`);

async function readContent(folder: string, language: Language): Promise<SiteContent | null> {
  const path = pathOf(folder, language);
  const text = await readText(path);
  if (text === null) return null;
  const result = siteContentSchema.safeParse(parse(text, path));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw issue ? faultOf(path, issue) : new ContentStartError(`The content file ${path} has the wrong shape.`);
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw new ContentStartError(
      `The content file ${path} cannot be read: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentStartError(
      `The content file ${path} is not JSON: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** Readable names of the JSON types that a schema expects. */
const EXPECTED: Readonly<Record<string, string>> = { string: 'a text', array: 'a list', object: 'an object' };

function faultOf(path: string, issue: z.core.$ZodIssue): ContentStartError {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const [key] = issue.keys;
    return fault(path, field === '' ? `${key}` : `${field}.${key}`, 'is not known');
  }
  if (issue.code !== 'invalid_type') return fault(path, field, issue.message);
  return fault(path, field, `must be ${EXPECTED[issue.expected] ?? issue.expected}`);
}

const fault = (path: string, field: string, words: string): ContentStartError =>
  new ContentStartError(
    `The content file ${path} cannot be used: ${field === '' ? 'all of it' : `'${field}'`} ${words}.`,
  );

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
