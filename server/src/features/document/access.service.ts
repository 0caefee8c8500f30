// Opens documents for organisers who may see them, and records every view. For others they appear not to exist.

import { contentDisposition, safeFilename } from '@visavis/domain/document/filename';
import { mayListDocumentViews, mayOpenDocument } from '@visavis/domain/document/policy';
import type { DocumentMediaType } from '@visavis/domain/document/schema';
import { message } from '@visavis/domain/message/message';
import { type Organiser, SESSION_ABSOLUTE_HOURS } from '@visavis/domain/staff/schema';
import { choices } from '@visavis/domain/words/en/choices';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { FileStore } from '../../adapters/file-store/file-store.ts';
import { AppError } from '../../http/app-error.ts';
import { hashToken, newToken } from '../../platform/access-links/token.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import * as documents from './repository.ts';

/** How long an address is valid (decisions 8). */
const ADDRESS_SECONDS = 60;
const HOUR_MS = 3_600_000;

export interface OpenedDocument {
  mediaType: DocumentMediaType;
  content: Buffer;
  contentDisposition: string;
}

export interface DocumentOpening {
  preview(organiser: Organiser, id: number): Promise<OpenedDocument>;
  /** @param sessionToken the organiser's: the address ends with that session */
  makeAddress(
    organiser: Organiser,
    sessionToken: string,
    id: number,
  ): Promise<{ url: string; expiresInSeconds: number }>;
  openAddress(token: string): Promise<OpenedDocument>;
  listViews(organiser: Organiser, id: number): Promise<{ by: string; way: documents.ViewWay; at: string }[]>;
}

/** The same error for a document that does not exist and for one that the caller may not see. */
const nothing = () => new AppError('resource.not-found', message('resource.hidden'));

/** Every function throws 'resource.not-found' if the caller may not. */
export function createDocumentOpening({
  db,
  clock,
  files,
}: {
  db: Kysely<Database>;
  clock: Clock;
  files: FileStore;
}): DocumentOpening {
  async function find(organiser: Organiser, id: number) {
    const document = await documents.findDocument(db, id);
    if (!document || !mayOpenDocument(organiser.role, document.kind)) throw nothing();
    const { storageName } = document;
    if (storageName === null) throw nothing();
    return { ...document, storageName };
  }

  /** Returns the content after recording that the organiser viewed it. */
  async function read(organiser: Organiser, id: number, way: documents.ViewWay): Promise<OpenedDocument> {
    const document = await find(organiser, id);
    const content = await files.get(document.storageName);
    if (content === null) {
      // Deleted since it was found, which is 404; or lost, which must fail as an error.
      await find(organiser, id);
      throw new Error(`the content of document ${id} is not in the file store`);
    }
    const at = clock();
    await db.transaction().execute(async (transaction) => {
      await documents.insertView(transaction, { documentId: id, organiserId: organiser.id, way, at });
      await recordAction(transaction, {
        at,
        actor: organiser,
        action: 'document.view',
        subject: `${choices.documentKind[document.kind]} of ${document.name} (${document.reference})`,
        registrationId: document.registrationId,
        after: { document: id, way },
      });
    });
    const { mediaType } = document;
    const filename = safeFilename(document.filename, mediaType);
    return {
      mediaType,
      content,
      contentDisposition: contentDisposition(way === 'preview' ? 'inline' : 'attachment', filename),
    };
  }

  return {
    preview: (organiser, id) => read(organiser, id, 'preview'),

    async makeAddress(organiser, sessionToken, id) {
      await find(organiser, id);
      const token = newToken();
      await documents.insertAddress(db, {
        tokenHash: hashToken(token),
        documentId: id,
        organiserId: organiser.id,
        sessionHash: hashToken(sessionToken),
        expiresAt: new Date(clock().getTime() + ADDRESS_SECONDS * 1000),
      });
      return { url: `/api/hosted/documents/open/${token}`, expiresInSeconds: ADDRESS_SECONDS };
    },

    async openAddress(token) {
      const now = clock();
      const sessionsAfter = new Date(now.getTime() - SESSION_ABSOLUTE_HOURS * HOUR_MS);
      const used = await documents.useAddress(db, { tokenHash: hashToken(token), now, sessionsAfter });
      if (!used) throw nothing();
      return read(used.organiser, used.documentId, 'download');
    },

    async listViews(organiser, id) {
      if (!mayListDocumentViews(organiser.role) || !(await documents.findDocument(db, id))) throw nothing();
      const views = await documents.listViews(db, id);
      return views.map(({ at, ...view }) => ({ ...view, at: at.toISOString() }));
    },
  };
}
