// Requested documents in tests: requesting, the emailed link, and uploading.
import type { AskedDocument } from '@visavis/contract/document-request/endpoints';
import type { DocumentRequestInfo, HostedRow } from '@visavis/contract/hosted-buyer/row';
import { expect } from 'vitest';
import { createDocumentRequestKey } from '../features/document-request/service.ts';
import { FORM_HEADERS, type FormPart, filePart, formBody } from './application-form.ts';
import { pdfOf } from './document-files.ts';
import { createHostedBuyer, type HostedBuyerOptions, type TestBuyer } from './hosted-buyer.ts';
import { type MailStand, openMailStand } from './mail-harness.ts';

export const ASK = '/api/hosted/document-requests';
export const ASKED_BECAUSE = 'The company name cannot be read.';

export const idsOf = ({ userId, companyId }: TestBuyer) => ({
  user_id: userId,
  visitor_company_id: companyId,
});

export type AskingStand = Awaited<ReturnType<typeof openAsking>>;

export async function openAsking() {
  const stand: MailStand = await openMailStand();
  const { test, edition, editor, mailServer } = stand;

  const rowOf = async ({ registrationId }: TestBuyer): Promise<HostedRow> => {
    const rows: HostedRow[] = (await test.get('/api/hosted', editor)).json().data;
    const row = rows.find(({ id }) => id === registrationId);
    if (!row) throw new Error('the application is not listed');
    return row;
  };
  const received = async ({ email }: TestBuyer) => {
    const all = mailServer.received;
    const place = () => all.findIndex(({ recipients }) => recipients.includes(email));
    await expect.poll(place, { timeout: 10_000, interval: 20 }).toBeGreaterThanOrEqual(0);
    return all.splice(place(), 1)[0]?.parsed;
  };
  const look = (key: string) => test.get('/api/document-request', { authorization: `Bearer ${key}` });
  const ask = (buyer: TestBuyer, more: object = {}, headers = editor) =>
    test.post(ASK, { ...idsOf(buyer), kind: 'company-certificate', reason: ASKED_BECAUSE, ...more }, headers);

  return {
    ...stand,
    ask,
    look,
    rowOf,
    received,
    create: (changes: HostedBuyerOptions = {}) =>
      createHostedBuyer(test.db, edition.editionId, { decision: 'pending', ...changes }),
    withdraw: (buyer: TestBuyer, requestId: number) =>
      test.post(`${ASK}/${requestId}/withdraw`, idsOf(buyer), editor),
    handIn: (key: string, parts: readonly FormPart[] = [filePart(0, pdfOf(), 'SSM.pdf')]) =>
      test.call({
        method: 'POST',
        url: '/api/document-request/documents',
        headers: { ...FORM_HEADERS, authorization: `Bearer ${key}` },
        payload: formBody(parts),
      }),
    /** The first request sent to a buyer. */
    requestOf: async (buyer: TestBuyer): Promise<DocumentRequestInfo> => {
      const [request] = (await rowOf(buyer)).documentRequests;
      if (!request) throw new Error('no document is requested');
      return request;
    },
    /** Requests a document and waits for its email. @returns the key of the emailed link */
    asked: async (buyer: TestBuyer, more: object = {}): Promise<string> => {
      expect((await ask(buyer, more)).statusCode).toBe(201);
      stand.passMinutes(11 / 60);
      const letter = await received(buyer);
      return keyIn(letter?.text);
    },
    stateOf: async (key: string) => ((await look(key)).json() as AskedDocument).state,
    /** Creates a key as the mail sender does, without waiting for the email. */
    keyOf: async ({ registrationId }: TestBuyer): Promise<string> => {
      const { content } = await test.db
        .selectFrom('email')
        .select('content')
        .where('registration_id', '=', registrationId)
        .where('kind', '=', 'document-asked')
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow();
      const key = await createDocumentRequestKey(test.db, content as never, stand.now());
      if (key === null) throw new Error('no key was created');
      return key;
    },
    /** Stray files that never got a document; excludes those whose document was deleted. */
    leftOver: () =>
      test.db.selectFrom('stray_file').selectAll().where('noted_at', '>', new Date(0)).execute(),
  };
}

export const keyIn = (text = ''): string => /\/hosted\/document\?key=([\w-]+)/.exec(text)?.[1] ?? '';
