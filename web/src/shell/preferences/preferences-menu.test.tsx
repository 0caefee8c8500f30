// Language and appearance by keyboard: a choice shows at once and is remembered.

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from '../../i18n/language.ts';
import { readPreference } from '../../lib/preference-cookie.ts';
import { PreferencesMenu } from './preferences-menu.tsx';
import { chooseTheme } from './theme.ts';

const toggle = () => screen.getByRole('button', { expanded: false });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const barColours = () =>
  Array.from(document.head.querySelectorAll('meta[name="theme-color"]'), (meta) => [
    meta.getAttribute('content'),
    meta.getAttribute('media'),
  ]);

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" data-scheme="light" media="(prefers-color-scheme: light)" content="#ffffff">
    <meta name="theme-color" data-scheme="dark" media="(prefers-color-scheme: dark)" content="#171013">`;
});

afterEach(async () => {
  chooseTheme(null);
  await chooseLanguage('en');
});

test('applies and remembers a theme at once; the browser bar follows', async () => {
  const user = userEvent.setup();
  render(<PreferencesMenu place="header" languages={LANGUAGES} />);
  await user.click(toggle());
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Same as system' })).checked).toBe(true);
  await user.click(radio('Dark'));
  expect(radio('Dark').checked).toBe(true);
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(readPreference('theme')).toBe('dark');
  expect(barColours()).toEqual([
    ['#ffffff', 'not all'],
    ['#171013', 'all'],
  ]);
  await user.click(radio('Same as system'));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(readPreference('theme')).toBeNull();
  expect(barColours()).toEqual([
    ['#ffffff', '(prefers-color-scheme: light)'],
    ['#171013', '(prefers-color-scheme: dark)'],
  ]);
});

test('both instances of the menu stay in sync', async () => {
  const user = userEvent.setup();
  render(
    <>
      <header>
        <PreferencesMenu place="header" languages={LANGUAGES} />
      </header>
      <main>
        <PreferencesMenu place="sections" languages={LANGUAGES} />
      </main>
    </>,
  );
  // Any input in the page fetches the choices, whichever menu shows them.
  await user.keyboard('{Tab}');
  await user.click(await within(screen.getByRole('banner')).findByRole('radio', { name: 'Light' }));
  const other = within(screen.getByRole('main')).getByRole<HTMLInputElement>('radio', { name: 'Light' });
  expect(other.checked).toBe(true);
});

test('the arrow keys choose a language, and the page, its words and the button change', async () => {
  const user = userEvent.setup();
  render(<PreferencesMenu place="header" languages={LANGUAGES} />);
  expect(toggle().textContent).toBe('Language and appearance EN');
  await user.click(toggle());
  (await screen.findByRole('radio', { name: 'English' })).focus();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('group', { name: 'Paparan' });
  expect(radio('Bahasa Melayu').checked).toBe(true);
  await expect.poll(() => document.activeElement).toBe(radio('Bahasa Melayu'));
  expect(document.documentElement.lang).toBe('ms');
  expect(readPreference('language')).toBe('ms');
  expect(screen.getByRole('button').textContent).toBe('Bahasa dan paparan BM');
  expect(screen.getByText('简体中文').lang).toBe('zh-Hans');
});

test('ends at the language chosen last, not one passed on the way', async () => {
  const user = userEvent.setup();
  render(<PreferencesMenu place="header" languages={LANGUAGES} />);
  await user.click(toggle());
  await user.click(await screen.findByRole('radio', { name: 'Bahasa Melayu' }));
  await user.click(radio('简体中文'));
  await user.click(radio('English'));
  await waitFor(() => expect(readPreference('language')).toBe('en'));
  expect(radio('English').checked).toBe(true);
  expect(screen.getByRole('group', { name: 'Appearance' })).toBeDefined();
});

test('Escape closes it, returns the focus and leaves the menu around it open', async () => {
  const user = userEvent.setup();
  const around = vi.fn();
  document.addEventListener('keydown', around);
  render(<PreferencesMenu place="sections" languages={LANGUAGES} />);
  await user.click(toggle());
  (await screen.findByRole('radio', { name: 'Dark' })).focus();
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', around);
  await expect.poll(() => document.activeElement).toBe(toggle());
  expect(around).not.toHaveBeenCalled();
});

test('a press elsewhere closes the panel of the header', async () => {
  const user = userEvent.setup();
  render(
    <>
      <PreferencesMenu place="header" languages={LANGUAGES} />
      <p>Elsewhere</p>
    </>,
  );
  await user.click(toggle());
  expect(screen.queryByRole('button', { expanded: false })).toBeNull();
  await user.click(screen.getByText('Elsewhere'));
  expect(toggle()).toBeDefined();
});

test('an edition offers only its own languages, and falls back to its main one', async () => {
  const user = userEvent.setup();
  await chooseLanguage('ms');
  const { rerender } = render(<PreferencesMenu place="header" languages={['zh-Hans', 'en']} />);
  await waitFor(() => expect(document.documentElement.lang).toBe('zh-Hans'));
  // The reader's choice is kept for the dashboard, and for editions that have it.
  expect(readPreference('language')).toBe('ms');
  await user.click(toggle());
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'English' })).not.toBeNull());
  expect(screen.queryByRole('radio', { name: 'Bahasa Melayu' })).toBeNull();
  rerender(<PreferencesMenu place="header" languages={['en']} />);
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(screen.queryByRole('radio', { name: 'English' }), 'nothing to choose').toBeNull();
  rerender(<PreferencesMenu place="sections" languages={LANGUAGES} />);
  await waitFor(() => expect(document.documentElement.lang).toBe('ms'));
});
