// The host name that the server uses to introduce itself to a mail server.
import { expect, it } from 'vitest';
import { mailHostName } from './mail-address.ts';

it.each([
  ['https://meet.example.org', 'meet.example.org'],
  ['http://localhost:3000', 'exhibition.example'],
  ['http://127.0.0.1:3000', 'exhibition.example'],
  ['http://[::1]:3000', 'exhibition.example'],
])('a site at %s introduces itself as %s', (publicUrl, name) => {
  expect(mailHostName(publicUrl, { name: '', address: 'meet@exhibition.example' })).toBe(name);
});
