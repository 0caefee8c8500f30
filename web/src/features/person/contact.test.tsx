// Changing the contact, notes and tasks: what is said before saving, and that refused input stays.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitorPerson } from './testing/people.ts';
import { refusal, visitPerson } from './testing/person-visit.tsx';

const PUT = 'PUT /api/people/BM-7K3M-Q2XD/contact';
const OTHER_ADDRESS = /^Links that were mailed to noor@kenari.example stop working when you save/;

async function open(answers: Parameters<typeof visitPerson>[1] = {}) {
  const visit = visitPerson(visitorPerson(), answers);
  await visit.user.click(await screen.findByRole('button', { name: 'Edit Contact' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit contact' }));
  const type = async (label: string, value: string) => {
    const field = dialog.getByLabelText(label);
    await visit.user.clear(field);
    if (value !== '') await visit.user.type(field, value);
  };
  const save = () => visit.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  return { ...visit, dialog, type, save };
}

test('warns that links stop working with another email address, before it is saved', async () => {
  const person = visitorPerson();
  const saved = { ...person, contactVersion: 2, contact: { ...person.contact, email: 'new@kenari.example' } };
  const { dialog, type, save, made } = await open({
    answers: { [PUT]: () => ({ body: { person: saved, revoked: 1, isLinkMailed: true } }) },
  });
  expect(dialog.queryByText(OTHER_ADDRESS)).toBeNull();
  await type('Email', 'NOOR@kenari.example');
  expect(dialog.queryByText(OTHER_ADDRESS)).toBeNull();
  await type('Email', 'new@kenari.example');
  expect(dialog.getByText(OTHER_ADDRESS)).toBeDefined();
  await type('Phone Number', '+60 12-999 8888');
  await save();
  expect(
    await screen.findByText('The contact was saved. A new link goes to new@kenari.example.'),
  ).toBeDefined();
  expect(made(PUT)[0]?.body).toMatchObject({
    version: 1,
    contact: { email: 'new@kenari.example', phoneNumber: '+60129998888', name: 'Noor Aziz' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'new@kenari.example' })).toBeDefined();
});

test('the language of the emails is changed in the same dialog', async () => {
  const person = visitorPerson();
  const { user, dialog, save, made } = await open({
    answers: {
      [PUT]: () => ({ body: { person: { ...person, language: 'en' }, revoked: 0, isLinkMailed: false } }),
    },
  });
  await user.selectOptions(dialog.getByLabelText('Language of the emails'), 'English');
  await save();
  expect(await screen.findByText('English')).toBeDefined();
  expect(made(PUT)[0]?.body).toMatchObject({ version: 1, language: 'en' });
});

test.each([
  ['+60 12-999 8888 ext 101', '+60129998888'],
  ['\uff0b\uff16\uff10 12-999 8888', '+60129998888'],
  ['012-999 8888 / 03-7890 5512', '+60129998888'],
  ['0065 9123 4567', '+6591234567'],
])('a number written as %s is parsed as in the form and the import', async (written, stored) => {
  const person = visitorPerson();
  const { type, save, made } = await open({
    answers: { [PUT]: () => ({ body: { person, revoked: 0, isLinkMailed: false } }) },
  });
  await type('Phone Number', written);
  await save();
  await waitFor(() => expect(made(PUT)[0]?.body).toMatchObject({ contact: { phoneNumber: stored } }));
});

test('the rules of the form are checked at once, and the first invalid field takes the focus', async () => {
  const { dialog, type, save, made } = await open();
  await type('Designation', '');
  await type('Email', 'nobody');
  await save();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Designation')));
  expect(dialog.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(made(PUT)).toEqual([]);
});

test('a refused address stays in the field, with the reason', async () => {
  const taken = 'Holder Lim (BM-AAAA-BBBB) is registered with this email address already.';
  const { dialog, type, save } = await open({
    answers: {
      [PUT]: () => refusal(409, 'registration.email-taken', taken, { fields: { 'contact.email': taken } }),
    },
  });
  await type('Email', 'holder@kenari.example');
  await save();
  await waitFor(() => expect(dialog.getAllByText(taken).length).toBeGreaterThan(0));
  expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('holder@kenari.example');
});

test('after a conflict, what was typed stays beside the stored value, and saving sends the new version', async () => {
  const { contact } = visitorPerson();
  let version = 2;
  const { dialog, type, save, made } = await open({
    answers: {
      [PUT]: () => {
        version += 1;
        return version === 3
          ? refusal(409, 'person.stale', 'Somebody else has changed this contact in the meantime.', {
              contact: { version: 2, contact: { ...contact, designation: 'Director', city: 'Ipoh' } },
            })
          : { body: { person: visitorPerson({ contactVersion: 3 }), revoked: 0, isLinkMailed: false } };
      },
    },
  });
  await type('Designation', 'Owner');
  await save();
  expect(await dialog.findByText('Somebody else has changed this contact in the meantime.')).toBeDefined();
  expect(dialog.getByText('Saved by somebody else: Director')).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>('Designation').value).toBe('Owner');
  await save();
  await screen.findByText('The contact was saved.');
  expect(made(PUT)[1]?.body).toMatchObject({
    version: 2,
    contact: { designation: 'Owner', city: 'Ipoh' },
  });
});

test('closing asks for confirmation if something was typed', async () => {
  const { user, dialog, type } = await open();
  await type('City', 'Ipoh');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByLabelText<HTMLInputElement>('City').value).toBe('Ipoh');
});

test('viewers cannot change anything', async () => {
  visitPerson(visitorPerson(), { role: 'viewer' });
  await screen.findByRole('region', { name: 'Notes' });
  expect(screen.queryByRole('button', { name: 'Edit Contact' })).toBeNull();
  expect(screen.queryByLabelText('New note')).toBeNull();
});

const NOTE = {
  id: 3,
  content: 'Vegetarian.',
  by: 'vera@visavis.example',
  isOwn: true,
  createdAt: '2026-05-02T02:00:00.000Z',
  changedAt: null,
  version: 1,
};

test('a note is added, stays typed when that fails, and its author changes and deletes it', async () => {
  let isDown = true;
  const { user, made } = visitPerson(visitorPerson(), {
    role: 'editor',
    answers: {
      'POST /api/people/BM-7K3M-Q2XD/notes': () =>
        isDown
          ? refusal(503, 'server.unavailable', 'The database rests.')
          : { status: 201, body: { notes: [NOTE] } },
      'PUT /api/notes/3': () => ({ body: { notes: [{ ...NOTE, content: 'Vegan.', version: 2 }] } }),
      'DELETE /api/notes/3': () => ({ body: { notes: [] } }),
    },
  });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('New note');
  await user.type(field, 'Vegetarian.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('The database rests.')).toBeDefined();
  expect(field.value).toBe('Vegetarian.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Vegetarian.', { selector: 'p' })).toBeDefined();
  expect(field.value).toBe('');
  await expect.poll(() => document.activeElement).toBe(field);
  await user.click(screen.getByRole('button', { name: /^Edit the note of vera/ }));
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Change the note'));
  await user.clear(screen.getByLabelText('Change the note'));
  await user.type(screen.getByLabelText('Change the note'), 'Vegan.');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Vegan.', { selector: 'p' })).toBeDefined();
  await expect.poll(() => document.activeElement?.textContent).toContain('Edit');
  expect(made('PUT /api/notes/3')[0]?.body).toEqual({ version: 1, content: 'Vegan.' });
  await user.click(screen.getByRole('button', { name: /^Delete the note of vera/ }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Vegan.')).toBeNull());
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: 'Notes' }));
});

test('only admins can delete somebody else’s note', async () => {
  const person = visitorPerson({ notes: [{ ...NOTE, isOwn: false }] });
  visitPerson(person, { role: 'editor' });
  await screen.findByText('Vegetarian.');
  expect(screen.queryByRole('button', { name: /the note of vera/ })).toBeNull();
  cleanup();
  visitPerson(person, { role: 'admin' });
  expect(await screen.findByRole('button', { name: /^Delete the note of vera/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Edit the note of vera/ })).toBeNull();
});

test('a task is added for somebody on a day, ticked as done, and stays open when that is refused', async () => {
  const task = {
    id: 8,
    content: 'Call back.',
    assignee: { id: 1, email: 'vera@visavis.example' },
    dueOn: '2026-05-30',
    by: 'vera@visavis.example',
    doneBy: null,
    createdAt: '2026-05-02T02:00:00.000Z',
    doneAt: null,
    version: 1,
  };
  let isStale = true;
  const { user, made } = visitPerson(visitorPerson(), {
    role: 'editor',
    answers: {
      'POST /api/people/BM-7K3M-Q2XD/tasks': () => ({ status: 201, body: { tasks: [task] } }),
      'PUT /api/tasks/8': () =>
        isStale
          ? refusal(409, 'task.stale', 'This task was changed in the meantime.')
          : {
              body: {
                tasks: [
                  { ...task, doneBy: 'vera@visavis.example', doneAt: '2026-05-03T02:00:00.000Z', version: 2 },
                ],
              },
            },
    },
  });
  await user.type(await screen.findByLabelText('New task'), 'Call back.');
  await user.selectOptions(screen.getByLabelText('For'), 'vera@visavis.example');
  await user.type(screen.getByLabelText(/^Day/), '2026-05-30');
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  expect(made('POST /api/people/BM-7K3M-Q2XD/tasks')[0]?.body).toEqual({
    content: 'Call back.',
    assigneeId: 1,
    dueOn: '2026-05-30',
  });
  const tick = await screen.findByRole('checkbox', { name: 'Call back.' });
  expect(screen.getByText('By 30 May 2026, vera@visavis.example')).toBeDefined();
  await user.click(tick);
  expect(await screen.findByText('This task was changed in the meantime.')).toBeDefined();
  isStale = false;
  await user.click(screen.getByRole('checkbox', { name: 'Call back.' }));
  expect(await screen.findByText(/^Done by vera@visavis.example/)).toBeDefined();
});
