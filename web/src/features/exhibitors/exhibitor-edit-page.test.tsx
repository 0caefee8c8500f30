// The page of one exhibitor: what changed is named and sent, others' changes arrive, hours and products by keyboard.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import { fairDaysOn } from '@visavis/domain/edition/calendar';
import { fairHour } from '@visavis/domain/edition/slot-time';
import { expect, it } from 'vitest';
import { activateLanguage, loadLanguage, loadWords } from '../../i18n/catalogue.ts';
import { type Answer, Refusal, visitPage } from '../../lib/testing/page-visit.tsx';
import { UNTOUCHED } from '../../queries/testing/untouched.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import { ExhibitorEditPage } from './exhibitor-edit-page.tsx';
import { listed, profile, TREE } from './testing/exhibitors.ts';

const EDITION = {
  id: 1,
  days: fairDaysOn(['2025-06-02', '2025-06-03']),
  hours: [660, 720].map((minute) => fairHour(minute, 60)),
  slotMinutes: 60,
  utcOffsetLabel: 'UTC+8',
};

interface Sent {
  version: number;
  tell: boolean;
  profile: Record<string, unknown>;
}

function open(
  address = '/dashboard/exhibitors/7',
  answers: Record<string, Answer> = {},
  role: 'viewer' | 'editor' = 'editor',
) {
  const sent: Sent[] = [];
  const blocked: unknown[] = [];
  let stored = profile();
  const page = (
    <ToastRegion durationMs={60_000}>
      <ExhibitorEditPage
        draw={({ entry }, kind) => <p>{`${kind}: ${entry.company_name}, ${entry.booth_number}`}</p>}
      />
    </ToastRegion>
  );
  const visit = visitPage({
    role,
    pages: { '/dashboard/exhibitors/new': page, '/dashboard/exhibitors/:id': page },
    address,
    answers: {
      'GET /api/exhibitors/7': () => stored,
      'GET /api/exhibitors/7/history': () => [
        {
          id: 1,
          at: '2025-05-19T02:42:00.000Z',
          by: 'farid@visavis.example',
          action: 'exhibitor.make-link',
          before: { boothNumber: 'A-001' },
          after: { boothNumber: 'B-145' },
        },
        {
          id: 2,
          at: '2025-05-18T02:42:00.000Z',
          by: 'farid@visavis.example',
          action: 'exhibitor.create',
          before: {},
          after: {
            hall: '',
            boothNumber: 'A-001',
            description: { en: '', ms: '' },
            subCategories: ['Serums'],
            pictures: ['/pictures/1.png'],
            isArchived: false,
          },
        },
      ],
      'GET /api/exhibitor-schedules/7': () => ({ exhibitor: {}, meetings: [], blocked: [] }),
      'GET /api/category-tree': () => TREE,
      'GET /api/countries': () => [],
      'GET /api/exhibitor-facts': () => ({ fair: EDITION }),
      'PUT /api/exhibitors/7': (_, body) => {
        sent.push(body as Sent);
        stored = profile({ version: 2, ...((body as Sent).profile as Partial<ExhibitorProfile>) });
        return { ...profile({ version: 2 }), boothNumber: 'B-152', told: (body as Sent).tell ? 14 : 0 };
      },
      'POST /api/blocked-hours': (_, body) => {
        blocked.push(body);
        if ('touched' in (body as object)) {
          const [taken, ...others] = stored.slots;
          if (taken) stored = profile({ slots: [{ ...taken, taken: 0, isBlocked: true }, ...others] });
        }
        return { hours: [], outcome: null };
      },
      'POST /api/blocked-hours/impact': () => ({
        ...UNTOUCHED,
        ...{ meetings: 1, people: 1, exhibitors: 1 },
        moves: { sameHour: 0, sameDay: 1, otherDay: 0, nowhere: 0 },
      }),
      ...answers,
    },
  });
  return { ...visit, sent, blocked };
}

const bar = () => within(screen.getByRole('region', { name: 'Unsaved changes' }));

it('names the changed fields, says what people were told before, and saves with the choice to tell them', async () => {
  const { user, sent } = open();
  const booth = await screen.findByRole('textbox', { name: /^Booth Number/ });
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  await user.clear(booth);
  await user.type(booth, 'B-152');
  expect(screen.getByText('Was B-145, as 14 people were told.')).toBeDefined();
  expect(screen.getByText('card: Atelier Nacre, B-152')).toBeDefined();
  expect(bar().getByText('Booth Number')).toBeDefined();
  expect(bar().getByRole<HTMLInputElement>('checkbox', { name: /^Tell the 14 people/ }).checked).toBe(true);
  await user.click(bar().getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull());
  expect(sent).toMatchObject([{ version: 1, tell: true, profile: { boothNumber: 'B-152' } }]);
  expect(sent[0]?.profile).not.toHaveProperty('logo');
});

