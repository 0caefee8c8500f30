// Tests of the form's exact messages for every invalid input, and of what each field accepts.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { exampleCompany, exampleVisitor } from '../profile/example.ts';
import type { CompanyInfo, VisitorProfile } from '../profile/fields.ts';
import { COMPANY_SIZES, DEFAULT_COUNTRY } from '../profile/fields.ts';
import { englishOf } from '../words/english.ts';
import { companyInfoSchema, visitorProfileSchema } from './schema.ts';

const visitor = exampleVisitor();
const company = exampleCompany();

/** @returns the distinct error messages, by field */
function errorsOf(schema: z.ZodMiniType, value: unknown): Record<string, string[]> {
  const result = schema.safeParse(value);
  const sentences: Record<string, string[]> = {};
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path.join('.');
    sentences[field] = [...new Set([...(sentences[field] ?? []), englishOf(issue.message)])];
  }
  return sentences;
}

const BLANKS: unknown[] = [
  '',
  ' ',
  '   ',
  '\t',
  '\r\n',
  '\u0000',
  '\u00a0',
  undefined,
  null,
  5,
  true,
  [],
  {},
];

const without = (record: object, field: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));

describe('step 1', () => {
  const REQUIRED: [keyof VisitorProfile, string][] = [
    ['name', 'Name is required'],
    ['designation', 'Designation is required'],
    ['email', 'Email is required'],
    ['phoneNumber', 'Phone number is required'],
    ['companyName', 'Company name is required'],
    ['companyNature', 'Company nature is required'],
    ['companySize', 'Company size is required'],
  ];

  it.each(REQUIRED)('%s: %s', (field, sentence) => {
    for (const blank of BLANKS) {
      expect([blank, errorsOf(visitorProfileSchema, { ...visitor, [field]: blank })]).toEqual([
        blank,
        { [field]: [sentence] },
      ]);
    }
    expect(errorsOf(visitorProfileSchema, without(visitor, field))).toEqual({ [field]: [sentence] });
  });

  it('empty, reports all seven errors at once', () => {
    expect(errorsOf(visitorProfileSchema, {})).toEqual(
      Object.fromEntries(REQUIRED.map(([field, sentence]) => [field, [sentence]])),
    );
  });

  it('filled in, has no errors and returns the cleaned values', () => {
    expect(visitorProfileSchema.parse(visitor)).toEqual(visitor);
    expect(visitorProfileSchema.parse({ ...visitor, name: '  Aisha\r\nRahman ' }).name).toBe('Aisha Rahman');
  });

  it('drops unknown keys', () => {
    const parsed = visitorProfileSchema.parse({
      ...visitor,
      role: 'admin',
      ...JSON.parse('{"__proto__": {"isAdmin": true}}'),
    });
    expect(parsed).toEqual(visitor);
    expect('isAdmin' in parsed).toBe(false);
  });

  it('accepts four company sizes and no other', () => {
    expect([...COMPANY_SIZES]).toEqual(['1-10', '11-50', '51-100', '101 and above']);
    for (const companySize of COMPANY_SIZES)
      expect(errorsOf(visitorProfileSchema, { ...visitor, companySize })).toEqual({});
    for (const companySize of ['101', '1-11', '101 and Above', ' 1-10'])
      expect(errorsOf(visitorProfileSchema, { ...visitor, companySize })).toEqual({
        companySize: ['Company size is required'],
      });
  });
});

