// The final meetings without a link or after a failure: the server’s message, whatever the status, else the specified one.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { FinalMeetingsRoute } from './final-meetings-route.tsx';

beforeEach(() => hostedDraft.buyer.write({ user: 12, company: 34, key: 'secret' }));
afterEach(() => hostedDraft.buyer.clear());

function open() {
  renderIn(<FinalMeetingsRoute />);
}

test.each([
  ['a 500 with a message', 500, { message: 'The list is locked.' }, 'The list is locked.'],
  ['success: false', 200, { success: false, message: 'Not yet.' }, 'Not yet.'],
  ['a 500 without a message', 500, {}, 'Failed to fetch meetings'],
])('%s', async (_, status, body, sentence) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  open();
  await screen.findByText(sentence);
  screen.getByRole('link', { name: 'Back to Home' });
});

test('without a link says that there is no buyer, and leads home', async () => {
  hostedDraft.buyer.clear();
  open();
  await screen.findByText('User or company data not found');
  screen.getByRole('link', { name: 'Back to Home' });
});

test('Try again loads a list that could not be fetched', async () => {
  let answer = () => Response.json({}, { status: 500 });
  vi.stubGlobal('fetch', async () => answer());
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer = () =>
    Response.json({
      success: true,
      edition: 1,
      message: '',
      meetings: [],
      name: 'Amira Rahman',
      reference: 'HB-7K3M-Q2XD',
      stay: null,
      deposit: null,
      heldCount: 0,
      refundAfterMeetings: 4,
      refundWithinDays: 30,
    });
  await userEvent.click(again);
  await screen.findByText('HB-7K3M-Q2XD');
  expect(screen.queryByText('Failed to fetch meetings')).toBeNull();
});
