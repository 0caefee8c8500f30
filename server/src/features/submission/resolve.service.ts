// Resolves what a submission names to entries of the edition: a visitor's words, or ids chosen by staff.
import { hash } from 'node:crypto';
import type { HandlerInput } from '@visavis/contract/endpoint';
import type { addRegistration, registerVisitor } from '@visavis/contract/submission/endpoints';
import { unknownInterests } from '@visavis/domain/interest/schema';
import {
  type AskedMeeting,
  checkMeetings,
  type EditionGrid,
  readMeetings,
  type SubmissionVerdict,
} from '@visavis/domain/meeting/submission';
import type { StoredProfile } from '@visavis/domain/profile/fields';
import { disagreements } from '@visavis/domain/registration/consistency';
import type { Catalogue } from '../edition/public.ts';

export type VisitorBody = HandlerInput<typeof registerVisitor>['body'];
export type ByHandBody = HandlerInput<typeof addRegistration>['body'];

export interface Resolution {
  /** Complete for visitors, who fill in every required field; staff fill in what they know. */
  registration: StoredProfile;
  subCategoryIds: number[];
  /** The meetings, or a message for each refused field. */
  verdict: SubmissionVerdict;
  /** Equal for equal submissions: parsed fields follow the contract's order, not the sender's. */
  requestHash: string;
}

/** Visitors name exhibitors and hours in words, and repeat the company. */
export function resolve(body: VisitorBody, catalogue: Catalogue): Resolution {
  const { registration, companyInfo, interests, meetings } = body;
  const fields = {
    ...disagreements(registration, companyInfo),
    ...unknownInterests(interests, (id) => catalogue.hasSubCategory(id)),
  };
  const read = readMeetings(meetings, gridOf(catalogue), catalogue.findByNameAndBooth);
  return {
    registration,
    subCategoryIds: [...new Set(interests.map(({ subCategoryId }) => subCategoryId))],
    verdict: refusing(fields, read),
    requestHash: hashOf(body),
  };
}

/** Staff choose from lists, by ids. */
export function resolveByHand(
  { registration, interests, meetings }: ByHandBody,
  catalogue: Catalogue,
): Resolution {
  const subCategoryIds = [...new Set(interests)];
  const fields = unknownInterests(
    interests.map((subCategoryId) => ({ subCategoryId })),
    (id) => catalogue.hasSubCategory(id),
  );
  const asked = meetings.map(({ exhibitorId, day, minute }): AskedMeeting => {
    const found = catalogue.findExhibitor(exhibitorId);
    return { exhibitorId: found?.id ?? 'unknown', name: found?.exhibitor.company_name ?? '', day, minute };
  });
  return {
    registration,
    subCategoryIds,
    verdict: refusing(fields, checkMeetings(asked, gridOf(catalogue))),
    requestHash: hashOf({ registration, interests, meetings }),
  };
}

const gridOf = ({ days, hours, slotMinutes, limits }: Catalogue): EditionGrid => ({
  days,
  hours,
  slotMinutes,
  minimum: limits.businessMinimum,
  maximum: limits.businessMaximum,
});

function refusing(fields: Record<string, string>, verdict: SubmissionVerdict): SubmissionVerdict {
  if (!verdict.ok) return { ok: false, fields: { ...fields, ...verdict.fields } };
  return Object.keys(fields).length > 0 ? { ok: false, fields } : verdict;
}

const hashOf = (body: object): string => hash('sha256', JSON.stringify(body), 'hex');
