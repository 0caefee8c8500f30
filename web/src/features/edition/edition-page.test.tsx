// The edition page as admins use it: what is typed survives others' changes, and refusals appear at their fields.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StoredEdition } from '@visavis/contract/edition/stored';
import type { ReadinessItem } from '@visavis/domain/edition/readiness';
import { beforeEach, expect, test } from 'vitest';
import { lookAwayAndBack } from '../../lib/testing/look-away.ts';
import { Refusal, visitPage } from '../../lib/testing/page-visit.tsx';
import { FollowChanges } from '../../queries/follow-changes.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { UNTOUCHED } from '../../queries/testing/untouched.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import { EditionPage } from './edition-page.tsx';
import { DATES, SETTINGS, storedEdition } from './testing/edition-fixture.ts';

let stored: StoredEdition;
let ready: ReadinessItem[] = [];
let impact: (body: unknown) => unknown = () => UNTOUCHED;

beforeEach(() => {
  ready = [];
  impact = () => UNTOUCHED;
  stored = storedEdition();
});

interface Sent {
  version: number;
  touched?: string;
  rest?: string;
  expected?: number;
  settings: StoredEdition['settings'];
}
/** What was saved, in order. */
let saved: Sent[] = [];

function visit({
  address = '/dashboard/edition/7',
  role = 'admin' as 'admin' | 'viewer',
  put = undefined as ((sent: Sent) => unknown) | undefined,
  post = undefined as ((path: string, body: unknown) => unknown) | undefined,
} = {}) {
  saved = [];
  const page = (
    <ToastRegion durationMs={5000}>
      <FollowChanges />
      <EditionPage />
    </ToastRegion>
  );
  return visitPage({
    pages: { '/dashboard/edition': page, '/dashboard/edition/:id': page },
    address,
    role,
    answers: {
      'GET /api/edition': () => demoEdition({ id: 7 }),
      'GET /api/editions': () => [{ ...stored }, { ...stored, id: 5, name: 'Spring fair', state: 'closed' }],
      'GET /api/countries': () => [
        { name: { common: 'United Arab Emirates' }, cca2: 'AE', idd: { root: '+9', suffixes: ['71'] } },
      ],
      'GET /api/editions/:id/readiness': () => ({ items: ready }),
      'GET /api/editions/:id/document-deletion': () => ({ deletion: null }),
      'GET /api/editions/:id': () => stored,
      'POST /api/editions/7/impact': (_, body) => impact(body),
      'PUT /api/editions/:id': (_, body) => {
        const sent = body as Sent;
        saved.push(sent);
        if (put) return put(sent);
        stored = {
          ...stored,
          version: stored.version + 1,
          settings: sent.settings,
          name: sent.settings.name,
        };
        return stored;
      },
      'POST /api/editions': ({ pathname }, body) => post?.(pathname, body),
      'POST /api/editions/7/open': ({ pathname }, body) => post?.(pathname, body),
      'POST /api/editions/7/close': ({ pathname }, body) => post?.(pathname, body),
    },
  });
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });
const press = (name: string) => screen.getByRole('button', { name });

test('shows the settings of the site’s edition, and saves only what was changed', async () => {
  const { user } = visit({ address: '/dashboard/edition' });
  const most = await field('Meetings a visitor may choose');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edition 2026');
  expect([most.value, (await field('Refundable deposit')).value, bar()]).toEqual(['8', '900.00', null]);
  await user.clear(most);
  await user.type(most, '6');
  await user.clear(await field('Refundable deposit'));
  await user.type(await field('Refundable deposit'), '450,5');
  await user.selectOptions(screen.getByLabelText('Country of visitors'), 'United Arab Emirates (+971)');
  expect(bar()?.textContent).toContain(
    '3 changes not savedMeetings a visitor may choose, Refundable deposit, Country of visitors',
  );
  await user.click(press('Save Changes'));
  await waitFor(() => expect(bar()).toBeNull());
  expect(await screen.findByText('The changes are saved.')).toBeDefined();
  const changed = { businessMaximum: 6, deposit: 450.5, country: 'AE' };
  expect(saved).toEqual([{ version: 3, settings: { ...SETTINGS, ...changed } }]);
  expect((await field('Refundable deposit')).value).toBe('450.50');
});

