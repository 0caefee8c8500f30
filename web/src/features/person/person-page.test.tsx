// The page of one person: the contents of its sections, where its links lead, and why it cannot be shown.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { hostedPerson, visitorPerson } from './testing/people.ts';
import { refusal, visitPerson } from './testing/person-visit.tsx';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows a visitor: contact, meetings, messages with their failures, and history in sentences', async () => {
  visitPerson(visitorPerson());
  expect(await screen.findByRole('heading', { level: 1, name: 'Noor Aziz' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Business Matching' }).getAttribute('href')).toBe(
    '/dashboard/business-matching',
  );
  const contact = await section('Contact');
  expect(contact.getByRole('link', { name: 'noor@kenari.example' }).getAttribute('href')).toBe(
    'mailto:noor%40kenari.example',
  );
  expect(contact.getByRole('link', { name: '+60123456789' }).getAttribute('href')).toBe('tel:+60123456789');
  expect(contact.getByText('Bahasa Melayu')).toBeDefined();
  const meetings = await section('Meetings');
  expect(meetings.getByText('1 of 2 decided')).toBeDefined();
  expect(meetings.getByRole('link', { name: 'Oasis Attar' }).getAttribute('href')).toBe(
    '/dashboard/exhibitors/32',
  );
  const messages = await section('Messages');
  expect(messages.getByRole('link', { name: 'Your registration' }).getAttribute('href')).toBe(
    '/dashboard/emails/91',
  );
  expect(messages.getByText(/550 no such mailbox/)).toBeDefined();
  const history = await section('History');
  expect(history.getByText('vera@visavis.example approved the meeting with Hanari Skin Lab')).toBeDefined();
  expect(history.getByText('The visitor confirmed the email address')).toBeDefined();
  for (const title of ['Payments', 'Documents', 'Stay'])
    expect(screen.queryByRole('region', { name: title })).toBeNull();
});

test('says in the history what a mark changed, including its removal, and shows what an edit changed', async () => {
  const event = visitorPerson().history[0];
  if (!event) throw new Error('no event');
  const mark = (id: number, actor: string, before: object, after: object) => ({
    ...event,
    id,
    actor,
    action: 'meeting.mark',
    before: { exhibitor: 'Oasis Attar', ...before },
    after: { exhibitor: 'Oasis Attar', ...after },
    exhibitor: 'Oasis Attar',
  });
  const none = { attendance: null, exhibitorView: null };
  const held = { attendance: 'held', exhibitorView: null };
  const disputed = { attendance: 'held', exhibitorView: 'missed' };
  const edit = {
    ...event,
    id: 15,
    action: 'meeting.edit',
    before: { exhibitor: 'Oasis Attar', time: '11.00am-12.00pm' },
    after: { exhibitor: 'Oasis Attar', time: '2.00pm-3.00pm' },
    exhibitor: 'Oasis Attar',
  };
  visitPerson(
    visitorPerson({
      history: [
        edit,
        mark(14, 'desk@visavis.example', disputed, { ...disputed, attendance: null }),
        mark(13, 'Oasis Attar', held, disputed),
        mark(12, 'desk@visavis.example', none, held),
      ],
      marks: [{ id: 2, attendance: 'held', exhibitorSays: 'missed' }],
    }),
  );
  const history = await section('History');
  history.getByText('desk@visavis.example removed the mark of the meeting with Oasis Attar');
  history.getByText('Oasis Attar says that the meeting didn’t take place; the mark stays');
  history.getByText('desk@visavis.example marked the meeting with Oasis Attar as held');
  expect(history.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '11.00am-12.00pm became 2.00pm-3.00pm',
  ]);
  const meetings = await section('Meetings');
  meetings.getByText('Held');
  meetings.getByText('The exhibitor says it didn’t take place');
});

test('shows the interests in the reader’s language', async () => {
  const interests = [{ name: 'Oud' }, { name: 'Skin care', names: { ms: 'Penjagaan kulit' } }];
  visitPerson(visitorPerson({ interests }));
  const contact = await section('Contact');
  contact.getByText('Oud and Skin care');
});

test('says beside the email address that mail to it fails, and links to the list', async () => {
  const failedAddress = {
    kind: 'bounce',
    reason: '550 5.1.1 User unknown',
    failedAt: '2026-05-01T03:00:00.000Z',
  } as const;
  visitPerson(visitorPerson({ failedAddress }));
  const contact = await section('Contact');
  expect(contact.getByText(/^Mail to this address fails, last on /)).toBeDefined();
  expect(contact.getByText(/550 5.1.1 User unknown/)).toBeDefined();
  expect(contact.getByRole('link', { name: 'Failed addresses' }).getAttribute('href')).toBe(
    '/dashboard/failed-addresses',
  );
});

