// Step 1 of Business Matching on opening: the notes for visitors who may have registered already.
import { screen } from '@testing-library/react';
import { BUSINESS_PATHS, SCHEDULE_LINK_PATH } from '@visavis/contract/page-path';
import { createMemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRouter } from '../../lib/testing/render-in.tsx';
import { ownSchedule } from '../../queries/own-schedule.ts';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { businessDraft as draft } from '../draft/business-draft.ts';
import { ContactRoute } from './contact-route.tsx';

const { id } = demoEdition();

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === '/api/edition' ? demoEdition() : []),
  );
});

function open() {
  const { contact, thankYou } = BUSINESS_PATHS;
  const router = createMemoryRouter(
    [
      { path: contact, element: <ContactRoute /> },
      { path: thankYou, element: <h1>The thanks</h1> },
    ],
    { initialEntries: [contact] },
  );
  renderRouter(router);
  return router;
}
const wayToTheLink = () => screen.getByRole('link', { name: 'Send me my link' }).getAttribute('href');

test('tells everybody where to find an existing registration', async () => {
  open();
  await screen.findByText(/^Already registered/);
  expect(wayToTheLink()).toBe(SCHEDULE_LINK_PATH);
  expect(screen.queryByText(/A registration was sent from this browser/)).toBeNull();
  for (const name of ['Terms', 'Privacy']) screen.getByRole('link', { name });
});

test('Back from Thank You to the empty form says that a registration was sent from this browser', async () => {
  draft.form.change({ name: 'Amira' });
  draft.edition.write(id);
  draft.clearAfterRegistration(7);
  open();
  await screen.findByText(/A registration was sent from this browser/);
  expect(wayToTheLink()).toBe(SCHEDULE_LINK_PATH);
  expect(screen.queryByText(/^Already registered/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
});

test('on a device that has the key it leads to the schedule itself', async () => {
  draft.edition.write(id);
  draft.clearAfterRegistration(7);
  ownSchedule.write('key');
  open();
  const link = await screen.findByRole('link', { name: 'Open your schedule' });
  expect(link.getAttribute('href')).toBe('/business/my-schedule?key=key');
});

test('redirects to Thank You when a registration without a response turns out to be stored', async () => {
  const stored = { registration_id: 7, reference: 'BM-7K3M-Q2XD', meetings: [], schedule_key: 'key' };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/edition') return Response.json(demoEdition());
    return Response.json(address.startsWith('/api/submissions/') ? stored : []);
  });
  draft.form.change({ name: 'Amira' });
  draft.edition.write(id);
  draft.keyOfSubmission();
  draft.unansweredToken.write('token');
  const router = open();
  await screen.findByRole('heading', { name: 'The thanks' });
  expect(router.state).toMatchObject({
    historyAction: 'REPLACE',
    location: { state: { registrationId: 7, reference: 'BM-7K3M-Q2XD' } },
  });
});