test('discards what was typed', async () => {
  const { user } = visit();
  await user.type(await field('Name of the exhibition'), ' of Berlin');
  await user.click(press('Discard'));
  expect([(await field('Name of the exhibition')).value, bar()]).toEqual(['Autumn fair', null]);
});

test('an unreadable value is reported at its field, which takes the focus, and nothing is sent', async () => {
  const { user } = visit();
  const days = await field('Refund within days');
  await user.clear(days);
  await user.type(days, 'soon');
  await user.click(press('Save Changes'));
  expect(await screen.findByText('Please enter a whole number.')).toBeDefined();
  await expect
    .poll(() => [document.activeElement, days.getAttribute('aria-invalid'), days.value])
    .toEqual([days, 'true', 'soon']);
  expect(saved).toEqual([]);
});

test('the server’s refusals are shown at their fields', async () => {
  const put = () =>
    new Refusal(422, 'request.invalid', 'No', {
      fields: { 'settings.businessMinimum': 'The fewest must not be more than the most.' },
    });
  const { user } = visit({ put });
  const least = await field('A visitor chooses at least');
  await user.clear(least);
  await user.type(least, '9');
  await user.click(press('Save Changes'));
  expect(await screen.findByText('The fewest must not be more than the most.')).toBeDefined();
  await expect.poll(() => [document.activeElement, least.value, bar() !== null]).toEqual([least, '9', true]);
});

test('a stale page keeps what was typed, shows the stored value, and can be saved again', async () => {
  const others = { ...SETTINGS, businessMaximum: 5, refundWithinDays: 20 };
  const put = ({ version, settings }: Sent) => {
    if (version === 3) {
      stored = { ...stored, version: 4, settings: others };
      return new Refusal(409, 'edition.stale', 'The edition has been changed in the meantime.', {
        edition: stored,
      });
    }
    stored = { ...stored, version: 5, settings };
    return stored;
  };
  const { user } = visit({ put });
  const most = await field('Meetings a visitor may choose');
  await user.clear(most);
  await user.type(most, '6');
  await user.click(press('Save Changes'));
  expect(await screen.findByText('The edition has been changed in the meantime.')).toBeDefined();
  expect(most.value).toBe('6');
  expect(screen.getByText('Somebody else has saved: 5')).toBeDefined();
  expect((await field('Refund within days')).value).toBe('20');
  await user.click(press('Save Changes'));
  await waitFor(() => expect(bar()).toBeNull());
  expect(saved.at(-1)).toEqual({ version: 4, settings: { ...others, businessMaximum: 6 } });
});

test('a refetch updates other fields and keeps what was typed', async () => {
  const { user } = visit();
  await user.type(await field('Name of the exhibition'), ' of Berlin');
  stored = { ...stored, version: 4, settings: { ...SETTINGS, meetingsADay: 4 } };
  lookAwayAndBack();
  await waitFor(async () => expect((await field('Meetings a day in the text')).value).toBe('4'));
  expect((await field('Name of the exhibition')).value).toBe('Autumn fair of Berlin');
});

