// The edition page without an id in its address shows the edition that was chosen in the sidebar, else the site's.
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseEdition } from '../../lib/chosen-edition.ts';
import { endVisit, visitPage } from '../../lib/testing/page-visit.tsx';
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

afterEach(() => {
  endVisit();
  chooseEdition(null);
});

test('the chosen one', async () => {
  chooseEdition(5);
  visit('/dashboard/edition');
  await screen.findByText('edition 5');
});

test('the site’s where none was chosen', async () => {
  visit('/dashboard/edition');
  await screen.findByText('edition 7');
});

test('the one of the address, whatever was chosen', async () => {
  chooseEdition(5);
  visit('/dashboard/edition/3');
  expect(await screen.findByText('edition 3')).toBeDefined();
});
