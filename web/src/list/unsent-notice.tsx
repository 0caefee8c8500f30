// A notice above a list in which emails could not be sent; it gives the reason, the rows only that theirs was not sent.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import { useText } from '../i18n/text.ts';
import { Banner } from '../ui/banner.tsx';
import { LinkButton } from '../ui/button.tsx';
import styles from './list-rows.module.css';

/** @param rows the rows, each with its last email */
export function UnsentNotice({ rows }: { rows: readonly { mail: { state: string } | null }[] }) {
  const text = useText();
  if (!rows.some(({ mail }) => mail?.state === 'unsent')) return null;
  return (
    <div className={styles.notice}>
      <Banner
        kind="info"
        action={
          <LinkButton variant="text" to={`${DASHBOARD_PATHS.emails}?state=unsent`}>
            {text('dashboard.toUnsent')}
          </LinkButton>
        }
      >
        <strong>{text.choice('emailFailure', NOT_SENT_SENTENCE)}</strong>
        <p>{text('dashboard.unsentStay')}</p>
      </Banner>
    </div>
  );
}
