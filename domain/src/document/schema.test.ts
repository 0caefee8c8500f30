// Tests of guessing a document's kind from its file name, defaulting to Passport, the most restricted kind.

import { expect, test } from 'vitest';
import { choices } from '../words/en/choices.ts';
import { englishOf } from '../words/english.ts';
import {
  DOCUMENT_EXTENSIONS,
  DOCUMENT_KINDS,
  DOCUMENT_LIMIT_BYTES,
  DOCUMENT_MESSAGES,
  documentKindSchema,
  guessDocumentKind,
} from './schema.ts';

test.each([
  ['Business Card.jpg', 'business-card'],
  ['namecard-amira.png', 'business-card'],
  ['VISITING CARD.PDF', 'business-card'],
  ['meishi.jpg', 'business-card'],
  ['SSM certificate.pdf', 'company-certificate'],
  ['Company Registration 2024.pdf', 'company-certificate'],
  ['ACRA bizfile.pdf', 'company-certificate'],
  ['Trading Licence.pdf', 'company-certificate'],
  ['trade-license.pdf', 'company-certificate'],
  ['incorporation.pdf', 'company-certificate'],
  ['Passport Amira.jpg', 'passport'],
  ['paspor.png', 'passport'],
  ['my_pasport.pdf', 'passport'],
] as const)('%s is a %s', (filename, kind) => {
  expect(guessDocumentKind(filename)).toBe(kind);
});

test.each(['IMG_0001.jpg', 'scan.pdf', '', '.pdf', 'document (3).pdf', '护照.jpg'])(
  '%j gives no hint, so it gets the most restricted kind',
  (filename) => {
    expect(guessDocumentKind(filename)).toBe('passport');
  },
);

test.each(['passport and business card.pdf', 'company passport copy.pdf', 'passport card.jpg'])(
  '%s may hold a passport, whatever else its name contains',
  (filename) => {
    expect(guessDocumentKind(filename)).toBe('passport');
  },
);

test('handles an extremely long name quickly', () => {
  // CPU time in microseconds, which other processes on a busy machine do not affect.
  const began = process.cpuUsage();
  expect(DOCUMENT_KINDS).toContain(guessDocumentKind('licen'.repeat(100_000)));
  expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
});

test('keeps kinds, their names, limits and messages consistent', () => {
  expect(Object.keys(choices.documentKind)).toEqual([...DOCUMENT_KINDS]);
  expect(documentKindSchema.safeParse('selfie').success).toBe(false);
  expect(DOCUMENT_LIMIT_BYTES).toBe(2000 * 1024);
  expect(DOCUMENT_EXTENSIONS).toEqual(['.pdf', '.jpg', '.jpeg', '.png']);
  expect(englishOf(DOCUMENT_MESSAGES.required)).toBe('Please upload required documents');
  expect(englishOf(DOCUMENT_MESSAGES.tooLarge)).toBe('This file is above 2000kb');
});
