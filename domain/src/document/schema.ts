// Documents of an application: kinds, types and limits (decisions 8).

import * as z from 'zod/mini';
import { coded } from '../message/coded.ts';
import { message } from '../message/message.ts';

export const DOCUMENT_KINDS = ['business-card', 'company-certificate', 'passport'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const documentKindSchema = z.enum(DOCUMENT_KINDS);

export const DOCUMENT_MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentMediaType = (typeof DOCUMENT_MEDIA_TYPES)[number];

/** Extensions that the file picker accepts (hosted buyer and dashboard 2); the content is what counts, not the name. */
export const DOCUMENT_EXTENSIONS = ['.pdf', '.jpg', '.jpeg', '.png'] as const;

/** 2,000 KB per file, in bytes (decisions 8). */
export const DOCUMENT_LIMIT_BYTES = 2_048_000;
/** Maximum files per application (decisions 8). */
export const DOCUMENT_LIMIT_COUNT = 10;

export const DOCUMENT_MESSAGES = {
  required: coded(message('document.required')),
  tooMany: coded(message('document.too-many', { limit: DOCUMENT_LIMIT_COUNT })),
  tooLarge: coded(message('document.too-large')),
  empty: coded(message('document.empty')),
  wrongType: coded(message('document.wrong-type')),
  unreadable: coded(message('document.unreadable')),
  tooManyPixels: coded(message('document.too-many-pixels')),
  locked: coded(message('document.locked')),
} as const;

/** Why a file can be refused. */
export const DOCUMENT_PROBLEMS = [
  'tooMany',
  'tooLarge',
  'empty',
  'wrongType',
  'unreadable',
  'tooManyPixels',
  'locked',
] as const satisfies readonly (keyof typeof DOCUMENT_MESSAGES)[];
export type DocumentProblem = (typeof DOCUMENT_PROBLEMS)[number];

/** Lower-case words in a file name that indicate its kind. */
const KIND_WORDS: readonly [kind: DocumentKind, words: RegExp][] = [
  ['business-card', /card|visiting|meishi/],
  ['company-certificate', /cert|ssm|regist|incorp|licen[cs]e|company|acra/],
];

/**
 * The kind that a file name suggests; Passport if unsure, since it is the most restricted (decisions 8).
 * @param filename as named on the applicant's device
 */
export function guessDocumentKind(filename: string): DocumentKind {
  const name = filename.toLowerCase();
  if (/passport|pasport|paspor|mrz/.test(name)) return 'passport';
  return KIND_WORDS.find(([, words]) => words.test(name))?.[0] ?? 'passport';
}
