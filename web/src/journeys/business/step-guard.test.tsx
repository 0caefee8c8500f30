// Which page opens for which state of the draft, and what the Thank You page clears.

import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { exampleCompany, exampleVisitor } from '@visavis/domain/profile/example';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { businessDraft } from '../draft/business-draft.ts';
import { Guard } from './step-guard.tsx';
import { ThankYouRoute } from './thank-you-route.tsx';

const CONTACT = exampleVisitor();
const COMPANY = exampleCompany();
const EXHIBITOR = {
  id: 1,
  company_name: 'Hanari',
  booth_number: 'A-208',
  region_country: 'South Korea',
  product_profile: '',
  description: '',
};

beforeEach(() => {
  businessDraft.clearAfterRegistration(null);
  businessDraft.registrationId.clear();
});

const { contact, company, interest, matching, schedule, thankYou } = BUSINESS_PATHS;
const GUARDED = [company, interest, matching, schedule] as const;

/** All queries are disabled, so the current edition stays unknown. */
const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });

function shownAt(path: string, state?: unknown): string {
  renderIn(
    <Routes>
      {GUARDED.map((guarded) => (
        <Route key={guarded} path={guarded} element={<Guard path={guarded}>{guarded}</Guard>} />
      ))}
      <Route path={thankYou} element={<ThankYouRoute />} />
      <Route path="*" element={contact} />
    </Routes>,
    { address: { pathname: path, state }, queries: client },
  );
  return document.body.textContent ?? '';
}

test.each(GUARDED)('with nothing stored %s redirects to the first step', (path) => {
  expect(shownAt(path)).toBe(contact);
});

test.each([
  [company, company],
  [interest, company],
  [schedule, company],
])('with step 1 done %s shows %s', (path, shown) => {
  businessDraft.registration.write(CONTACT);
  expect(shownAt(path)).toBe(shown);
});

test.each([
  [interest, interest],
  [matching, matching],
  [schedule, matching],
])('with both steps done %s shows %s', (path, shown) => {
  businessDraft.registration.write({ ...CONTACT, ...COMPANY });
  expect(shownAt(path)).toBe(shown);
});

test('opens the scheduler once exhibitors are selected', () => {
  businessDraft.registration.write({ ...CONTACT, ...COMPANY });
  businessDraft.exhibitors.write([EXHIBITOR]);
  expect(shownAt(schedule)).toBe(schedule);
});

test("Thank You without meetings redirects to the draft's current step", () => {
  businessDraft.registration.write(CONTACT);
  expect(shownAt(thankYou)).toBe(company);
});

const success = (submissionId: string) => ({
  meetings: [],
  registrationId: 7,
  registrationComplete: true,
  reference: 'BM-7K3M-Q2XD',
  submissionId,
});

test('Thank You clears the submitted draft and keeps the registration id', () => {
  businessDraft.registration.write(CONTACT);
  localStorage.setItem('selectedCompanies', '[]');
  shownAt(thankYou, success(businessDraft.keyOfSubmission()));
  expect(screen.getByRole('heading', { name: 'Thank You' })).toBeTruthy();
  expect(Object.keys(localStorage)).toEqual(['registrationId']);
  expect(businessDraft.registrationId.read()).toBe(7);
});

test('reopening Thank You keeps a draft that was begun since', () => {
  businessDraft.registration.write(CONTACT);
  shownAt(thankYou, success('an earlier draft'));
  expect(businessDraft.registration.read()).toEqual(CONTACT);
});

test('a submission keeps its key until the draft is cleared, then gets a new one', () => {
  const first = businessDraft.keyOfSubmission();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(businessDraft.keyOfSubmission()).toBe(first);
  businessDraft.clearAfterRegistration(null);
  expect(businessDraft.keyOfSubmission()).not.toBe(first);
});
