// Adds exhibitors to the draft of Business Matching such that Top Matches shows them selected, and removes them.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { foldName } from '@visavis/domain/exhibitor/merge';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { type Interest, selectionKey } from '@visavis/domain/interest/schema';
import { useState } from 'react';
import { earliestLacking } from '../../journeys/business/step-guard.tsx';
import { businessDraft } from '../../journeys/draft/business-draft.ts';
import { writeInterestsCookie } from '../../journeys/draft/interests-cookie.ts';
import { exhibitorShape, namesUnder, withNames } from '../../journeys/draft/stored-shapes.ts';
import { useBrowserValue } from '../../lib/use-browser-value.ts';
import { interestOf, isCovered } from './interest-of.ts';

const { exhibitors, interests, namesByInterests, registration } = businessDraft;
const NOBODY: readonly Exhibitor[] = [];

const whereToContinue = (): string => earliestLacking(BUSINESS_PATHS.matching) ?? BUSINESS_PATHS.matching;

/** The name as Top Matches reads it back: with the booth when another selected exhibitor has the same name. */
function rememberedName({ company_name, booth_number }: Exhibitor, _: number, all: readonly Exhibitor[]) {
  const namesakes = all.filter((one) => foldName(one.company_name) === foldName(company_name));
  return namesakes.length > 1 ? `${company_name} (${booth_number})` : company_name;
}

/**
 * Top Matches restores what it remembers for a set of interests, so it must remember this choice. Where it remembers
 * nothing yet, it keeps the current selection.
 */
function remember(): void {
  const key = selectionKey(interests.read().map(({ subCategory }) => subCategory));
  const remembered = namesByInterests.read();
  if (namesUnder(remembered, key))
    namesByInterests.write(withNames(remembered, key, exhibitors.read().map(rememberedName)));
}

/** Top Matches drops exhibitors that match no interest, so an exhibitor chosen first adds a matching interest. */
async function coverByInterest(exhibitor: Exhibitor): Promise<Interest | null> {
  if (isCovered(exhibitor, interests.read())) return null;
  const interest = await interestOf(exhibitor);
  // In the meantime it may have been removed, or its interest chosen elsewhere.
  const isStillChosen = exhibitors.read().some(({ id }) => id === exhibitor.id);
  if (!interest || !isStillChosen || isCovered(exhibitor, interests.read())) return null;
  interests.write([...interests.read(), interest]);
  writeInterestsCookie(interests.read());
  remember();
  return interest;
}

/** @param maximum the most exhibitors that may be chosen */
export function useVisitorChoice(maximum: number) {
  const chosen = useBrowserValue(exhibitors.subscribe, exhibitors.read, NOBODY);
  const continuePath = useBrowserValue(registration.subscribe, whereToContinue, BUSINESS_PATHS.contact);
  const [added, setAdded] = useState<{ interest: Interest; company: string }>();

  const add = (exhibitor: Exhibitor): void => {
    const before = exhibitors.read();
    if (before.length >= maximum || before.some(({ id }) => id === exhibitor.id)) return;
    // In its stored shape, without what only its own page shows.
    exhibitors.write([...before, exhibitorShape(exhibitor) ?? exhibitor]);
    remember();
    coverByInterest(exhibitor).then(
      (interest) => interest && setAdded({ interest, company: exhibitor.company_name }),
      // On failure the choice stays as it is; adding another retries.
      () => undefined,
    );
  };

  const remove = (exhibitor: Exhibitor): void => {
    exhibitors.write(exhibitors.read().filter(({ id }) => id !== exhibitor.id));
    remember();
    setAdded(undefined);
  };

  return { chosen, continuePath, added, add, remove };
}
