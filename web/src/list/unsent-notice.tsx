// Said once above a list with rows whose email nothing could send; the rows themselves say only that it was not sent.
import { useText } from '../i18n/text.ts';
import { Banner } from '../ui/banner.tsx';
import { LinkButton } from '../ui/button.tsx';
import styles from './row-list.module.css';

interface UnsentNoticeProps {
  /** Why, as the rules say it. */
  sentence: string;
  /** Where these emails are listed. */
  to: string;
}

export function UnsentNotice({ sentence, to }: UnsentNoticeProps) {
  const text = useText();
  return (
    <div className={styles.notice}>
      <Banner
        kind="info"
        action={
          <LinkButton variant="text" to={to}>
            {text('dashboard.toUnsent')}
          </LinkButton>
        }
      >
        <strong>{text.choice('emailFailure', sentence)}</strong>
        <p>{text('dashboard.unsentStay')}</p>
      </Banner>
    </div>
  );
}
