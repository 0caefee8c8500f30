// Organisers see the tree, and change it without losing what they typed when the server refuses.
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredTree } from '@visavis/contract/category-tree/tree';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import { expect, it, vi } from 'vitest';
import { storeSession } from '../../lib/stored-session.ts';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { CategoriesPage } from './categories-page.tsx';

const sub = (id: number, name: string, exhibitors: number, registrations: number) => ({
  id,
  name,
  names: { ms: `${name} ms`, 'zh-Hans': `${name} zh` },
  formerNames: [],
  products: 2 * exhibitors,
  exhibitors,
  registrations,
});
const treeOf = (changes: Partial<StoredTree> = {}): StoredTree => ({
  edition: 3,
  version: 7,
  merges: [],
  categories: [
    {
      id: 1,
      name: 'Skincare',
      names: { ms: 'Kulit' },
      exhibitors: 31,
      products: 62,
      registrations: 208,
      subCategories: [
        sub(10, 'Serums and ampoules', 31, 208),
        sub(11, 'Serum', 14, 31),
        sub(12, 'Eye care', 0, 0),
      ],
    },
    {
      id: 2,
      name: 'Makeup',
      names: { ms: 'Solek', 'zh-Hans': '彩妆' },
      exhibitors: 9,
      products: 18,
      registrations: 9,
      subCategories: [],
    },
  ],
  ...changes,
});

interface Answer {
  status?: number;
  body: unknown;
}

async function open(answers: Record<string, Answer> = {}, role: OrganiserRole = 'editor') {
  storeSession('token', { id: 1, email: 'mei@visavis.example', role });
  const requests: { call: string; body: unknown }[] = [];
  const known: Record<string, Answer> = { 'GET /api/category-tree': { body: treeOf() }, ...answers };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const call = `${init.method} ${path}`;
    requests.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = known[call];
    if (!answer) throw new TypeError('no network');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderIn(
    <ToastRegion durationMs={60_000}>
      <CategoriesPage />
    </ToastRegion>,
    { queries: client },
  );
  const user = userEvent.setup();
  await waitFor(() => expect(screen.queryByText('Loading the categories...')).toBeNull());
  if (screen.queryByRole('tree')) {
    await user.click(item(/^Skincare/));
    await user.keyboard('{ArrowRight}');
  }
  return {
    user,
    requests,
    answers: known,
    changes: () => requests.filter(({ call }) => !call.startsWith('GET')),
  };
}
const item = (name: RegExp) => screen.getByRole('treeitem', { name });
const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const button = (name: string) => screen.getByRole('button', { name });

it('labels each row with what it has and what needs attention', async () => {
  await open();
  screen.getByText('2 categories, 3 sub-categories, 3 need a look');
  item(/^Skincare, 3 sub-categories, 31 exhibitors, 62 products, 208 visitors\. 简体中文 missing$/);
  item(/^Serum, 14 exhibitors, 28 products, 31 visitors\. Like “Serums and ampoules”$/);
  item(/^Eye care, 0 exhibitors, 0 products, 0 visitors\. Hardly used$/);
  expect(item(/^Makeup/).getAttribute('aria-expanded')).toBe('false');
  expect(item(/^Serum,/).getAttribute('aria-level')).toBe('2');
});

