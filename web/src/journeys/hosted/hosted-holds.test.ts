// A hosted buyer's hours are held with the key of the buyer's link, since its edition may have closed.
import { afterEach, expect, it, vi } from 'vitest';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { hostedHolds } from './hosted-holds.ts';

afterEach(() => {
  hostedDraft.buyer.clear();
  hostedDraft.draftToken.clear();
});

it('sends the key of the link', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('authorization'));
    return Response.json({ draftToken: 'token', holds: [] });
  });
  hostedDraft.buyer.write({ user: 12, company: 34, key: 'secret' });
  await hostedHolds.hold({ exhibitorId: 1, day: 1, minute: 660 }, () => undefined);
  expect(sent).toEqual(['Bearer secret']);
});
