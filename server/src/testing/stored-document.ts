// Documents of applications, inserted directly into tables and file store: fixtures that other tests build on.
import type { DocumentKind, DocumentMediaType } from '@visavis/domain/document/schema';
import { newToken } from '../platform/access-links/token.ts';
import { insertRow } from './rows.ts';
import { TEST_NOW } from './small-edition.ts';
import type { TestApp } from './test-app.ts';

/** A minimal PDF with one empty page. */
export const SMALL_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export interface NewDocument {
  kind?: DocumentKind;
  filename?: string;
  mediaType?: DocumentMediaType;
  content?: Buffer;
}

/** @returns the document's id and the storage name of its content */
export async function storeDocument(
  { db, storage }: Pick<TestApp, 'db' | 'storage'>,
  registrationId: number,
  document: NewDocument = {},
): Promise<{ id: number; storageName: string }> {
  const { kind = 'business-card', mediaType = 'application/pdf', content = SMALL_PDF } = document;
  const storageName = newToken();
  await storage.files.put(storageName, content);
  const id = await insertRow(db, 'document', {
    registration_id: registrationId,
    kind,
    filename: document.filename ?? `${kind}.pdf`,
    media_type: mediaType,
    size_bytes: content.length,
    position: 1,
    storage_name: storageName,
    created_at: TEST_NOW,
    deleted_at: null,
  });
  return { id, storageName };
}
