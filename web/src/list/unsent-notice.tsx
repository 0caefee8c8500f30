// A notice above a list with emails that could not be sent; the rows themselves say only that theirs was not sent.
import { useText } from '../i18n/text.ts';
import { Banner } from '../ui/banner.tsx';
import { LinkButton } from '../ui/button.tsx';
import styles from './row-list.module.css';

interface UnsentNoticeProps {
  /** The reason, as the rules phrase it. */
  sentence: string;
  /** The page that lists these emails. */
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
