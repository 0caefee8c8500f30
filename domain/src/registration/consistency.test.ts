// The two places of a submission that hold the company must say the same.

import { expect, it } from 'vitest';
import { coded } from '../message/coded.ts';
import { message } from '../message/message.ts';
import { exampleCompany } from '../profile/example.ts';
import type { CompanyInfo } from '../profile/fields.ts';
import { disagreements } from './consistency.ts';

const company = exampleCompany();
const fields = Object.keys(company) as (keyof CompanyInfo)[];

it('agreement says nothing, also when the registration holds more', () => {
  expect(disagreements({ ...company }, { ...company })).toEqual({});
  expect(disagreements({ ...company, name: 'Aisha' } as CompanyInfo, company)).toEqual({});
});

it.each(fields)('a different %s is named', (field) => {
  const sentence = coded(message('registration.differs'));
  expect(disagreements(company, { ...company, [field]: 'other' })).toEqual({
    [`companyInfo.${field}`]: sentence,
  });
  expect(disagreements({ ...company, [field]: 'other' }, company)).toEqual({
    [`companyInfo.${field}`]: sentence,
  });
});

it('every difference is named', () => {
  const others = Object.fromEntries(fields.map((field) => [field, 'other'])) as CompanyInfo;
  expect(Object.keys(disagreements(company, others))).toEqual(fields.map((field) => `companyInfo.${field}`));
});
