// The stored session: what is kept, what is read back, and who hears of it.
import { beforeEach, expect, test, vi } from 'vitest';
import { clearSession, readToken } from './session-token.ts';
import { readUser, storeSession, subscribeSession } from './stored-session.ts';

const USER = { id: 3, email: 'mei@visavis.example', role: 'editor' } as const;
beforeEach(() => localStorage.clear());

test('a login is kept under the specified keys and read back', () => {
  storeSession('abc', USER);
  expect(localStorage.getItem('authToken')).toBe('abc');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(USER);
  expect(readToken()).toBe('abc');
  expect(readUser()).toEqual(USER);
  expect(readUser()).toBe(readUser());
});

test('a leftover token moves to its new name', () => {
  localStorage.setItem('auth_token', 'old');
  expect(readToken()).toBe('old');
  expect(localStorage.getItem('auth_token')).toBeNull();
  expect(localStorage.getItem('authToken')).toBe('old');
});

test.each(['{', '{}', '"text"', 'null'])('a user that cannot be read is nobody: %s', (text) => {
  localStorage.setItem('authToken', 'abc');
  localStorage.setItem('user', text);
  expect(readUser()).toBeNull();
});

test('a user without a token is nobody', () => {
  localStorage.setItem('user', JSON.stringify(USER));
  expect(readUser()).toBeNull();
});

test('listeners hear of a login, a logout once, and of other tabs', () => {
  const hear = vi.fn();
  const stop = subscribeSession(hear);
  storeSession('abc', USER);
  expect(hear).toHaveBeenCalledTimes(1);
  clearSession();
  clearSession();
  expect(hear).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  expect(hear).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  expect(hear).toHaveBeenCalledTimes(3);
  stop();
  storeSession('def', USER);
  expect(hear).toHaveBeenCalledTimes(3);
});

test('where storage is forbidden a login lasts as long as the page', () => {
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  storeSession('abc', USER);
  expect(readToken()).toBe('abc');
  expect(readUser()).toEqual(USER);
  clearSession();
  expect(readToken()).toBeNull();
  forbidden.mockRestore();
});
