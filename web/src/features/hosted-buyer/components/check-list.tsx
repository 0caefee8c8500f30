// What to look for in an applicant's files: ticks as reminders, which gate nothing.
import type { DocumentInfo } from '@visavis/contract/hosted-buyer/row';
import { daysAfter } from '@visavis/domain/edition/calendar';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useDashboardEdition } from '../../../queries/use-dashboard-edition.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import styles from './check-list.module.css';

/** How long many countries require a passport to be valid after a visit: half a year, in days. */
const PASSPORT_DAYS = 184;

interface CheckListProps {
  /** Id of the application. */
  applicant: number;
  documents: readonly DocumentInfo[];
}

export function CheckList({ applicant, documents }: CheckListProps) {
  const text = useText();
  const dates = useDates();
  const heading = useId();
  const { data: edition } = useDashboardEdition();
  const [ticked, setTicked] = useTicks(applicant);
  const lastDay = edition?.days.at(-1)?.date;
  const hasPassport = documents.some(({ kind, mayOpen }) => kind === 'passport' && mayOpen);
  const checks = [
    ['company', text('hostedBuyers.checkCompany')],
    ['business', text('hostedBuyers.checkBusiness')],
    ['legible', text('hostedBuyers.checkLegible')],
    ...(hasPassport && lastDay !== undefined
      ? [
          [
            'passport',
            text('hostedBuyers.checkPassport', { until: dates.date(daysAfter(lastDay, PASSPORT_DAYS)) }),
          ],
        ]
      : []),
  ] as const;
  return (
    <section className={styles.checks} aria-labelledby={heading}>
      <h3 id={heading}>{text('hostedBuyers.check')}</h3>
      {checks.map(([name = '', label = '']) => (
        <Checkbox
          key={name}
          label={label}
          tone="neutral"
          checked={ticked.includes(name)}
          onChange={(checked) =>
            setTicked(checked ? [...ticked, name] : ticked.filter((other) => other !== name))
          }
        />
      ))}
      <p>{text('hostedBuyers.checkNote')}</p>
    </section>
  );
}

/** Kept until the tab closes, so that the ticks are still there when the applicant is opened again. */
function useTicks(applicant: number): [ticked: readonly string[], set: (ticked: readonly string[]) => void] {
  const key = `checked-applicant-${applicant}`;
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    (sessionStorage.getItem(key) ?? '').split(' ').filter((name) => name !== ''),
  );
  return [
    ticked,
    (next) => {
      setTicked(next);
      try {
        sessionStorage.setItem(key, next.join(' '));
      } catch {
        // Without room in the storage they last as long as the dialog.
      }
    },
  ];
}
