// Shown at every URL of the site while there is no edition for visitors: says that registration opens later.

import { useQueryClient } from '@tanstack/react-query';
import { DASHBOARD_PATH } from '@visavis/contract/page-path';
import { useText } from '../i18n/text.ts';
import { useDates } from '../i18n/use-dates.ts';
import { nextEdition } from '../queries/next-edition.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './not-found-page.module.css';

export function OpensLaterRoute() {
  const text = useText();
  const dates = useDates();
  const opening = nextEdition(useQueryClient())?.opening;
  return (
    <div className={styles.page}>
      <div>
        <h1 tabIndex={-1}>{text('app.opensLater')}</h1>
        {opening && (
          <p className={styles.lead}>
            <strong>
              {text('opens.at', {
                name: opening.name,
                date: dates.date(opening.date),
                hour: dates.hour(opening.minute),
              })}
            </strong>
          </p>
        )}
        <p className={styles.lead}>{text('opens.lead')}</p>
        <div className={styles.home}>
          <LinkButton variant="secondary" to={DASHBOARD_PATH}>
            {text('opens.organisers')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