it('lets viewers look but change nothing', async () => {
  const { user } = await open({}, 'viewer');
  await user.click(item(/^Serum,/));
  expect(field('English').readOnly).toBe(true);
  for (const name of ['Add category', 'Move', 'Delete', 'Merge'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('keeps what was typed for several rows, saves all, and shows a refusal at its field', async () => {
  const taken = 'There is a sub-category “Serum” already, in “Skincare”.';
  const { user, answers, changes } = await open({
    'PUT /api/category-tree/category/2': { body: treeOf({ version: 8 }) },
    'PUT /api/category-tree/sub-category/12': {
      status: 422,
      body: {
        error: taken,
        message: taken,
        code: 'request.invalid',
        fields: { name: taken },
        requestId: '1',
      },
    },
  });
  await user.click(item(/^Makeup/));
  await user.type(field('Bahasa Melayu'), 'an');
  await user.click(item(/^Eye care/));
  await user.clear(field('English'));
  await user.type(field('English'), 'Serum');
  await user.click(item(/^Makeup/));
  expect(field('Bahasa Melayu').value).toBe('Solekan');
  screen.getByText('2 changes not saved');
  screen.getByText('Eye care, Makeup');
  await user.click(button('Save'));
  await screen.findByText(taken);
  expect(field('English').value).toBe('Serum');
  expect(field('English').getAttribute('aria-invalid')).toBe('true');

  answers['PUT /api/category-tree/sub-category/12'] = { body: treeOf({ version: 9 }) };
  await user.type(field('English'), ' x');
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(
    changes()
      .slice(1)
      .map(({ body }) => body),
  ).toMatchObject([
    { version: 7, name: 'Serum x', names: { ms: 'Eye care ms' } },
    { version: 9, name: 'Makeup', names: { ms: 'Solekan' } },
  ]);
});

it('takes over the current tree when the page was stale, and saves with its version', async () => {
  const stale = 'The categories have been changed in the meantime. Please look at them again.';
  const { user, answers, changes } = await open({
    'PUT /api/category-tree/category/1': {
      status: 409,
      body: {
        error: stale,
        message: stale,
        code: 'category.stale',
        categoryTree: treeOf({ version: 12 }),
        requestId: '1',
      },
    },
  });
  await user.type(field('简体中文'), '护肤');
  await user.click(button('Save'));
  const words = await screen.findByText(stale);
  await waitFor(() => expect(document.activeElement?.contains(words)).toBe(true));
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('alert');
  expect(field('简体中文').value).toBe('护肤');
  answers['PUT /api/category-tree/category/1'] = { body: treeOf({ version: 13 }) };
  await user.click(button('Save'));
  await screen.findByText('The names are saved.');
  expect(changes().map(({ body }) => (body as { version: number }).version)).toEqual([7, 12]);
});

it('moves rows by Alt and arrow keys, and announces the new position', async () => {
  const tree = treeOf({ version: 8 });
  tree.categories[0]?.subCategories.reverse();
  const { user, changes } = await open({ 'POST /api/category-tree/sub-category/10/move': { body: tree } });
  await user.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}');
  await screen.findByText('Serums and ampoules is now 3 of 3 in Skincare.');
  expect(changes()[0]?.body).toEqual({ version: 7, categoryId: 1, position: 1 });
  await expect.poll(() => document.activeElement).toBe(item(/^Serums and ampoules/));
});

it('adds a sub-category where it belongs, and moves it to a place by its dialog, as on a touch screen', async () => {
  const added = treeOf({ version: 8 });
  added.categories[0]?.subCategories.push(sub(13, 'Thermal water', 0, 0));
  const moved = treeOf({ version: 9 });
  moved.categories[0]?.subCategories.unshift(sub(13, 'Thermal water', 0, 0));
  const { user, changes } = await open({
    'POST /api/category-tree': { status: 201, body: { id: 13, tree: added } },
    'POST /api/category-tree/sub-category/13/move': { body: moved },
  });
  await user.click(button('Add category'));
  const adding = within(screen.getByRole('dialog', { name: 'Add a category' }));
  await user.selectOptions(adding.getByLabelText('Belongs to'), 'Skincare');
  await user.type(adding.getByLabelText('English'), 'Thermal water');
  await user.click(adding.getByRole('button', { name: 'Add' }));
  await screen.findByText('“Thermal water” is added.');
  expect(item(/^Thermal water/).getAttribute('aria-selected')).toBe('true');
  await user.click(button('Move'));
  const moving = within(screen.getByRole('dialog', { name: 'Move “Thermal water”' }));
  await user.selectOptions(moving.getByLabelText('Place'), 'First');
  await user.click(moving.getByRole('button', { name: 'Move' }));
  await screen.findByText('Thermal water is now 1 of 4 in Skincare.');
  const names = screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label')?.split(',')[0]);
  expect(names.slice(0, 2)).toEqual(['Skincare', 'Thermal water']);
  expect(changes().map(({ body }) => body)).toEqual([
    { version: 7, categoryId: 1, name: 'Thermal water', names: {} },
    { version: 8, categoryId: 1, position: 0 },
  ]);
});

it('previews a merge before it is made, and offers to undo it', async () => {
  const merge = {
    id: 3,
    kind: 'sub-category' as const,
    name: 'Serum',
    into: 'Serums and ampoules',
    mergedAt: '2026-03-02T04:00:00.000Z',
    undoUntil: '2026-04-01T04:00:00.000Z',
  };
  const { user, changes } = await open({
    'GET /api/category-tree/sub-category/11/merge?into=10': {
      body: {
        exhibitors: { from: 14, into: 31, both: 7, after: 38 },
        products: { from: 28, into: 62, both: 14, after: 76 },
        registrations: { from: 31, into: 208, both: 8, after: 231 },
      },
    },
    'POST /api/category-tree/sub-category/11/merge': { body: treeOf({ version: 8, merges: [merge] }) },
    'POST /api/category-tree/merges/3/undo': { body: treeOf({ version: 9 }) },
  });
  await user.click(item(/^Serum,/));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Into' }), 'Serums and ampoules (Skincare)');
  await screen.findByText('31 before, 38 after');
  screen.getByText('62 before, 76 after');
  screen.getByText('8 are in both');
  const kept = within(screen.getByRole('table', { name: 'Names that stay' }));
  kept.getByRole('row', { name: 'Bahasa Melayu Serums and ampoules ms Serum ms' });
  await user.click(button('Merge'));
  await screen.findByText('“Serum” is merged into “Serums and ampoules”.');
  expect(changes()[0]?.body).toEqual({ version: 7, into: 10 });
  await user.click(button('Undo the merge of “Serum” into “Serums and ampoules”'));
  await screen.findByText('The merge of “Serum” is undone.');
  expect(screen.queryByText('Merges that can be undone')).toBeNull();
});

it('deletes only unused nodes, after a confirmation', async () => {
  const { user, changes } = await open({
    'DELETE /api/category-tree/sub-category/12?version=7': { body: treeOf({ version: 8 }) },
  });
  await user.click(item(/^Serum,/));
  screen.getByText('14 exhibitors and 31 visitors use it, so it can be merged or moved, not deleted.');
  await user.click(button('Delete'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(item(/^Eye care/));
  await user.click(button('Delete'));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete “Eye care”?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('“Eye care” is deleted.');
  expect(changes()).toHaveLength(1);
});

it('fills an edition without categories from the template, and focuses the first one', async () => {
  const { user, changes } = await open({
    'GET /api/category-tree': { body: treeOf({ categories: [] }) },
    'POST /api/category-tree/template': { body: treeOf({ version: 8 }) },
  });
  screen.getByRole('heading', { name: 'There are no categories yet' });
  await user.click(button('Use the beauty trade’s categories'));
  await screen.findByText('2 categories with their sub-categories are added.');
  expect(changes()[0]?.body).toEqual({ version: 7, template: 'beauty-trade' });
  await waitFor(() => expect(document.activeElement).toBe(item(/^Skincare/)));
});

it('tells viewers that there are no categories, and offers no actions', async () => {
  await open({ 'GET /api/category-tree': { body: treeOf({ categories: [] }) } }, 'viewer');
  screen.getByRole('heading', { name: 'There are no categories yet' });
  expect(screen.queryByRole('button')).toBeNull();
});
