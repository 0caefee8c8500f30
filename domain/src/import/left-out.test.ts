// Tests of which part of an address in a list of exhibitors is used.
import { expect, it } from 'vitest';
import { usableText } from './left-out.ts';

it.each([
  ['ana@nacre.example', 'ana@nacre.example'],
  ['mailto:ana@nacre.example', 'ana@nacre.example'],
  ['MAILTO: ana@nacre.example?subject=Fair', 'ana@nacre.example'],
  ['ana@nacre.example; bo@nacre.example', 'ana@nacre.example'],
  ['Ana <ana@nacre.example>', 'ana@nacre.example'],
  ['ask Ana', ''],
  ['mailto:', ''],
  ['', ''],
])('of the address %j uses %j', (text, used) => {
  expect(usableText('email', text)).toBe(used);
  expect(usableText('representativeEmail', text)).toBe(used);
});

it('leaves other texts unchanged', () => {
  expect(usableText('company', 'mailto:Nacre')).toBe('mailto:Nacre');
});