test('links to the sections of the page, and opens the dialogs of meetings, payment and documents', async () => {
  const { user, made } = visitPerson(hostedPerson());
  const links = within(await screen.findByRole('navigation', { name: 'Sections of this page' }));
  expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Meetings 2',
    'Messages 1',
    'Payments 1',
    'Documents 1',
    'Contact',
    'Stay',
    'Tasks',
    'Notes',
    'History',
  ]);
  for (const [button, opened] of [
    ['Review', 'Meetings of Noor Aziz'],
    ['Payment Status', 'Payment of Noor Aziz'],
    ['Open', 'Application of Noor Aziz'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: button }));
    await user.click(screen.getByRole('button', { name: opened }));
    expect(screen.queryByRole('button', { name: opened })).toBeNull();
  }
  // The person is refetched after each dialog.
  expect(made('GET /api/people/HB-7K3M-Q2XD').length).toBeGreaterThanOrEqual(4);
});

test('shows the stay of a hosted buyer in words, with passports as masked by the server', async () => {
  visitPerson(hostedPerson());
  const stay = await section('Stay');
  for (const words of ['2 - 4 Jun 2026', '4 Jun', 'Two Single Bed', '••••• 482', 'Daniel Ooi'])
    expect(stay.getByText(words)).toBeDefined();
  expect(stay.queryByText('Their passport')).toBeNull();
  expect((await section('Documents')).getByText(/Only admins may open passports/)).toBeDefined();
});

test('says on which day a hosted buyer’s documents are deleted', async () => {
  visitPerson({ ...hostedPerson(), documentsDeletedAt: '2026-06-13T04:00:00.000Z' });
  const documents = await section('Documents');
  expect(
    documents.getByText(/^The documents and passport numbers are deleted on .*13 June 2026/),
  ).toBeDefined();
});

