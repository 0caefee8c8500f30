// The edit form of a meeting: fields that update each other, refusals, and free hours.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import { expect, test } from 'vitest';
import { readUser } from '../../lib/stored-session.ts';
import { later } from '../../lib/testing/later.ts';
import { group, meeting } from './testing/review-fixture.ts';
import { type Answers, refusal, visitReview } from './testing/review-visit.tsx';

async function openEdit(answers: Answers = {}, role: OrganiserRole = 'admin') {
  const visit = visitReview({ groups: [group()], answers, role });
  await visit.user.click(await screen.findByRole('button', { name: /^View/ }));
  await visit.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Meeting Schedule' }));
  const save = () => visit.user.click(edit.getByRole('button', { name: 'Save Changes' }));
  return { ...visit, edit, save };
}
const entryOf = (field: HTMLElement) => (field as HTMLInputElement).value;
const SAVE = 'PUT /api/meetings/11';

test('the form shows the meeting; a day sets date and weekday', async () => {
  const { edit, user } = await openEdit();
  expect(entryOf(edit.getByRole('combobox', { name: 'Exhibitor' }))).toBe('Oasis Attar');
  expect(entryOf(edit.getByLabelText('Time'))).toBe('15:00');
  expect(entryOf(edit.getByLabelText('Booth Number'))).toBe('E-110');
  expect(entryOf(edit.getByLabelText('Status'))).toBe('2');
  expect(edit.getByText('Amira Rahman, Kenari Beauty Retail')).toBeDefined();
  const choices = (name: string) =>
    within(edit.getByLabelText(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(choices('Time')).toHaveLength(24);
  expect(choices('Time')).toEqual(expect.arrayContaining(['12 AM', '11 AM', '12 PM', '11 PM']));
  expect(choices('Status')).toEqual(['Pending', 'Rejected', 'Approved']);
  expect(choices('Day of Week')).toHaveLength(7);
  await user.clear(edit.getByLabelText('Day'));
  await user.type(edit.getByLabelText('Day'), '4');
  expect(entryOf(edit.getByLabelText('Date'))).toBe('2025-06-05');
  expect(entryOf(edit.getByLabelText('Day of Week'))).toBe('Thursday');
  await user.selectOptions(edit.getByLabelText('Day of Week'), 'Monday');
  expect(entryOf(edit.getByLabelText('Day'))).toBe('1');
  fireEvent.change(edit.getByLabelText('Date'), { target: { value: '2025-06-04' } });
  expect(entryOf(edit.getByLabelText('Day'))).toBe('3');
  expect(entryOf(edit.getByLabelText('Day of Week'))).toBe('Wednesday');
});

test('an exhibitor is chosen from the search, and the booth field follows', async () => {
  const { edit, user, calls } = await openEdit({
    'GET /api/exhibitor-schedules': () => ({
      body: { exhibitors: [{ id: 8, name: 'Seri Kenanga', boothNumber: 'B-12' }], total: 1 },
    }),
  });
  const box = edit.getByRole('combobox', { name: 'Exhibitor' });
  await user.click(box);
  await user.type(box, 'seri');
  await waitFor(() => expect(calls.some(({ query }) => query.get('search') === 'seri')).toBe(true));
  await user.click(await edit.findByRole('option', { name: /Seri Kenanga/ }));
  expect(entryOf(box)).toBe('Seri Kenanga');
  expect(entryOf(edit.getByLabelText('Booth Number'))).toBe('B-12');
});

test('a typed booth chooses the exhibitor there, or says that there is none', async () => {
  const { edit, user } = await openEdit({
    'GET /api/exhibitor-schedules': ({ query }) => ({
      body:
        query.get('search') === 'b12'
          ? { exhibitors: [{ id: 8, name: 'Seri Kenanga', boothNumber: 'B-12' }], total: 1 }
          : { exhibitors: [], total: 0 },
    }),
  });
  await user.clear(edit.getByLabelText('Booth Number'));
  await user.type(edit.getByLabelText('Booth Number'), 'Z-99');
  await edit.findByText('No exhibitor is at booth Z-99.');
  expect(entryOf(edit.getByRole('combobox', { name: 'Exhibitor' }))).toBe('Oasis Attar');
  await user.clear(edit.getByLabelText('Booth Number'));
  await user.type(edit.getByLabelText('Booth Number'), 'b12');
  await waitFor(() =>
    expect(entryOf(edit.getByRole('combobox', { name: 'Exhibitor' }))).toBe('Seri Kenanga'),
  );
  expect(entryOf(edit.getByLabelText('Booth Number'))).toBe('B-12');
});

test('does not send a day that is not part of the exhibition', async () => {
  const { edit, user, calls, save } = await openEdit();
  await user.selectOptions(edit.getByLabelText('Day of Week'), 'Sunday');
  await save();
  expect(edit.getByText('The exhibition has no such day.')).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(edit.getByLabelText('Day of Week'));
  expect(calls.some(({ call }) => call === SAVE)).toBe(false);
});

test('for a taken hour, shows who has it, what stays, and up to three free hours to pick', async () => {
  const sentence = 'Not saved. Oasis Attar meets Saffron Salon Group on 04 June, 2.00pm-3.00pm.';
  const { edit, user, calls, save } = await openEdit({
    [SAVE]: () => refusal(409, 'meeting.slot-taken', sentence, { lost: [], freeHours: [720, 780, 960] }),
  });
  await user.selectOptions(edit.getByLabelText('Time'), '2 PM');
  await save();
  const banner = await edit.findByRole('alert');
  await expect.poll(() => document.activeElement).toBe(banner);
  expect(banner.textContent).toContain(sentence);
  expect(banner.textContent).toContain('This meeting stays as it was: 04 June 2025, 3.00pm-4.00pm.');
  const time = edit.getByLabelText('Time');
  expect(time.getAttribute('aria-invalid')).toBe('true');
  expect(edit.getByText('This hour is taken. Free on 04 June:')).toBeDefined();
  await user.click(edit.getByRole('button', { name: '1 PM' }));
  expect(entryOf(time)).toBe('13:00');
  expect(time.getAttribute('aria-invalid')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(time);
  expect(edit.queryByText('This hour is taken. Free on 04 June:')).toBeNull();
  const sent = calls.find(({ call }) => call === SAVE)?.body;
  expect(sent).toEqual({
    exhibitor: 'Oasis Attar',
    booth_number: 'E-110',
    date: '2025-06-04',
    day: 3,
    day_of_week: 'Wednesday',
    time: '14:00',
    status: 2,
    version: 1,
  });
});

test.each([
  ['an error', () => refusal(500, 'server.failed', 'Oh.')],
  ['an error without a body', () => ({ status: 500, body: '' })],
  ['an answer that is none', () => ({ body: 'a page of another site' })],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('after %s shows the specified words, the form stays, and saving works again', async (_, fail) => {
  let isFailing = true;
  const { edit, user, save } = await openEdit({
    [SAVE]: () => (isFailing ? fail() : { body: { success: true, group: group() } }),
  });
  await user.selectOptions(edit.getByLabelText('Status'), 'Approved');
  await save();
  expect((await edit.findByRole('alert')).textContent).toContain(
    'Failed to update meeting. Please try again.',
  );
  expect(entryOf(edit.getByLabelText('Status'))).toBe('4');
  isFailing = false;
  await save();
  expect(await screen.findByText('The meeting is saved.')).toBeDefined();
});

test('shows the sentence of a refused field at the field', async () => {
  const { edit, save } = await openEdit({
    [SAVE]: () =>
      refusal(422, 'request.invalid', 'This exhibitor is unknown.', {
        fields: { exhibitor: 'This exhibitor is unknown.' },
      }),
  });
  await save();
  const box = await edit.findByRole('combobox', { name: 'Exhibitor' });
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
});

test('a stale edit says what changed; loading the latest version replaces what was typed', async () => {
  const latest = meeting({ version: 3, day: 4, minute: 1020, status: MEETING_STATUS.approved });
  let isChanged = false;
  const { edit, user, calls, save } = await openEdit({
    'GET /api/meetings/1': () => ({ body: group(isChanged ? { schedules: [latest] } : {}) }),
    [SAVE]: () => {
      isChanged = true;
      return refusal(409, 'meeting.stale', 'This meeting has been changed in the meantime.', {
        meeting: latest,
      });
    },
  });
  await save();
  const banner = within(await edit.findByRole('alert'));
  expect(banner.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Status: Pending is now Approved',
    'Day and hour: 04 June 2025, 3.00pm-4.00pm is now 05 June 2025, 5.00pm-6.00pm',
  ]);
  await user.click(banner.getByRole('button', { name: 'Load the latest' }));
  await waitFor(() => expect(entryOf(edit.getByLabelText('Time'))).toBe('17:00'));
  const entries = ['Status', 'Date', 'Day', 'Day of Week'].map((name) => entryOf(edit.getByLabelText(name)));
  expect(entries).toEqual(['4', '2025-06-05', '4', 'Thursday']);
  await save();
  const versions = calls.filter(({ call }) => call === SAVE).map(({ body }) => body);
  expect(versions).toMatchObject([{ version: 1 }, { version: 3 }]);
});

test('an admin gives a reason for an hour outside the grid; others cannot', async () => {
  const { edit, user, calls, save } = await openEdit();
  expect(edit.queryByLabelText('Reason')).toBeNull();
  await user.selectOptions(edit.getByLabelText('Time'), '8 AM');
  await user.type(edit.getByLabelText('Reason'), 'A breakfast');
  await save();
  await waitFor(() => expect(calls.find(({ call }) => call === SAVE)?.body).toMatchObject({ time: '08:00' }));
  expect(JSON.stringify(calls.find(({ call }) => call === SAVE)?.body)).toContain('A breakfast');
  cleanup();
  const other = await openEdit({}, 'editor');
  await other.user.selectOptions(other.edit.getByLabelText('Time'), '8 AM');
  expect(other.edit.queryByLabelText('Reason')).toBeNull();
  expect(other.edit.getByText(/only an admin can allow it/)).toBeDefined();
});

test.each([
  ['sent', 'Changed since the last email'],
  ['unsent', 'Changed since the last email, which was not sent'],
  ['failed', 'Changed since the last email, which was not sent'],
] as const)('the note about an email that was %s stays when a meeting is moved', async (state, note) => {
  const mail = { id: 9, state, error: null, isOutdated: false };
  const held = { status: MEETING_STATUS.approved, version: 2 };
  const groups = [group({ status: 'Approved', schedules: [meeting(held)], mail })];
  const moved = group({
    status: 'Approved',
    schedules: [meeting({ ...held, version: 3, minute: 960 })],
    mail: { ...mail, isOutdated: true },
  });
  const { user } = visitReview({
    groups,
    answers: {
      'GET /api/meetings/1': () => ({ body: groups[0] }),
      [SAVE]: () => {
        groups[0] = moved;
        return { body: { success: true, group: moved } };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^View/ }));
  expect(screen.queryByText(note)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Meeting Schedule' }));
  await user.selectOptions(edit.getByLabelText('Time'), '4 PM');
  await user.click(edit.getByRole('button', { name: 'Save Changes' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Schedule Meetings:' })).getByRole('button', {
      name: 'Close',
    }),
  );
  const row = within(await screen.findByRole('row', { name: /Amira/ }));
  expect(row.getByText(note)).toBeDefined();
  // It can be emailed again.
  expect(row.getByRole('button', { name: /^Send Email/ }).getAttribute('aria-disabled')).toBeNull();
});

test('the schedule dialog says that the meeting is saved, and gets the focus back', async () => {
  const { after, come: arrive } = later();
  const { edit, user, save } = await openEdit({
    [SAVE]: () => ({
      body: { success: true, group: group({ schedules: [meeting({ version: 2, minute: 960 })] }) },
      after,
    }),
  });
  await save();
  expect(await edit.findByRole('button', { name: 'Saving...' })).toBeDefined();
  arrive();
  const schedule = within(await screen.findByRole('dialog', { name: 'Schedule Meetings:' }));
  expect(await schedule.findByText('The meeting is saved.')).toBeDefined();
  expect(schedule.getByText('4.00pm-5.00pm')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(schedule.getByRole('button', { name: 'Edit' })));
  await user.click(schedule.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('keeps what was typed when the session ends before the registration has loaded', async () => {
  const { after, come: end } = later();
  const { user, queries } = visitReview({
    groups: [group()],
    answers: {
      'GET /api/meetings/1': () => ({ ...refusal(401, 'session.missing', 'Please log in.'), after }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^View/ }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Meeting Schedule' }));
  await user.selectOptions(await edit.findByLabelText('Status'), 'Rejected');
  end();
  await waitFor(() => expect(queries.getQueryState(['registrations', 'one', 1])?.status).toBe('error'));
  expect(readUser()).toBeNull();
  expect((edit.getByLabelText('Status') as HTMLSelectElement).value).toBe('3');
  expect(screen.getByRole('dialog', { name: 'Edit Meeting Schedule' })).toBeDefined();
});
