// The company in view, also stored in the address so that it survives a reload.
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { nextUnscheduled } from '@visavis/domain/meeting/scheduling';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Not 'company', which in a hosted buyer's link is the buyer's own. */
const EXHIBITOR_PARAM = 'exhibitor';

export function useCompanyInView(exhibitors: readonly Exhibitor[], plan: readonly PlannedMeeting[]) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [chosenId, setChosenId] = useState(() => {
    const requestedId = Number(search.get(EXHIBITOR_PARAM));
    const ids = exhibitors.map((exhibitor) => exhibitor.id);
    return ids.includes(requestedId) ? requestedId : nextUnscheduled(ids, plan, ids.at(-1) ?? 0);
  });
  const company = exhibitors.find((exhibitor) => exhibitor.id === chosenId) ?? exhibitors[0];
  const choose = (exhibitorId: number): void => {
    setChosenId(exhibitorId);
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(EXHIBITOR_PARAM, String(exhibitorId));
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  };
  return { company, choose };
}
