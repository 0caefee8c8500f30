// Tests that the two copies of the company in a submission must agree.

import { expect, it } from 'vitest';
import { coded } from '../message/coded.ts';
import { message } from '../message/message.ts';
import { exampleCompany } from '../profile/example.ts';
import type { CompanyInfo } from '../profile/fields.ts';
import { disagreements } from './consistency.ts';

const company = exampleCompany();
const fields = Object.keys(company) as (keyof CompanyInfo)[];

it('reports nothing when they agree, even if the registration has more fields', () => {
  expect(disagreements({ ...company }, { ...company })).toEqual({});
  expect(disagreements({ ...company, name: 'Aisha' } as CompanyInfo, company)).toEqual({});
});

it.each(fields)('reports a different %s', (field) => {
  const sentence = coded(message('registration.differs'));
  expect(disagreements(company, { ...company, [field]: 'other' })).toEqual({
    [`companyInfo.${field}`]: sentence,
  });
  expect(disagreements({ ...company, [field]: 'other' }, company)).toEqual({
    [`companyInfo.${field}`]: sentence,
  });
});

it('reports every difference', () => {
  const others = Object.fromEntries(fields.map((field) => [field, 'other'])) as CompanyInfo;
  expect(Object.keys(disagreements(company, others))).toEqual(fields.map((field) => `companyInfo.${field}`));
});
