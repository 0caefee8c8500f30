// The documents block as an applicant sees it: refusals on their rows, kinds, replacing, and the limit of ten.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type ChosenFile, sendable } from './chosen-files.ts';
import { DocumentsBlock } from './documents-block.tsx';

let files: readonly ChosenFile[] = [];

function Page({ share = null, error }: { share?: number | null; error?: string }) {
  const [list, setList] = useState<readonly ChosenFile[]>(files);
  files = list;
  return (
    <DocumentsBlock files={list} onChange={setList} error={error} share={share} wasRestored keptDays={30} />
  );
}

beforeEach(() => {
  files = [];
});

const file = (name: string, size = 1000, type = '') =>
  new File(['%PDF-1.7'.padEnd(size, '\n').slice(0, size)], name, { type });
const input = () => screen.getByLabelText<HTMLInputElement>(/Choose files/);
const choose = (...picked: File[]) => userEvent.upload(input(), picked, { applyAccept: false });
const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name));
  if (!found) throw new Error(`no row of ${name}`);
  return within(found);
};

test('says on its row why a file cannot be sent, and keeps the others', async () => {
  render(<Page />);
  await choose(
    file('card.jpg', 2_048_000),
    file('huge.pdf', 2_048_001),
    file('letter.docx'),
    file('nothing.png', 0),
  );
  expect(row('huge.pdf').getByText(/above 2000kb.*won’t be sent/)).toBeTruthy();
  expect(row('letter.docx').getByText(/is not a PDF, JPG or PNG/)).toBeTruthy();
  expect(row('nothing.png').getByText(/is empty/)).toBeTruthy();
  expect(row('card.jpg').queryByText(/won’t be sent/)).toBeNull();
  expect(sendable(files).map(({ file: { name } }) => name)).toEqual(['card.jpg']);
});

test('refuses a file whose content does not match its name before anything is sent', async () => {
  render(<Page />);
  await choose(new File(['Only words.'], 'passport.pdf'), file('card.pdf'));
  await waitFor(() => expect(row('passport.pdf').getByText(/is not a PDF, JPG or PNG/)).toBeTruthy());
  expect(sendable(files).map(({ file: { name } }) => name)).toEqual(['card.pdf']);
});

test('refuses a file that can no longer be read', async () => {
  render(<Page />);
  const gone = file('passport.jpg');
  Object.defineProperty(gone, 'slice', {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  });
  await choose(gone);
  await waitFor(() => expect(row('passport.jpg').getByText(/could not be read/)).toBeTruthy());
  expect(sendable(files)).toEqual([]);
});

test('guesses the kind from the name, and it can be changed', async () => {
  render(<Page />);
  await choose(file('SSM-certificate.pdf'), file('scan.png'));
  const certificate = screen.getByLabelText<HTMLSelectElement>('Kind of SSM-certificate.pdf');
  expect(certificate.value).toBe('company-certificate');
  expect(screen.getByLabelText<HTMLSelectElement>('Kind of scan.png').value).toBe('passport');
  await userEvent.selectOptions(screen.getByLabelText('Kind of scan.png'), 'Business card');
  expect(files[1]?.kind).toBe('business-card');
});

test('Replace swaps a refused file for another of the same kind', async () => {
  render(<Page />);
  await choose(file('passport-big.jpg', 3_000_000), file('card.jpg'));
  const replace = row('passport-big.jpg').getByRole('button', { name: 'Replace passport-big.jpg' });
  const hidden = replace.parentElement?.querySelector('input');
  if (!hidden) throw new Error('no input to replace with');
  fireEvent.change(hidden, { target: { files: [file('small.jpg')] } });
  expect(files.map(({ file: { name } }) => name)).toEqual(['small.jpg', 'card.jpg']);
  expect(files[0]).toMatchObject({ kind: 'passport', refusal: null });
});

test('sends ten files without duplicates; an eleventh waits for a removal', async () => {
  render(<Page />);
  const ten = Array.from({ length: 10 }, (_, index) => file(`card-${index}.jpg`, 100 + index));
  await choose(...ten);
  await choose(ten[0] ?? file('x.jpg'));
  expect(files).toHaveLength(10);
  expect(screen.queryByText('Please upload 10 files at most')).toBeNull();
  await choose(file('eleventh.jpg'));
  expect(sendable(files)).toHaveLength(10);
  expect(screen.getByText('Please upload 10 files at most')).toBeTruthy();
  expect(row('eleventh.jpg').getByText(/10 files at most.*won’t be sent/)).toBeTruthy();
  expect(row('eleventh.jpg').queryByRole('button', { name: /Replace/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove card-3.jpg' }));
  expect(sendable(files).at(-1)?.file.name).toBe('eleventh.jpg');
  expect(row('eleventh.jpg').queryByText(/won’t be sent/)).toBeNull();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Remove card-4.jpg' }));
});

test('shows the progress of each row while sending, and locks removal', async () => {
  const { rerender } = render(<Page />);
  await choose(file('card.jpg', 1024), file('certificate.pdf', 4096), file('passport.jpg', 5120));
  rerender(<Page share={0.3} />);
  expect(row('card.jpg').getByText('1 kb, sent')).toBeTruthy();
  expect(row('certificate.pdf').getByText('4 kb, sending, 50%')).toBeTruthy();
  expect(row('passport.jpg').getByText('5 kb, waiting')).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'certificate.pdf' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove card.jpg' }).disabled).toBe(true);
  expect(input().disabled).toBe(true);
});

test('says what is required, who may open what, when files are deleted, and that a reload loses them', () => {
  render(<Page error="Please upload required documents" />);
  expect(screen.getByText('Please upload required documents')).toBeTruthy();
  expect(
    screen.getByText(/Only the organiser’s administrators can open passports; editors can open/).parentElement
      ?.textContent,
  ).toContain('delete them 30 days after the exhibition');
  expect(screen.getByText(/files are not/)).toBeTruthy();
});
