// A company as the select shows it, both as the value and as an option.
import { useText } from '../../../i18n/text.ts';
import { Swatch } from '../../../ui/swatch.tsx';
import type { SchedulingCompany } from '../companies.ts';
import styles from './company-select.module.css';

export function CompanyName({ company }: { company: SchedulingCompany }) {
  const text = useText();
  return (
    <>
      <Swatch pigment={company.pigment} letter={company.letter} size={28} />
      <span className={styles.words}>
        <span className={styles.name}>{company.name}</span>
        {company.scheduled && (
          <>
            {' '}
            <span className={styles.mark}>{text('scheduling.scheduledMark')}</span>
          </>
        )}
      </span>
    </>
  );
}
