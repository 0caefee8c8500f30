// The page that the dashboard opens with for this organiser.
import { START_PAGES } from '@visavis/domain/staff/preferences';
import { type TextId, useText } from '../../../i18n/text.ts';
import { usePreferences } from '../../../queries/use-preferences.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from '../form.module.css';

const NAMES: Record<(typeof START_PAGES)[number], TextId> = {
  'business-matching': 'dashboard.businessMatching',
  overview: 'dashboard.overview',
};

export function FirstPage() {
  const text = useText();
  const { preferences, change } = usePreferences();
  return (
    <section className={styles.section}>
      <SelectField
        label={text('staff.firstPage')}
        help={text('staff.firstPageHelp')}
        options={START_PAGES.map((page) => ({ value: page, label: text(NAMES[page]) }))}
        value={preferences.startPage}
        onChange={(event) => {
          const startPage = START_PAGES.find((page) => page === event.target.value);
          if (startPage) void change({ startPage });
        }}
      />
    </section>
  );
}
