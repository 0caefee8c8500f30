// Wraps pages opened by a personal link: they use the link's edition and its clock, even after another has opened.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FairZone } from '../i18n/fair-zone.ts';
import { useText } from '../i18n/text.ts';
import { useDates } from '../i18n/use-dates.ts';
import { FairOverProvider } from '../lib/fair-over.ts';
import { ReadEdition } from '../queries/read-edition.ts';
import { editionQuery, useEdition } from '../queries/use-edition.ts';
import { Banner } from '../ui/banner.tsx';
import styles from './memory-only-notice.module.css';

interface InEditionProps {
  /** Undefined in copies from before links named their edition: then it is the one that visitors see. */
  id: number | undefined;
  children: ReactNode;
}

export function InEdition({ id, children }: InEditionProps) {
  if (id === undefined) return children;
  return (
    <ReadEdition value={id}>
      <ByItsClock>{children}</ByItsClock>
    </ReadEdition>
  );
}

function ByItsClock({ children }: { children: ReactNode }) {
  const { data: edition } = useEdition();
  const { data: current } = useQuery({ ...editionQuery(null), enabled: false });
  return (
    <FairZone value={edition ?? null}>
      <FairOverProvider value={edition?.hasEnded === true}>
        {edition && current && edition.id !== current.id && (
          <OtherFair name={edition.name} dates={edition.days.map(({ date }) => date)} site={current.name} />
        )}
        {children}
      </FairOverProvider>
    </FairZone>
  );
}

interface OtherFairProps {
  name: string;
  dates: readonly string[];
  site: string;
}

/** A notice, because the page's header names the fair that is open now. */
function OtherFair({ name, dates: of, site }: OtherFairProps) {
  const text = useText();
  const dates = useDates();
  return (
    <div className={styles.notice}>
      <Banner kind="info">
        {text('app.ofOtherFair', { name, dates: dates.days(of), year: of[0]?.slice(0, 4) ?? '', site })}
      </Banner>
    </div>
  );
}
