// The stored session: what is stored, what is read back, and which listeners are notified.
import { expect, test, vi } from 'vitest';
import { clearSession, readToken } from './session-token.ts';
import { readUser, storeSession, subscribeSession } from './stored-session.ts';

const USER = { id: 3, email: 'mei@visavis.example', role: 'editor' } as const;

test('stores a login under the specified keys and reads it back', () => {
  storeSession('abc', USER);
  expect(localStorage.getItem('authToken')).toBe('abc');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(USER);
  expect(readToken()).toBe('abc');
  expect(readUser()).toEqual(USER);
  expect(readUser()).toBe(readUser());
});

test('moves a token from its old key', () => {
  localStorage.setItem('auth_token', 'old');
  expect(readToken()).toBe('old');
  expect(localStorage.getItem('auth_token')).toBeNull();
  expect(localStorage.getItem('authToken')).toBe('old');
});

test.each(['{', '{}', '"text"', 'null'])('an unreadable user counts as logged out: %s', (text) => {
  localStorage.setItem('authToken', 'abc');
  localStorage.setItem('user', text);
  expect(readUser()).toBeNull();
});

test('a user without a token counts as logged out', () => {
  localStorage.setItem('user', JSON.stringify(USER));
  expect(readUser()).toBeNull();
});

test('notifies listeners of a login, once of a logout, and of changes in other tabs', () => {
  const listener = vi.fn();
  const stop = subscribeSession(listener);
  storeSession('abc', USER);
  expect(listener).toHaveBeenCalledTimes(1);
  clearSession();
  clearSession();
  expect(listener).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  expect(listener).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  storeSession('def', USER);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('keeps a login as long as the page where storage is forbidden', () => {
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
