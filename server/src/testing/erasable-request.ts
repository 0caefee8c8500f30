// A requested and uploaded document with a canary in every field, for tests of erasure.
import type { TestBuyer } from './hosted-buyer.ts';
import type { ReviewStand } from './review.ts';
import { insertRows, updateRows } from './rows.ts';
import { TEST_NOW } from './small-edition.ts';
import { storeDocument } from './stored-document.ts';

/** The canaries of the request, its key and its document. */
export const REQUEST_WORDS = ['canaryasked', 'canarykey', 'canaryhandedin'];

export async function createErasableRequest(
  { test: app, editor }: ReviewStand,
  buyer: TestBuyer,
  storage: ReviewStand['test']['storage'],
): Promise<void> {
  const response = await app.post(
    '/api/hosted/document-requests',
    {
      user_id: buyer.userId,
      visitor_company_id: buyer.companyId,
      kind: 'company-certificate',
      reason: 'canaryasked: it names somebody else.',
    },
    editor,
  );
  if (response.statusCode !== 201) throw new Error(`the request failed: ${response.body}`);
  const [request] = response.json().row.documentRequests;
  await insertRows(app.db, 'document_request_key', {
    key_hash: Buffer.from('canarykey'),
    request_id: request.id,
    created_at: TEST_NOW,
    expires_at: TEST_NOW,
  });
  const uploaded = await storeDocument({ db: app.db, storage }, buyer.registrationId, {
    kind: 'company-certificate',
    filename: 'canaryhandedin.pdf',
  });
  await updateRows(app.db, 'document', { id: uploaded.id }, { request_id: request.id });
}
