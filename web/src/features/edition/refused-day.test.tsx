// A day of an open edition that the server refuses is reported at the first day, and nothing is changed.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, visitPage } from '../../lib/testing/page-visit.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { UNTOUCHED } from '../../queries/testing/untouched.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import { EditionPage } from './edition-page.tsx';
import { storedEdition } from './testing/edition-fixture.ts';

test('a day moved into the past is refused at the first day, which takes the focus, and can be discarded', async () => {
  const sentence = '2 June 2025 is in the past. No day of an open edition can be moved there.';
  const { user } = visitPage({
    pages: {
      '/dashboard/edition/:id': (
        <ToastRegion durationMs={5000}>
          <EditionPage />
        </ToastRegion>
      ),
    },
    address: '/dashboard/edition/7',
    role: 'admin',
    answers: {
      'GET /api/edition': () => demoEdition({ id: 7 }),
      'GET /api/editions': () => [storedEdition()],
      'GET /api/countries': () => [],
      'GET /api/editions/:id/readiness': () => ({ items: [] }),
      'GET /api/editions/:id/document-deletion': () => ({ deletion: null }),
      'GET /api/editions/:id': () => storedEdition(),
      'POST /api/editions/7/impact': () => UNTOUCHED,
      'PUT /api/editions/:id': () =>
        new Refusal(422, 'request.invalid', 'No', { fields: { 'settings.dates': sentence } }),
    },
  });
  const day = await screen.findByLabelText<HTMLInputElement>('First day');
  const before = day.value;
  fireEvent.change(day, { target: { value: '2025-06-02' } });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(sentence)).toBeDefined();
  await expect
    .poll(() => [document.activeElement, day.getAttribute('aria-invalid'), day.value])
    .toEqual([day, 'true', '2025-06-02']);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(day.value).toBe(before);
});