test('opening asks for confirmation, names the edition that closes, and sends both', async () => {
  stored = { ...stored, state: 'draft' };
  const open = { ...stored, id: 5, name: 'Spring fair', state: 'open' as const };
  const posted: unknown[] = [];
  const { user } = visitPage({
    pages: { '/dashboard/edition/:id': <EditionPage /> },
    address: '/dashboard/edition/7',
    role: 'admin',
    answers: {
      'GET /api/edition': () => demoEdition({ id: 5 }),
      'GET /api/editions': () => [stored, open],
      'GET /api/editions/5/ahead': () => ({ people: 12, meetings: 41 }),
      'GET /api/editions/:id': () => stored,
      'POST /api/editions/7/open': (_, body) => {
        posted.push(body);
        stored = { ...stored, version: 4, state: 'open' };
        return stored;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Open registration' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Open registration for Autumn fair?' }));
  expect(question.getByText(/^Spring fair is open now and will close/)).toBeDefined();
  expect(await question.findByText(/^12 people have 41 meetings in Spring fair still to come/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Open registration' }));
  expect(await screen.findByRole('button', { name: 'Close registration' })).toBeDefined();
  expect(posted).toEqual([{ version: 3, closes: 5 }]);
});

test('copying asks for confirmation, and the copy opens as a draft', async () => {
  const post = (path: string, body: unknown) => {
    expect([path, body]).toEqual(['/api/editions', { from: 7 }]);
    return { ...stored, id: 9, state: 'draft' };
  };
  const { user, router } = visit({ post });
  await user.click(await screen.findByRole('button', { name: 'Copy to 2027' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Copy to 2027' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/edition/9'));
});

test('viewers can read the settings but not change them', async () => {
  visit({ role: 'viewer' });
  expect((await field('Refundable deposit')).closest('fieldset')?.disabled).toBe(true);
  expect(screen.getByText('Only admins can change these settings.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /registration|Copy/ })).toBeNull();
});

test('says so when the edition does not exist', async () => {
  visitPage({
    pages: { '/dashboard/edition/:id': <EditionPage /> },
    address: '/dashboard/edition/99',
    role: 'admin',
    answers: {},
  });
  expect(await screen.findByText('There is no such edition.')).toBeDefined();
});

test('an incomplete draft cannot be opened yet, and the list says where to complete it', async () => {
  stored = { ...stored, state: 'draft' };
  ready = [
    { check: 'dates', state: 'ready', count: 4 },
    { check: 'exhibitors', state: 'blocking', count: 0 },
    { check: 'contacts', state: 'mend', count: 0 },
  ];
  const { user } = visit();
  const list = within((await screen.findByText(/^There are no exhibitors yet/)).closest('ul') as HTMLElement);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/exhibitors?edition=7',
    '#contacts',
  ]);
  const button = press('Open registration');
  await user.click(button);
  expect([button.getAttribute('aria-disabled'), screen.queryByRole('alertdialog')]).toEqual(['true', null]);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'One thing is still missing.',
  );
  ready = ready.map((item) => ({ ...item, state: 'ready' }));
  await user.click(press('Check again'));
  expect(await screen.findByText('3 of 3 in order')).toBeDefined();
  await user.click(press('Open registration'));
  expect(screen.getByRole('alertdialog')).toBeDefined();
});

const hour = (name: string) =>
  within(screen.getByRole('group', { name: 'Hours' })).getByRole<HTMLInputElement>('checkbox', { name });

test('names the version of the terms in force, and links to their text', async () => {
  visit();
  expect(await screen.findByText(/accepts version 2026-01 of the terms/)).toBeDefined();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'See the terms' });
  expect(link.getAttribute('href')).toBe('/dashboard/words?text=terms&edition=7');
});

test('closing an hour shows whom it affects, asks what to do, and reports what was done', async () => {
  impact = (body) => {
    expect(body).toMatchObject({
      settings: { dates: DATES, starts: [660, 720, 780, 840, 900, 960], slotMinutes: 60 },
    });
    return {
      ...UNTOUCHED,
      meetings: 41,
      people: 38,
      holds: 2,
      moves: { sameHour: 0, sameDay: 35, otherDay: 3, nowhere: 3 },
      kinds: { ...UNTOUCHED.kinds, 'hour-closed': 41 },
      days: [{ date: '2026-06-03', meetings: 41 }],
    };
  };
  const left = {
    id: 1,
    registrationId: 2,
    reference: 'BM-2222-3333',
    name: 'Mei Tan',
    exhibitor: 'Hanari',
    boothNumber: 'A-1',
    date: '2026-06-03',
    time: '5.00pm-6.00pm',
  };
  const put = ({ settings }: Sent) => {
    stored = { ...stored, version: 4, settings };
    return { ...stored, outcome: { moved: 38, kept: 0, cancelled: 3, told: 38, holds: 2, left: [left] } };
  };
  const { user } = visit({ put });
  await field('Refundable deposit');
  await user.click(hour('5 pm'));
  expect(hour('5 pm closes').checked).toBe(false);
  const block = within(await screen.findByRole('group', { name: 'This affects 41 meetings' }));
  // The list cannot show the meetings of one hour on some days only.
  expect(block.queryByRole('link')).toBeNull();
  expect(screen.getByText(/^2 hours are being held/)).toBeDefined();
  expect(press('Save and move 38')).toBeDefined();
  await user.click(block.getByRole('radio', { name: /^Keep them/ }));
  expect(press('Save and keep 41')).toBeDefined();
  await user.click(block.getByRole('radio', { name: /^Move them/ }));
  await user.click(block.getByRole('radio', { name: 'Reject and tell' }));
  await user.click(press('Save, move 38 and reject 3'));
  expect(await screen.findByText('38 moved, 0 kept, 3 rejected. 38 people get an email.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Mei Tan' })).toBeDefined();
  expect(saved.at(-1)).toMatchObject({ touched: 'move', rest: 'cancel', expected: 41 });
});

