// Registrations of the last days, as a chart or as a table.
import { periodLabel } from '@visavis/domain/language/periods';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { useText } from '../../../i18n/text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { ListPath } from '../list-path.ts';
import type { RegistrationDays } from '../registration-days.ts';
import { RegistrationsChart } from './registrations-chart.tsx';
import styles from './registrations-panel.module.css';
import { RegistrationsTable } from './registrations-table.tsx';

interface RegistrationsPanelProps {
  days: RegistrationDays;
  listPath: ListPath;
  className?: string | undefined;
}

export function RegistrationsPanel({ days, listPath, className }: RegistrationsPanelProps) {
  const text = useText();
  const language = useLanguage();
  const [isTable, setIsTable] = useState(false);
  const isEmpty = days.every(({ business, hosted }) => business + hosted === 0);
  // A programme that is not open yet is left out: zero would read as if nobody had registered.
  const hasHosted = days.some(({ hosted }) => hosted > 0);
  if (isEmpty)
    return (
      <Panel title={text('overview.perDay')} className={className}>
        <EmptyState
          icon={<CalendarDays aria-hidden />}
          title={text('overview.noRegistrations')}
          hint={text('overview.noRegistrationsHint')}
        />
      </Panel>
    );
  // '7 to 20 May 2025', without the zeros of a table.
  const span = periodLabel(days[0]?.date ?? '', days.at(-1)?.date ?? '', language).replace(/\b0(?=\d)/g, '');
  return (
    <Panel
      title={text('overview.perDay')}
      className={className}
      aside={
        <button type="button" onClick={() => setIsTable(!isTable)}>
          {text(isTable ? 'overview.showChart' : 'overview.showTable')}
        </button>
      }
    >
      {isTable ? (
        <RegistrationsTable
          days={days}
          listPath={listPath}
          hasHosted={hasHosted}
          caption={text('overview.chartTitle', { span })}
        />
      ) : (
        <>
          <RegistrationsChart days={days} span={span} listPath={listPath} />
          <div className={styles.legend} aria-hidden>
            <span className={styles.business}>{text('overview.business')}</span>
            {hasHosted && <span className={styles.hosted}>{text('overview.hosted')}</span>}
            <span className={styles.span}>{span}</span>
          </div>
        </>
      )}
    </Panel>
  );
}