describe('step 2', () => {
  const REQUIRED: [keyof CompanyInfo, string][] = [
    ['addressLine1', 'Address Line 1 is required'],
    ['city', 'City is required'],
    ['postalCode', 'Postal code is required'],
    ['region', 'Region is required'],
    ['companyPhone', 'Company phone number is required'],
    ['country', 'Country is required'],
  ];

  it.each(REQUIRED)('%s: %s', (field, sentence) => {
    for (const blank of BLANKS) {
      expect([blank, errorsOf(companyInfoSchema, { ...company, [field]: blank })]).toEqual([
        blank,
        { [field]: [sentence] },
      ]);
    }
    expect(errorsOf(companyInfoSchema, without(company, field))).toEqual({ [field]: [sentence] });
  });

  it.each([
    ['Hong Kong', '', 'New Territories', []],
    ['United Arab Emirates', '', 'Dubai', []],
    ['United Arab Emirates', '', '', ['region']],
    ['Singapore', '068805', '', []],
    ['Singapore', '', '', ['postalCode']],
    ['Malaysia', '', '', ['region', 'postalCode']],
    ['Elsewhere', '', '', ['region', 'postalCode']],
  ])(
    'requires postal code and state where addresses have them: %s, %j, %j',
    (country, postalCode, region, asked) => {
      const given = { ...company, country, postalCode, region };
      expect(Object.keys(errorsOf(companyInfoSchema, given))).toEqual(asked);
      const whole = { ...given, addressLine1: '' };
      expect(Object.keys(errorsOf(companyInfoSchema, whole)).sort()).toEqual(
        ['addressLine1', ...asked].sort(),
      );
    },
  );

  it('empty, reports six errors: website and the second address line are optional', () => {
    expect(errorsOf(companyInfoSchema, {})).toEqual(
      Object.fromEntries(REQUIRED.map(([field, sentence]) => [field, [sentence]])),
    );
  });

  it.each(['website', 'addressLine2'] as const)(
    '%s may be blank or missing, and is then stored as empty',
    (field) => {
      for (const value of ['', '  ', '\n'])
        expect(companyInfoSchema.parse({ ...company, [field]: value })[field]).toBe('');
      expect(companyInfoSchema.parse(without(company, field))).toMatchObject({ [field]: '' });
      expect(companyInfoSchema.safeParse({ ...company, [field]: 5 }).success).toBe(false);
    },
  );

  it('defaults to Malaysia and +60', () => {
    expect(DEFAULT_COUNTRY).toEqual({ name: 'Malaysia', cca2: 'MY', diallingCode: '+60' });
  });
});

describe('an email address', () => {
  const emailErrors = (email: string) => errorsOf(visitorProfileSchema, { ...visitor, email });

  it.each([
    'a@b.c',
    'first.last+fair@sub.example.co.uk',
    "o'brien@example.com",
    'A@B.C',
    '用户@例子.公司',
    '  padded@example.com  ',
  ])('%j is accepted', (email) => {
    expect(emailErrors(email)).toEqual({});
    expect(visitorProfileSchema.parse({ ...visitor, email }).email).toBe(email.trim());
  });

  it.each([
    'plain',
    'a@',
    '@b.c',
    'a@b',
    'a@b.',
    'a@.c',
    'a@b..c',
    'a@@b.c',
    'a@b@c.d',
    'a b@c.d',
    'a@b .c',
    'a@b.c d',
    'a@b.c\nBcc: x@y.z',
    'a\u0000@b.c',
    '.@.',
    'a.b.c',
    'x@[127.0.0.1]',
    'x@127.0.0.1',
    'x@[IPv6:::1].c',
  ])('%j is invalid', (email) => {
    expect(emailErrors(email)).toEqual({ email: ['Email is invalid'] });
  });

  it('has at most 254 characters', () => {
    const domain = '@example.com';
    expect(emailErrors('a'.repeat(254 - domain.length) + domain)).toEqual({});
    expect(emailErrors('a'.repeat(255 - domain.length) + domain)).toEqual({
      email: ['This is too long. Please shorten it.'],
    });
  });

  it('is text, an at sign, text, a dot and text, and nothing else', () => {
    const piece = fc.string({ unit: fc.constantFrom('a', '.', '@', ' ', 'é'), maxLength: 8 });
    fc.assert(
      fc.property(piece, (text) => {
        // A trailing full stop is that of the sentence from which it was copied.
        const email = text.trim().replace(/\.$/, '');
        const [local = '', domain = '', ...more] = email.split('@');
        const labels = domain.split('.');
        const isAddress =
          more.length === 0 &&
          local !== '' &&
          labels.length > 1 &&
          labels.every((label) => label !== '') &&
          !email.includes(' ');
        expect(Object.keys(emailErrors(text)).length === 0).toBe(isAddress);
      }),
    );
  });

  it('is validated quickly, even for hostile input', () => {
    // CPU time in microseconds, which other processes on a busy machine do not affect.
    const startedAt = process.cpuUsage();
    for (const email of [`a@${'a.'.repeat(120)}`, `${'a'.repeat(250)}@`, `a@${'.'.repeat(240)}`])
      emailErrors(email);
    expect(process.cpuUsage(startedAt).user).toBeLessThan(500_000);
  });
});