it('asks before it is left with unsaved changes', async () => {
  const { user } = open();
  const name = await screen.findByRole('textbox', { name: 'Company name' });
  await user.type(name, ' and Sons');
  await user.click(screen.getAllByRole('link')[0] as HTMLElement);
  const question = within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect((name as HTMLInputElement).value).toMatch(/ and Sons$/);
});

it('asks nobody about telling when a text changes, and discards', async () => {
  const { user } = open();
  const profileText = await screen.findByRole('textbox', { name: 'Product profile' });
  await user.type(profileText, ' and pearls');
  expect(bar().queryByRole('checkbox')).toBeNull();
  await user.click(bar().getByRole('button', { name: 'Discard' }));
  expect((profileText as HTMLInputElement).value).toBe('Pearl-based complexion');
});

it('has a tab for each language, which says whether the texts are not written', async () => {
  const { user, sent } = open();
  const tabs = within(await screen.findByRole('tablist', { name: 'Languages' }));
  expect(tabs.getByRole('tab', { name: 'Bahasa Melayu not written' })).toBeDefined();
  await user.click(tabs.getByRole('tab', { name: '简体中文' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Company description' }).value).toBe(
    '威尼斯附近的工作室',
  );
  await user.click(tabs.getByRole('tab', { name: 'Bahasa Melayu not written' }));
  await user.type(screen.getByRole('textbox', { name: 'Company description' }), 'Studio');
  await user.click(bar().getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.profile.description).toMatchObject({ en: 'A small studio near Venice.', ms: 'Studio' });
});

it('keeps the typed value when somebody else has saved, and shows what is stored now', async () => {
  const theirs = profile({ version: 5, boothNumber: 'C-001', hall: 'Hall 3' });
  let isStale = true;
  const { user, sent } = open('/dashboard/exhibitors/7', {
    'PUT /api/exhibitors/7': (_, body) => {
      if (isStale) {
        isStale = false;
        return new Refusal(409, 'exhibitor.stale', 'Changed meanwhile', { exhibitor: theirs });
      }
      sent.push(body as Sent);
      return { ...theirs, version: 6, boothNumber: 'B-152', told: 0 };
    },
  });
  const booth = await screen.findByRole('textbox', { name: /^Booth Number/ });
  await user.clear(booth);
  await user.type(booth, 'B-152');
  await user.click(bar().getByRole('button', { name: 'Save Changes' }));
  await screen.findByText(/Somebody else has saved this exhibitor/);
  expect(screen.getByText('Booth Number: C-001')).toBeDefined();
  expect((booth as HTMLInputElement).value).toBe('B-152');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Hall/ }).value).toBe('Hall 3');
  await user.click(bar().getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toMatchObject([{ version: 5, profile: { hall: 'Hall 3' } }]));
});

it('shows the error of a refused field beside it, and keeps what was typed', async () => {
  const { user } = open('/dashboard/exhibitors/7', {
    'PUT /api/exhibitors/7': () =>
      new Refusal(422, 'request.invalid', 'Please check', {
        fields: { 'profile.website': 'This is no address', 'profile.products.1.name.en': 'Name it' },
      }),
  });
  const website = await screen.findByRole('textbox', { name: /^Website/ });
  await user.type(website, ' x');
  await user.click(bar().getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('This is no address');
  expect(website.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Name it')).toBeDefined();
  expect((website as HTMLInputElement).value).toBe('ateliernacre.example x');
});

it('says that not everything was saved when a picture was refused', async () => {
  const { user } = open('/dashboard/exhibitors/7', {
    'PUT /api/exhibitors/7/logo': () =>
      new Refusal(422, 'request.invalid', 'This file is no picture we can read.'),
  });
  await user.upload(
    await screen.findByLabelText(/logo$/, { selector: 'input' }),
    new File(['<svg/>'], 'logo.png', { type: 'image/png' }),
  );
  await user.click(bar().getByRole('button', { name: 'Save Changes' }));
  await screen.findByText(/^Not every picture was saved; the rest was\. This file is no picture/);
  expect(screen.queryByText('The changes were saved.')).toBeNull();
  expect(bar().getByText('Logo')).toBeDefined();
});

it('moves a product by its menu with the keyboard alone', async () => {
  const { user, sent } = open();
  const actions = await screen.findByRole('button', { name: 'Actions for Night Balm' });
  actions.focus();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(screen.getByText('Night Balm, 1 of 2')).toBeDefined();
  await user.click(bar().getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.profile.products).toMatchObject([{ id: 2 }, { id: 1 }]);
});

it('adds a product and a sub-category', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a product' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Satin Lip');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Add sub-categories' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('checkbox', { name: 'Lip colour' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Done' }));
  await user.click(bar().getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.profile.subCategoryIds).toEqual([1, 2]);
  expect(sent[0]?.profile.products).toMatchObject([{}, {}, { id: null, name: { en: 'Satin Lip' } }]);
});

