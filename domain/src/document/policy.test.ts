// Tests of who may open which kind of document, and when documents are deleted.
import { expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE } from '../edition/time-zone.ts';
import { ORGANISER_ROLES } from '../staff/schema.ts';
import { documentsDueAt, mayListDocumentViews, mayOpenDocument } from './policy.ts';
import { DOCUMENT_KINDS } from './schema.ts';

const openedBy = (kind: (typeof DOCUMENT_KINDS)[number]) =>
  ORGANISER_ROLES.filter((role) => mayOpenDocument(role, kind));

test('lets only admins open passports, editors the others too, and viewers none', () => {
  expect(openedBy('passport')).toEqual(['admin']);
  expect(openedBy('business-card')).toEqual(['editor', 'admin']);
  expect(openedBy('company-certificate')).toEqual(['editor', 'admin']);
});

test('lets no one without a valid role open anything', () => {
  for (const kind of DOCUMENT_KINDS)
    for (const role of [undefined, '', 'owner', 'Admin']) expect(mayOpenDocument(role, kind)).toBe(false);
});

test('lets only admins see who opened a document', () => {
  expect(ORGANISER_ROLES.filter(mayListDocumentViews)).toEqual(['admin']);
  expect(mayListDocumentViews(undefined)).toBe(false);
});

test("makes documents due a number of whole days after the end of the last day, in the fair's time zone", () => {
  // 6 July, midnight at the fair: thirty days after the end of 5 June.
  expect(documentsDueAt('2026-06-05', 30, DEFAULT_TIME_ZONE).toISOString()).toBe('2026-07-05T16:00:00.000Z');
  expect(documentsDueAt('2026-06-05', 0, DEFAULT_TIME_ZONE).toISOString()).toBe('2026-06-05T16:00:00.000Z');
});
