// Send Email is offered only to roles that may send it.
import { screen } from '@testing-library/react';
import { can } from '@visavis/domain/identity/grants';
import { ORGANISER_ROLES } from '@visavis/domain/staff/schema';
import { expect, test } from 'vitest';
import { storeSession } from '../../lib/stored-session.ts';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { SendStatusEmail } from './send-status-email.tsx';
import { group } from './testing/review-fixture.ts';

test.each(ORGANISER_ROLES)('is offered to the role %s only if it may send', (role) => {
  storeSession('token', { id: 1, email: 'mei@visavis.example', role });
  renderIn(
    <ToastRegion durationMs={5000}>
      <SendStatusEmail group={group({ status: 'Approved' })} onPending={() => {}} onChange={() => {}} />
    </ToastRegion>,
  );
  const offered = screen.queryAllByRole('button', { name: /^Send Email to/ });
  expect(offered).toHaveLength(can(role, 'registration.mail') ? 1 : 0);
});
