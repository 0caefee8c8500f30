// Links that filter messages by state, each with its count.
import type { EmailState } from '@visavis/domain/email/schema';
import { Link } from 'react-router';
import { type TextId, useText } from '../../../i18n/text.ts';
import type { EmailPlace } from '../use-email-place.ts';
import styles from './state-links.module.css';

type EmailCounts = Record<EmailState | 'all', number>;

interface StateLinksProps {
  counts: EmailCounts;
  place: EmailPlace;
  /** Without a mail server, messages stay unsent. */
  isMailConfigured: boolean;
}

const LINKS: readonly { state: EmailState | undefined; words: TextId }[] = [
  { state: undefined, words: 'emails.all' },
  { state: 'queued', words: 'emails.queuedCount' },
  { state: 'sent', words: 'emails.sentCount' },
  { state: 'failed', words: 'emails.failedCount' },
  { state: 'unsent', words: 'emails.unsentCount' },
  { state: 'withheld', words: 'emails.withheldCount' },
];

export function StateLinks({ counts, place, isMailConfigured }: StateLinksProps) {
  const text = useText();
  const isShown = (state: EmailState | undefined): boolean =>
    state === place.state ||
    (state === 'withheld'
      ? counts.withheld > 0
      : state !== 'unsent' || counts.unsent > 0 || !isMailConfigured);
  return (
    <nav aria-label={text('emails.states')}>
      <ul className={styles.states}>
        {LINKS.filter(({ state }) => isShown(state)).map(({ state, words }) => (
          <li key={words}>
            <Link
              to={place.pathOf({ state })}
              aria-current={place.state === state ? 'true' : undefined}
              className={styles.state}
            >
              {text(words, { count: counts[state ?? 'all'] })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
