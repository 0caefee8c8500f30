// Step 1's note about an existing registration: specific in the browser that made it, neutral everywhere else.
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { SCHEDULE_LINK_PATH } from '@visavis/contract/page-path';
import { expect, test } from 'vitest';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { businessDraft } from '../draft/business-draft.ts';
import { RegisteredAlready, RegisteredHere } from './registered-note.tsx';

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(['edition'], demoEdition({ id: 2 }));
  renderIn(
    <>
      <RegisteredHere />
      <RegisteredAlready />
    </>,
    { queries: client },
  );
}

test('after a registration the empty form says that one was sent from here, and links to it', () => {
  businessDraft.edition.write(2);
  businessDraft.clearAfterRegistration(7);
  open();
  expect(screen.getByRole('status').textContent).toContain('A registration was sent from this browser.');
  expect(screen.getByRole('link', { name: 'Send me my link' }).getAttribute('href')).toBe(SCHEDULE_LINK_PATH);
});

test.each([
  ['no registration was made here', () => undefined],
  [
    'the registration was for another edition',
    () => {
      businessDraft.edition.write(1);
      businessDraft.clearAfterRegistration(7);
    },
  ],
])('shows the neutral note where %s', (_, prepare) => {
  prepare();
  open();
  expect(screen.queryByRole('status')).toBeNull();
  screen.getByText(/^Already registered/);
});