it('drops a new product or person that is left empty or removed', async () => {
  const { user } = open();
  for (const add of ['Add a product', 'Add a person'] as const) {
    await user.click(await screen.findByRole('button', { name: add }));
    screen.getByRole('dialog', { name: add });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();

    await user.click(screen.getByRole('button', { name: add }));
    await user.type(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Name' }), 'Satin');
    await user.click(
      within(screen.getByRole('dialog', { name: 'Satin' })).getByRole('button', { name: 'Remove' }),
    );
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: add }));

    await user.click(screen.getByRole('button', { name: add }));
    await user.type(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Name' }), 'Satin');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByRole('button', { name: 'Satin' });
    await user.click(bar().getByRole('button', { name: 'Discard' }));
  }
  await user.click(screen.getByRole('button', { name: 'Pearl Serum' }));
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

it('blocks several hours by keyboard, and asks before it blocks an hour with meetings', async () => {
  const { user, blocked } = open();
  const grid = within(await screen.findByRole('grid', { name: 'Hours' }));
  const free = grid.getByRole('gridcell', { name: /^Monday, 02 June, 12 pm: Free/ });
  free.focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift} ');
  await waitFor(() => expect(blocked).toHaveLength(1));
  expect(blocked[0]).toEqual({
    exhibitorIds: [7],
    hours: [
      { day: 1, minute: 720, length: 60 },
      { day: 2, minute: 720, length: 60 },
    ],
  });
  grid.getByRole('gridcell', { name: /^Monday, 02 June, 11 am: 1 of 1 taken/ }).focus();
  expect((await screen.findByRole('link', { name: '1 meeting' })).getAttribute('href')).toContain(
    'day=1&minute=660',
  );
  await user.keyboard(' ');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Block this hour?' }));
  await user.click(await dialog.findByRole('radio', { name: /^Cancel and tell/ }));
  await user.click(dialog.getByRole('button', { name: 'Block and cancel 1 meeting' }));
  await waitFor(() => expect(blocked).toHaveLength(2));
  expect(blocked[1]).toMatchObject({ touched: 'cancel', expected: 1 });
  await grid.findByRole('gridcell', { name: 'Monday, 02 June, 11 am: Blocked' });
});

it('creates a new exhibitor and opens its page', async () => {
  const { user, router } = open('/dashboard/exhibitors/new', {
    'POST /api/exhibitors': (_, body) =>
      profile({ companyName: (body as { companyName: string }).companyName }),
  });
  await user.type(screen.getByRole('textbox', { name: 'Company name' }), 'Atelier Nacre');
  await user.click(bar().getByRole('button', { name: 'Create exhibitor' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/exhibitors/7'));
});

it('lets nobody change a merged exhibitor, and links to the one that remains', async () => {
  const merged = profile({ isArchived: true, mergedInto: 9, hoursTaken: 0 });
  open('/dashboard/exhibitors/7', { 'GET /api/exhibitors/7': () => merged });
  const booth = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Booth Number/ });
  expect(booth.readOnly || booth.disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe('/dashboard/exhibitors/9');
  expect(screen.queryByRole('link', { name: /^Print schedule/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Hours' })).toBeNull();
});

it('shows the history of changes to a viewer, who can change nothing', async () => {
  open('/dashboard/exhibitors/7', {}, 'viewer');
  const changed = await screen.findByText('Booth Number: A-001 became B-145');
  const history = [...(changed.closest('ol')?.querySelectorAll('ul') ?? [])].map((list) =>
    [...list.children].map(({ textContent }) => textContent),
  );
  expect(history[1]).toEqual(['Booth Number: A-001', 'Categories', 'Product pictures']);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Company name' }).readOnly).toBe(true);
  for (const name of ['Add a product', 'Add sub-categories', 'Replace the logo', 'Add a person'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

it('writes countries, dates and places in Chinese in the head, the hours and the search of a merge', async () => {
  await loadWords(['organiser']);
  await loadLanguage('zh-Hans');
  activateLanguage('zh-Hans');
  try {
    const { user } = open('/dashboard/exhibitors/7', {
      'GET /api/countries': () => [{ name: { common: 'Italy' }, cca2: 'IT' }],
      'GET /api/exhibitors': () => [listed(8)],
    });
    await screen.findByText(/^B-145，意大利。28 个时段中/);
    const days = await screen.findAllByRole('columnheader', { name: /^6月/ });
    expect([...(days[0]?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['6月2日', '周一']);

    await user.click(screen.getByRole('button', { name: 'Atelier Nacre 的操作' }));
    await user.click(screen.getByRole('menuitem', { name: '与另一家合并' }));
    await screen.findByRole('button', { name: /^Exhibitor 8\s*A-8，意大利$/ });
  } finally {
    activateLanguage('en');
  }
});

it('says when an exhibitor does not exist, and when it could not be loaded', async () => {
  open('/dashboard/exhibitors/99');
  await screen.findByText('This exhibitor does not exist.');
  cleanup();
  open('/dashboard/exhibitors/7', {
    'GET /api/exhibitors/7': () => new Refusal(503, 'server.unavailable', 'Away'),
  });
  await screen.findByText('The exhibitor could not be loaded. Please try again.');
});
