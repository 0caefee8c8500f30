// A document that was asked for and handed in, with a word of its own in every field: what an erasure must take away.
import type { TestBuyer } from './hosted-buyer.ts';
import type { ReviewStand } from './review.ts';
import { TEST_NOW } from './small-edition.ts';
import { storeDocument } from './stored-document.ts';

/** Words of the request, its key and its document. */
export const REQUEST_WORDS = ['canaryasked', 'canarykey', 'canaryhandedin'];

export async function createErasableRequest(
  { test: app, editor }: ReviewStand,
  buyer: TestBuyer,
  storage: ReviewStand['test']['storage'],
): Promise<void> {
  const asked = await app.post(
    '/api/hosted/document-requests',
    {
      user_id: buyer.userId,
      visitor_company_id: buyer.companyId,
      kind: 'company-certificate',
      reason: 'canaryasked: it names somebody else.',
    },
    editor,
  );
  if (asked.statusCode !== 201) throw new Error(`not asked: ${asked.body}`);
  const [request] = asked.json().row.documentRequests;
  await app.db
    .insertInto('document_request_key')
    .values({
      key_hash: Buffer.from('canarykey'),
      request_id: request.id,
      created_at: TEST_NOW,
      expires_at: TEST_NOW,
    })
    .execute();
  const handedIn = await storeDocument({ db: app.db, storage }, buyer.registrationId, {
    kind: 'company-certificate',
    filename: 'canaryhandedin.pdf',
  });
  await app.db
    .updateTable('document')
    .set({ request_id: request.id })
    .where('id', '=', handedIn.id)
    .execute();
}
