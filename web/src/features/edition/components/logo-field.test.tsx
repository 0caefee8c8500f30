// The edition's logo is previewed before it is stored, and every refusal is shown where the file was chosen.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { beforeEach, expect, test } from 'vitest';
import { Refusal, visitPage } from '../../../lib/testing/page-visit.tsx';
import { ToastRegion } from '../../../ui/toast.tsx';
import { useEditionChanges, useStoredEdition } from '../api.ts';
import { LogoField } from './logo-field.tsx';

const LOGO = '/images/editions/7/logo?v=1';
let stored: Pick<StoredEdition, 'id' | 'name' | 'version' | 'logo'>;
let refusal: Refusal | null;
beforeEach(() => {
  stored = { id: 7, name: 'Autumn fair', version: 3, logo: null };
  refusal = null;
});

function Host({ canSet }: { canSet: boolean }) {
  const { data } = useStoredEdition(7);
  const changes = useEditionChanges();
  return data ? <LogoField edition={data} changes={changes} canSet={canSet} /> : null;
}

function visit(canSet = true) {
  const change = (logo: string | null) => {
    if (refusal) return refusal;
    stored = { ...stored, version: stored.version + 1, logo };
    return stored;
  };
  return visitPage({
    pages: {
      '/': (
        <ToastRegion durationMs={1000}>
          <Host canSet={canSet} />
        </ToastRegion>
      ),
    },
    address: '/',
    role: 'admin',
    answers: {
      'GET /api/editions/7': () => stored,
      'PUT /api/editions/7/logo': () => change(LOGO),
      'DELETE /api/editions/7/logo': () => change(null),
    },
  });
}

const file = (type = 'image/png', bytes = 8) => new File([new Uint8Array(bytes)], 'logo', { type });
const group = () => screen.findByRole('group', { name: 'Logo' });
const shown = () => screen.queryByRole('img', { name: 'Autumn fair' })?.getAttribute('src') ?? null;
const failure = async () => within(await group()).queryByRole('alert')?.textContent;
const press = (name: string) => screen.getByRole('button', { name });

test('a picture is shown, stored on demand with the displayed version, replaced, and removed', async () => {
  const { user, calls } = visit();
  await group();
  const input = screen.getByLabelText<HTMLInputElement>('Choose a logo', { selector: 'input' });
  await user.upload(input, file());
  await waitFor(() => expect(shown()).toMatch(/^data:image\/png/));
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  await user.click(press('Use this logo'));
  await waitFor(() => expect(shown()).toBe(LOGO));
  expect(calls).toContain('PUT /api/editions/7/logo?version=3');
  await expect.poll(() => document.activeElement).toBe(await group());
  expect(press('Replace the logo')).toBeDefined();
  await user.click(press('Remove the logo'));
  await waitFor(() => expect(shown()).toBeNull());
  expect(calls).toContain('DELETE /api/editions/7/logo?version=4');
  expect(screen.getByText('No logo: the mark is shown')).toBeDefined();
});

test('a file that cannot be a logo is rejected at once, and a dropped picture can be discarded', async () => {
  const { user, calls } = visit();
  const drop = async (one: File) => fireEvent.drop(await group(), { dataTransfer: { files: [one] } });
  await drop(file('image/svg+xml'));
  expect(await failure()).toBe('Please choose a picture in PNG, JPEG, WebP or AVIF format.');
  await drop(file('image/png', 8_000_001));
  expect(await failure()).toBe('The picture is too large. Please choose one of 8 MB at most.');
  await drop(file());
  await waitFor(() => expect(shown()).toMatch(/^data:/));
  expect(await failure()).toBeUndefined();
  await user.click(press('Leave it as it was'));
  await expect.poll(() => [shown(), document.activeElement]).toEqual([null, await group()]);
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test('the server’s refusals are shown there, and the picture can be stored again', async () => {
  const { user, calls } = visit();
  fireEvent.drop(await group(), { dataTransfer: { files: [file()] } });
  refusal = new Refusal(422, 'request.invalid', 'No', { fields: { file: 'The picture could not be read.' } });
  await user.click(press('Use this logo'));
  await waitFor(async () => expect(await failure()).toBe('The picture could not be read.'));
  refusal = new Refusal(409, 'edition.stale', 'The edition has been changed.', {
    edition: { ...stored, version: 9 },
  });
  await user.click(press('Use this logo'));
  await screen.findByText('The edition has been changed.');
  expect(shown()).toMatch(/^data:/);
  refusal = null;
  await user.click(press('Use this logo'));
  await waitFor(() => expect(shown()).toBe(LOGO));
  expect(calls).toContain('PUT /api/editions/7/logo?version=9');
});

test('users who may not change the edition see only the logo', async () => {
  stored.logo = LOGO;
  visit(false);
  await group();
  expect([shown(), screen.queryAllByRole('button')]).toEqual([LOGO, []]);
});