describe('a phone number', () => {
  const phones = [
    [visitorProfileSchema, visitor, 'phoneNumber'],
    [companyInfoSchema, company, 'companyPhone'],
  ] as const;

  it.each(phones)('%# is a dialling code and digits in one string', (schema, record, field) => {
    for (const value of ['+60123456789', '60123456789', '0', '+1', ' +60123456789 ', '12345678901234567890'])
      expect([value, errorsOf(schema, { ...record, [field]: value })]).toEqual([value, {}]);
  });

  it.each(phones)('%# accepts only digits', (schema, record, field) => {
    for (const value of ['+', '60 12', '+60-12', 'abc', '+60+12', '①②③', '1e5', '12+', '0x1F'])
      expect([value, errorsOf(schema, { ...record, [field]: value })]).toEqual([
        value,
        { [field]: ['Phone number may have digits only'] },
      ]);
  });

  it.each(phones)('%# converts digits of any script to 0 to 9', (schema, record, field) => {
    for (const typed of ['+６０１２３', '+٦٠١٢٣', '+۶۰۱۲۳'])
      expect(schema.parse({ ...record, [field]: typed })).toMatchObject({ [field]: '+60123' });
  });

  it.each(phones)('%# has a maximum length', (schema, record, field) => {
    expect(errorsOf(schema, { ...record, [field]: '1'.repeat(21) })).toEqual({
      [field]: ['This is too long. Please shorten it.'],
    });
  });
});

describe('a website', () => {
  const websiteErrors = (website: string) => errorsOf(companyInfoSchema, { ...company, website });

  it.each([
    'example.com',
    'www.example.com/shop?id=1#top',
    'http://example.com',
    'https://example.com:8443/a/b',
    'HTTPS://EXAMPLE.COM',
    '  example.com ',
    '例え.jp',
    'example.com/a:b@c',
  ])('%j is accepted', (website) => {
    expect(websiteErrors(website)).toEqual({});
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(document.domain)',
    'javascript://example.com/%0aalert(1)',
    'java\nscript:alert(1)//a.b',
    ' javascript:alert(1)//a.b',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,a.b',
    'vbscript:a.b',
    'file:///etc/passwd.txt',
    'ftp://example.com',
    'mailto:a@b.c',
    'blob:https://example.com/1',
    '//example.com',
    'https://',
    'https://user:secret@example.com',
    'user@example.com',
    'not a website',
    'localhost',
    'example.com:javascript',
    'http:javascript:alert(1).x',
    'https://https://example.com',
  ])('%j is refused', (website) => {
    expect(websiteErrors(website)).toEqual({ website: ['Company website must be a web address'] });
  });

  it('never has another scheme when used as a link', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'JAVASCRIPT:',
      'data:',
      'vbscript:',
      'file:',
      'blob:',
      'java\tscript:',
      '\u0001javascript:',
      'x.y:',
    );
    const rest = fc.string({ unit: fc.constantFrom('a', '.', '/', ':', '?', '#', '@', '1', ' ', '\n') });
    fc.assert(
      fc.property(scheme, rest, (start, end) => {
        const result = companyInfoSchema.safeParse({ ...company, website: start + end });
        // Anything accepted anyway parses as a host with a port, never as a scheme that a browser executes.
        if (result.success) expect(result.data.website).toMatch(/^[^:/?#]+\.[^:/?#]+(:\d+)?([/?#]|$)/);
      }),
    );
  });
});

describe('a line that is too long', () => {
  it.each([
    ['name', visitorProfileSchema, visitor, 200],
    ['designation', visitorProfileSchema, visitor, 200],
    ['companyName', visitorProfileSchema, visitor, 200],
    ['companyNature', visitorProfileSchema, visitor, 200],
    ['addressLine1', companyInfoSchema, company, 200],
    ['addressLine2', companyInfoSchema, company, 200],
    ['city', companyInfoSchema, company, 200],
    ['region', companyInfoSchema, company, 200],
    ['country', companyInfoSchema, company, 200],
    ['postalCode', companyInfoSchema, company, 20],
  ] as const)('%s is rejected', (field, schema, record, limit) => {
    expect(errorsOf(schema, { ...record, [field]: 'x'.repeat(limit) })).toEqual({});
    expect(errorsOf(schema, { ...record, [field]: `  ${'x'.repeat(limit)}  ` })).toEqual({});
    expect(errorsOf(schema, { ...record, [field]: 'x'.repeat(limit + 1) })).toEqual({
      [field]: ['This is too long. Please shorten it.'],
    });
  });

  it('is rejected as a website beyond 500 characters', () => {
    const website = (length: number) => `example.com/${'x'.repeat(length - 12)}`;
    expect(errorsOf(companyInfoSchema, { ...company, website: website(500) })).toEqual({});
    expect(errorsOf(companyInfoSchema, { ...company, website: website(501) })).toEqual({
      website: ['This is too long. Please shorten it.'],
    });
  });
});

it('never throws, whatever the input', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...Object.keys(visitor)), (value, field) => {
      expect(() => visitorProfileSchema.safeParse({ ...visitor, [field]: value })).not.toThrow();
      expect(() => companyInfoSchema.safeParse(value)).not.toThrow();
    }),
  );
});
