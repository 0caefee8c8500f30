// The page for an unknown address, and its links.
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../lib/testing/render-in.tsx';
import { demoEdition } from '../queries/testing/schedule-fixture.ts';
import { NotFoundPage } from './not-found-page.tsx';

function open(answer: () => Response): void {
  vi.stubGlobal('fetch', async () => answer());
  renderIn(<NotFoundPage />);
}
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('says what is not lost, and links home and to four places', () => {
  open(() => Response.json({}, { status: 503 }));
  screen.getByRole('heading', { level: 1, name: 'We can’t find this page' });
  screen.getByText(/Nothing you entered is lost/);
  expect(ways()).toEqual([
    '/',
    '/business/registration',
    '/hosted/registration',
    '/exhibitions',
    '/business/my-link',
  ]);
});

test('does not invite visitors to register or promise free hours once the last hour has begun', async () => {
  const { days, hours } = demoEdition();
  const begun = days.flatMap(({ day }) => hours.map(({ minute }) => ({ day, minute })));
  open(() => Response.json(demoEdition({ begun: begun.slice(1) })));
  await screen.findByText('Find an exhibitor and see the free hours');
  expect(ways()).toContain('/business/registration');
  cleanup();
  open(() => Response.json(demoEdition({ begun })));
  await screen.findByText('Find an exhibitor and see its products');
  expect(ways()).toEqual(['/', '/exhibitions', '/business/my-link']);
});
