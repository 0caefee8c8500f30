// The preference cookies: read back as written, deleted, and secure in transit.
import { afterEach, expect, test } from 'vitest';
import { readPreference, writePreference } from './preference-cookie.ts';

afterEach(() => {
  writePreference('theme', null);
  writePreference('language', null);
});

/** Stores the cookie string as written, as a browser does before parsing it. */
function pageAt(address: string) {
  const { location } = { location: new URL(address) as unknown as Location };
  return { cookie: '', location };
}

test('reads each preference as it was written, next to others', () => {
  writePreference('language', 'zh-Hans');
  writePreference('theme', 'dark');
  expect(readPreference('theme')).toBe('dark');
  expect(readPreference('language')).toBe('zh-Hans');
  writePreference('theme', 'light');
  expect(readPreference('theme')).toBe('light');
});

test('returns null for a preference that was deleted or never set', () => {
  expect(readPreference('theme')).toBeNull();
  writePreference('theme', 'dark');
  writePreference('theme', null);
  expect(readPreference('theme')).toBeNull();
});

test('lasts a year on every page and is sent to this site only', () => {
  const page = pageAt('http://localhost:3000/about');
  writePreference('theme', 'dark', page);
  expect(page.cookie).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax');
  writePreference('theme', null, page);
  expect(page.cookie).toBe('theme=; Path=/; Max-Age=0; SameSite=Lax');
});

test('is marked Secure over HTTPS', () => {
  const page = pageAt('https://show.example/');
  writePreference('language', 'ms', page);
  expect(page.cookie).toBe('language=ms; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});
