// The rail beside the grid: the company in view, its free hours, the palette and 'Suggest a schedule'.
import { CalendarX, CircleCheck, Clock, Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useBooth } from '../../../i18n/use-booth.ts';
import { Button } from '../../../ui/button.tsx';
import { Pans } from '../../../ui/pans.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { SchedulingCompany } from '../companies.ts';
import styles from './company-rail.module.css';
import { CompanySelect } from './company-select.tsx';

interface CompanyRailProps {
  companies: SchedulingCompany[];
  company: SchedulingCompany;
  onCompanyChange: (exhibitorId: number) => void;
  /** Hours that can be chosen now; null while unknown. */
  freeCount: number | null;
  isFull: boolean;
  onSuggest: () => void;
  /** The pointer or focus reached the button: preloads its code. */
  onSuggestAhead: () => void;
}

export function CompanyRail(props: CompanyRailProps) {
  const { companies, company, freeCount, isFull } = props;
  // The visitor's hours with other companies are not free, even if this exhibitor is.
  const hasOthers = companies.some(({ id, scheduled }) => scheduled && id !== company.id);
  const text = useText();
  const boothOf = useBooth();
  return (
    <>
      <CompanySelect companies={companies} selected={company} onSelect={props.onCompanyChange} />
      <div className={styles.facts}>
        <p className={styles.booth}>
          {text('scheduling.boothNumber')} <strong>{boothOf(company.booth, company.hall)}</strong>
        </p>
        {freeCount !== null && (
          <p className={styles.free} data-none={freeCount === 0 || undefined}>
            {freeCount === 0 ? <CalendarX aria-hidden="true" /> : <Clock aria-hidden="true" />}
            <span>
              {isFull
                ? text('scheduling.full')
                : text(hasOthers ? 'scheduling.hoursFreeForYou' : 'scheduling.hoursFree', {
                    count: freeCount,
                  })}
            </span>
          </p>
        )}
      </div>
      {company.scheduled && (
        <p className={styles.scheduled}>
          <CircleCheck aria-hidden="true" />
          {text('scheduling.companyHasMeeting')}
        </p>
      )}
      <p aria-live="polite" className="visually-hidden">
        {text('scheduling.nowChoosing', { company: company.name })}
      </p>
      <div className={styles.palette}>
        <Pans
          pans={companies.map(({ pigment, letter, scheduled }) => ({ pigment, letter, done: scheduled }))}
        />
      </div>
      <SuggestButton
        openCount={companies.filter(({ scheduled }) => !scheduled).length}
        isKnown={freeCount !== null}
        onSuggest={props.onSuggest}
        onSuggestAhead={props.onSuggestAhead}
      />
    </>
  );
}

interface SuggestButtonProps {
  /** Companies without a meeting. */
  openCount: number;
  isKnown: boolean;
  onSuggest: () => void;
  /** The pointer or focus reached the button: preloads its code. */
  onSuggestAhead: () => void;
}

function SuggestButton({ openCount, isKnown, onSuggest, onSuggestAhead }: SuggestButtonProps) {
  const text = useText();
  const toast = useToast();
  const helpId = useId();
  const isOpen = openCount > 0 && isKnown;
  return (
    <div className={styles.suggest}>
      <Button
        block
        variant="secondary"
        icon={<Sparkles aria-hidden="true" />}
        aria-disabled={!isOpen || undefined}
        aria-describedby={helpId}
        onPointerEnter={onSuggestAhead}
        onFocus={onSuggestAhead}
        onClick={() => {
          if (isOpen) onSuggest();
          // A phone has no room for the line below.
          else if (isKnown) toast(text('scheduling.suggestNone'), 'info');
        }}
      >
        <span className="wide-words">{text('scheduling.suggest')}</span>
      </Button>
      <p id={helpId} className={styles.help}>
        {openCount > 0
          ? text('scheduling.suggestHelp', { count: openCount })
          : text('scheduling.suggestNone')}
      </p>
    </div>
  );
}
