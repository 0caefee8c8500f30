// Without an id in its URL, the edition page shows the edition chosen in the sidebar, else the site's.
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseEdition } from '../../lib/chosen-edition.ts';
import { visitPage } from '../../lib/testing/page-visit.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { useWhichEdition } from './which-edition.ts';

function Shown() {
  return <p>edition {useWhichEdition()}</p>;
}

function visit(address: string) {
  visitPage({
    pages: { '/dashboard/edition': <Shown />, '/dashboard/edition/:id': <Shown /> },
    address,
    role: 'admin',
    answers: { 'GET /api/edition': () => demoEdition({ id: 7 }), 'GET /api/editions': () => [] },
  });
}

afterEach(() => chooseEdition(null));

test('shows the edition chosen in the sidebar', async () => {
  chooseEdition(5);
  visit('/dashboard/edition');
  await screen.findByText('edition 5');
});

test('shows the site’s edition if none was chosen', async () => {
  visit('/dashboard/edition');
  await screen.findByText('edition 7');
});

test('shows the edition in the URL, whatever was chosen', async () => {
  chooseEdition(5);
  visit('/dashboard/edition/3');
  expect(await screen.findByText('edition 3')).toBeDefined();
});
