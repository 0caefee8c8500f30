// Tests of cleaning email addresses as people paste them.
import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { exampleVisitor } from '../profile/example.ts';
import { checkStep } from '../registration/check.ts';
import { visitorProfileSchema } from '../registration/schema.ts';
import { cleanAddress } from './email-address.ts';

const MEI = 'mei@kenari.example';

it.each([
  MEI,
  ` ${MEI}\n`,
  `mailto:${MEI}`,
  `MAILTO:${MEI}?subject=Hello`,
  `<${MEI}>`,
  `Mei Tan <${MEI}>`,
  `"Tan, Mei" <mailto:${MEI}>`,
  `"${MEI}"`,
  `'${MEI}'`,
  `“${MEI}”`,
  `(${MEI})`,
  `${MEI},`,
  `${MEI};`,
  'ｍｅｉ＠ｋｅｎａｒｉ．ｅｘａｍｐｌｅ',
  'mei\u200b@kenari\u200d.example\ufeff',
])('extracts the address from %j, both in the schema and in the light check', (typed) => {
  expect(cleanAddress(typed)).toBe(MEI);
  const visitor = exampleVisitor({ email: typed });
  expect(visitorProfileSchema.parse(visitor).email).toBe(MEI);
  expect(checkStep('contact', visitor)).toMatchObject({ ok: true, value: { email: MEI } });
});

it.each([
  '',
  'mei',
  `${MEI} ${MEI}`,
  `<${MEI}> <${MEI}>`,
  `${MEI},ana@kenari.example`,
  'https://kenari.example',
])('%j is rejected rather than repaired', (typed) => {
  expect(visitorProfileSchema.safeParse(exampleVisitor({ email: typed })).success).toBe(false);
});

it.each([
  'bücher.example',
  'españa.example',
  '例え.テスト',
  'müller.köln.example',
  'пример.рф',
  'kenari.example',
  'ﷲ.example',
])('an address at %s is the same in both notations of its domain', (domain) => {
  const ascii = domainToASCII(domain);
  expect(cleanAddress(`mei@${ascii}`)).toBe(cleanAddress(`mei@${domain}`));
  expect(cleanAddress(`mei@${ascii.toUpperCase()}`).toLowerCase()).toBe(cleanAddress(`mei@${domain}`));
});

it.each(['xn--', 'xn--a-€', 'xn--99999999999', `xn--${'a'.repeat(80)}`])('leaves %s unchanged', (label) => {
  expect(cleanAddress(`mei@${label}.example`)).toBe(`mei@${label}.example`);
});
