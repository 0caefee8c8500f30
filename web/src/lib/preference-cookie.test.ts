// The cookies of preferences: read again as written, forgotten, and safe on the way.
import { afterEach, expect, test } from 'vitest';
import { readPreference, writePreference } from './preference-cookie.ts';

afterEach(() => {
  writePreference('theme', null);
  writePreference('language', null);
});

/** Keeps what is written to it, as a browser does before it takes it apart. */
function pageAt(address: string) {
  const { location } = { location: new URL(address) as unknown as Location };
  return { cookie: '', location };
}

test('each preference is read as it was written, beside others', () => {
  writePreference('language', 'zh-Hans');
  writePreference('theme', 'dark');
  expect(readPreference('theme')).toBe('dark');
  expect(readPreference('language')).toBe('zh-Hans');
  writePreference('theme', 'light');
  expect(readPreference('theme')).toBe('light');
});

test('what is forgotten, or never was chosen, is null', () => {
  expect(readPreference('theme')).toBeNull();
  writePreference('theme', 'dark');
  writePreference('theme', null);
  expect(readPreference('theme')).toBeNull();
});

test('it lasts a year on every page and travels only to this site', () => {
  const page = pageAt('http://localhost:3000/about');
  writePreference('theme', 'dark', page);
  expect(page.cookie).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax');
  writePreference('theme', null, page);
  expect(page.cookie).toBe('theme=; Path=/; Max-Age=0; SameSite=Lax');
});

test('over HTTPS it never travels in the clear', () => {
  const page = pageAt('https://show.example/');
  writePreference('language', 'ms', page);
  expect(page.cookie).toBe('language=ms; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});
