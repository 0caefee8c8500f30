// The section menu at the side of a wide screen.

import { useQuery } from '@tanstack/react-query';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { listEditions } from '@visavis/contract/edition/settings-calls';
import { can } from '@visavis/domain/identity/grants';
import { Link } from 'react-router';
import { useText } from '../i18n/text.ts';
import { call } from '../lib/api-client.ts';
import { useOrganiser } from '../lib/use-organiser.ts';
import { isBeforeFirst, useEdition } from '../queries/use-edition.ts';
import { Wordmark } from '../shell/wordmark.tsx';
import { EditionChoice } from './edition-choice.tsx';
import { FindButton } from './find-button.tsx';
import { type MenuProps, SectionMenu } from './section-menu.tsx';
import styles from './sidebar.module.css';

/** The draft that the dashboard works on while visitors have no edition: the newest, which is listed first. */
function useDraft(isWanted: boolean) {
  const isKnown = can(useOrganiser()?.role, 'edition.read');
  const { data: editions } = useQuery({
    queryKey: ['editions'],
    queryFn: ({ signal }) => call(listEditions, { signal }),
    enabled: isWanted && isKnown,
  });
  return isWanted ? editions?.find(({ state }) => state === 'draft') : undefined;
}

export function Sidebar({ onFind, ...menu }: MenuProps & { onFind: () => void }) {
  const text = useText();
  const { data: edition, error } = useEdition();
  const draft = useDraft(!edition && isBeforeFirst(error));
  const draftWord = draft && text('dashboard.edition.draft');
  return (
    <header className={styles.sidebar}>
      <Link
        to={DASHBOARD_PATHS.home}
        className={styles.home}
        aria-label={[edition?.name ?? draft?.name, draftWord, text('dashboard.title')]
          .filter(Boolean)
          .join(', ')}
      >
        <Wordmark edition={edition ?? draft} place="header" />
        {draft && <span className={styles.draft}>{draftWord}</span>}
      </Link>
      <FindButton place="sidebar" onPress={onFind} />
      <EditionChoice />
      <SectionMenu {...menu} />
    </header>
  );
}
