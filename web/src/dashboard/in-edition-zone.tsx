// Shows dashboard times by the clock of the edition it works on, even of a draft that visitors do not see yet.
import { type ReactNode, use } from 'react';
import { FairZone } from '../i18n/fair-zone.ts';
import { useSlotWords } from '../i18n/language.ts';
import { useDashboardEdition } from '../queries/use-dashboard-edition.ts';

export function InEditionZone({ children }: { children: ReactNode }) {
  const outer = use(FairZone);
  const { data } = useDashboardEdition();
  useSlotWords(data?.slotMinutes);
  return <FairZone value={data ?? outer}>{children}</FairZone>;
}