test('a viewer gets no buttons for actions that would be refused', async () => {
  visitPerson(hostedPerson(), { role: 'viewer' });
  expect((await section('Meetings')).getByRole('button', { name: 'View' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Audit trail' })).toBeNull();
});

test('says that there is no such person, or that the page cannot be loaded', async () => {
  visitPerson(null);
  expect(await screen.findByText('No such registration')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'BM-GONE-GONE' })).toBeDefined();
  cleanup();
  let isDown = true;
  const person = visitorPerson();
  const { user } = visitPerson(person, {
    answers: {
      'GET /api/people/BM-7K3M-Q2XD': () =>
        isDown ? refusal(503, 'server.unavailable', 'The database rests.') : { body: person },
    },
  });
  expect(await screen.findByText('The database rests.')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Noor Aziz' })).toBeDefined();
});

test('says of each meeting whether the person has been told of it', async () => {
  visitPerson(
    visitorPerson({
      told: [
        { id: 1, at: '2026-05-19T17:00:00.000Z' },
        { id: 2, at: null },
      ],
    }),
  );
  const meetings = await section('Meetings');
  const [first, second] = meetings.getAllByRole('listitem');
  // In the fair's time zone it is already the next day.
  expect(first?.textContent).toContain('Told 20 May');
  expect(second?.textContent).toContain('Not told yet');
});

test('says beside an undecided meeting that its hour has begun', async () => {
  visitPerson(visitorPerson(), {
    answers: { 'GET /api/edition': () => ({ body: { ...demoEdition(), begun: [{ day: 1, minute: 840 }] } }) },
  });
  const meetings = await section('Meetings');
  expect(await meetings.findByText('The hour has started already.')).toBeDefined();
  const [first, second] = meetings.getAllByRole('listitem');
  expect(first?.textContent).not.toContain('has started');
  expect(second?.textContent).toContain('has started');
});

test('offers actions on meetings to those who may decide on them', async () => {
  visitPerson(visitorPerson(), { role: 'viewer' });
  const meetings = await section('Meetings');
  expect(meetings.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['View']);
  cleanup();
  visitPerson(visitorPerson(), { role: 'editor' });
  const editable = await section('Meetings');
  expect(editable.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Review',
    'Add a meeting for Noor Aziz',
    'Decide Hanari Skin Lab',
    'Decide Oasis Attar',
  ]);
});

test('adds to a hosted buyer’s meetings only once some are chosen, and to any visitor’s', async () => {
  const add = { name: 'Add a meeting for Noor Aziz' };
  for (const [person, isOffered] of [
    [visitorPerson(), true],
    [hostedPerson(), false],
  ] as const) {
    visitPerson({ ...person, registration: { ...person.registration, schedules: [] } });
    const meetings = await section('Meetings');
    expect(meetings.getByText('No meetings yet.')).toBeDefined();
    expect(meetings.queryByRole('button', add) !== null).toBe(isOffered);
    cleanup();
  }
});

test('removes a meeting that was added', async () => {
  const person = visitorPerson();
  const [first, ...others] = person.history;
  if (!first) throw new Error('no history');
  const added = {
    ...first,
    action: 'meeting.add' as const,
    exhibitor: 'Verdant Pack',
    undo: { id: 12, version: 1, until: '2026-05-01T03:00:00.000Z' },
  };
  const { user, made } = visitPerson(
    { ...person, history: [added, ...others] },
    {
      answers: {
        'POST /api/registrations/7/meetings/undo': () => ({ body: { group: person.registration } }),
      },
    },
  );
  expect(await screen.findByText(/ added the meeting with Verdant Pack$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo adding the meeting with Verdant Pack' }));
  expect(await screen.findByText('The meeting with Verdant Pack is removed again.')).toBeDefined();
  expect(made('POST /api/registrations/7/meetings/undo')[0]?.body).toEqual({ meetingId: 12, version: 1 });
});

test('undoes a recent decision from the history, and says why if somebody was quicker', async () => {
  const person = visitorPerson();
  const [first, ...others] = person.history;
  if (!first) throw new Error('no history');
  const undo = { id: 11, version: 2, until: '2026-05-01T03:00:00.000Z' };
  let isLate = false;
  const decided = { ...first, action: 'meeting.approve' as const, exhibitor: 'Hanari Skin Lab' };
  let offered: typeof undo | null = undo;
  const { user, made } = visitPerson(person, {
    answers: {
      'GET /api/people/BM-7K3M-Q2XD': () => ({
        body: { ...person, history: [{ ...decided, undo: offered }, ...others] },
      }),
      'POST /api/meetings/reopen': () => ({
        body: isLate
          ? {
              reopened: 0,
              refused: [{ id: 11, message: 'This meeting has been changed in the meantime.' }],
            }
          : { reopened: 1, refused: [] },
      }),
    },
  });
  const name = 'Undo the decision on the meeting with Hanari Skin Lab';
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('The meeting with Hanari Skin Lab is pending again.')).toBeDefined();
  expect(made('POST /api/meetings/reopen')[0]?.body).toEqual({ meetings: [{ id: 11, version: 2 }] });
  isLate = true;
  offered = null;
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('This meeting has been changed in the meantime.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: 'History' }));
});

test('adds a typed or chosen tag, removes one, and keeps what was typed when it is refused', async () => {
  const person = visitorPerson();
  const given = { ...person, registration: { ...person.registration, tags: ['Press'] } };
  let isFull = true;
  const { user, made } = visitPerson(given, {
    answers: {
      'POST /api/tags': ({ body }) => {
        const { name, action } = body as { name: string; action: string };
        if (isFull && action === 'add') return refusal(422, 'request.invalid', 'There are already 50 tags.');
        const tags = action === 'add' ? ['Press', name] : [];
        return { body: { name, changed: [], gone: [], registration: { ...person.registration, tags } } };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add tag' }));
  const input = screen.getByRole('combobox', { name: 'Tag' });
  await expect.poll(() => document.activeElement).toBe(input);
  await user.type(input, 'Speaker{Enter}');
  expect(await screen.findByText('There are already 50 tags.')).toBeDefined();
  expect(input).toHaveProperty('value', 'Speaker');
  isFull = false;
  await user.type(input, '{Enter}');
  expect(await screen.findByRole('button', { name: 'Remove the tag Speaker' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove the tag Press' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove the tag Press' })).toBeNull());
  expect(made('POST /api/tags').map(({ body }) => body)).toEqual([
    { action: 'add', name: 'Speaker', ids: [person.id] },
    { action: 'add', name: 'Speaker', ids: [person.id] },
    { action: 'remove', name: 'Press', ids: [person.id] },
  ]);
});

test('a viewer can read the tags', async () => {
  const person = visitorPerson();
  visitPerson({ ...person, registration: { ...person.registration, tags: ['Press'] } }, { role: 'viewer' });
  expect(await screen.findByText('Press')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add tag' })).toBeNull();
});
