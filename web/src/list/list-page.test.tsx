// A list that is drawn from its definition.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { visitPage } from '../lib/testing/page-visit.tsx';
import { defineList } from './define-list.ts';
import { defineRows, type Page } from './define-rows.ts';
import type { ListOf, Order } from './list-of.ts';
import { ListPage } from './list-page.tsx';

interface NameList extends ListOf {
  row: { id: number; name: string };
  filter: Record<never, never>;
  sort: 'name';
}

const NAMES = ['Amira', 'Kenji', 'Lena'].map((name, id) => ({ id, name }));

const LIST = defineList<NameList>({
  source: defineRows({
    part: 'exhibitors',
    name: 'names',
    step: 20,
    idOf: ({ id }: NameList['row']) => id,
    load: async ({ direction }: Order<NameList> & Page) => ({
      rows: direction === 'descending' ? NAMES.toReversed() : NAMES,
      total: NAMES.length,
      facts: null,
    }),
  }),
  nameOf: ({ name }) => name,
  words: {
    title: () => 'refunds.title',
    caption: 'refunds.caption',
    loading: 'refunds.loading',
    found: 'refunds.found',
    failed: (_, text) => text('refunds.failed'),
    none: () => 'refunds.none',
  },
  filterSchema: z.object({}),
  filters: {},
  columns: [{ key: 'name', title: 'refunds.buyer', sort: 'name', cell: ({ name }) => name }],
});

it('is reordered by a press of a heading, although the pointer is in the list and every row is known', async () => {
  const { user } = visitPage({
    pages: { '/names': <ListPage list={LIST} /> },
    address: '/names',
    answers: {},
  });
  await screen.findByText('Kenji');
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await user.click(screen.getByRole('button', { name: 'Buyer' }));
  await user.click(screen.getByRole('button', { name: 'Buyer' }));
  await expect.poll(names).toEqual(['Lena', 'Kenji', 'Amira']);
});