test('a booking made meanwhile causes a refusal, which takes the focus, and a question about it', async () => {
  const put = ({ touched }: Sent) =>
    touched === undefined ? new Refusal(409, 'edition.touched', 'This touches 1 meeting.') : stored;
  const { user } = visit({ put });
  await field('Refundable deposit');
  await user.click(hour('5 pm'));
  await waitFor(() => expect(screen.queryByRole('group', { name: /^This affects/ })).toBeNull());
  const moves = { ...UNTOUCHED.moves, otherDay: 1 };
  impact = () => ({ ...UNTOUCHED, meetings: 1, people: 1, moves });
  await user.click(press('Save Changes'));
  expect(await screen.findByRole('group', { name: 'This affects 1 meeting' })).toBeDefined();
  await expect.poll(() => document.activeElement?.textContent).toContain('This touches 1 meeting.');
  await user.click(press('Save and move 1'));
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ touched: 'move', expected: 1 }));
});

test('another first day moves all days, and another meeting length fills the same hours', async () => {
  const { user } = visit();
  await field('Refundable deposit');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-06-30' } });
  await user.selectOptions(screen.getByLabelText('Days'), '5');
  await user.selectOptions(screen.getByLabelText('Length of a meeting'), '30');
  expect(screen.queryByRole('group', { name: /^This affects/ })).toBeNull();
  await user.click(press('Save Changes'));
  await waitFor(() => expect(bar()).toBeNull());
  expect(saved.at(-1)?.settings).toMatchObject({
    dates: ['2026-06-30', '2026-07-01', '2026-07-02', '2026-07-03', '2026-07-04'],
    slotMinutes: 30,
    starts: Array.from({ length: 14 }, (_, index) => 660 + index * 30),
  });
});

test('another way of taking the deposit shows whom it affects, and a transfer asks for the account', async () => {
  const { user } = visit();
  await user.click(
    await screen.findByRole('radio', { name: 'By bank transfer, which an organiser records' }),
  );
  expect(
    screen.getByText(
      '2 buyers have paid, and that stays as it is. 1 booking waits for its deposit and keeps the earlier way to pay until its buyer saves it again.',
    ),
  ).toBeDefined();
  await user.type(await field('Where to transfer it'), 'Kenari Bank');
  await user.click(press('Save Changes'));
  await waitFor(() => expect(bar()).toBeNull());
  expect(saved[0]?.settings).toMatchObject({ depositBy: 'transfer', transferDetails: 'Kenari Bank' });
});

test('a change that would delete documents names the people, and is sent once the word is typed', async () => {
  const deletion = {
    dueAt: '2026-06-13T04:00:00.000Z',
    askedAt: '2026-06-06T04:00:00.000Z',
    askedBy: 'mei@visavis.example',
    people: [
      { reference: 'HB-7K3M-Q2XD', name: 'Amira Rahman' },
      { reference: 'HB-8K3M-Q2XD', name: 'Noor Hakim' },
    ],
  };
  const put = ({ deletesOf }: Sent & { deletesOf?: number }) =>
    deletesOf === 2
      ? stored
      : new Refusal(409, 'edition.deletes-documents', 'This deletes documents.', { deletion });
  const { user } = visit({ put });
  const days = await field('Documents deleted after days');
  await user.clear(days);
  await user.type(days, '0');
  await user.click(press('Save Changes'));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Delete the documents of 2 people?' }),
  );
  expect(question.getByRole('link', { name: 'Noor Hakim' }).getAttribute('href')).toBe(
    '/dashboard/people/HB-8K3M-Q2XD?edition=7',
  );
  await user.click(question.getByRole('button', { name: 'Save and delete later' }));
  expect(question.getByText('Please type DELETE.')).toBeDefined();
  await user.type(question.getByLabelText('Type DELETE to go on'), 'delete');
  await user.click(question.getByRole('button', { name: 'Save and delete later' }));
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ deletesOf: 2 }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
