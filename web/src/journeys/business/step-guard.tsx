// Decides which step a visitor may open: a step opened too early redirects to the earliest incomplete one.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { checkCompany, checkProfile } from '@visavis/domain/registration/check';
import { type ReactNode, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Redirect } from '../../shell/redirect.tsx';
import { businessDraft } from '../draft/business-draft.ts';
import { OfEdition } from '../steps/of-edition.tsx';
import { useUnansweredRegistration } from './use-unanswered-registration.ts';

type Path = (typeof BUSINESS_PATHS)[keyof typeof BUSINESS_PATHS];

/** What each step adds to the draft, in journey order. Interests are never required. */
const NEEDS: readonly (readonly [path: Path, isThere: () => boolean])[] = [
  [BUSINESS_PATHS.contact, () => checkProfile(businessDraft.form.read()).ok],
  [BUSINESS_PATHS.company, () => checkCompany(businessDraft.form.read()).ok],
  [BUSINESS_PATHS.interest, () => true],
  [BUSINESS_PATHS.matching, () => businessDraft.exhibitors.read().length > 0],
];

/** The earliest incomplete step before `path`; null when the page can be opened. */
export function earliestLacking(path: Path): Path | null {
  for (const [step, isThere] of NEEDS) {
    if (step === path) return null;
    if (!isThere()) return step;
  }
  return null;
}

interface GuardProps {
  path: Path;
  children: ReactNode;
}

/** Checks once, after hydration: a page in use is never redirected. */
export function Guard(props: GuardProps) {
  // The key makes every page run its own check, even where React would keep the component.
  return (
    <OfEdition draft={businessDraft}>
      <PageGuard key={props.path} {...props} />
    </OfEdition>
  );
}

function PageGuard({ path, children }: GuardProps) {
  const alive = useHydrated();
  useUnansweredRegistration();
  const [seen, setSeen] = useState<{ step: Path | null }>();
  if (alive && !seen) setSeen({ step: earliestLacking(path) });
  const step = seen?.step ?? null;
  return step === null ? children : <Redirect to={step} />;
}
