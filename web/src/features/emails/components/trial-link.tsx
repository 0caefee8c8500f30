// In a demo without a mail server, makes the link that the message would have carried.

import { ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFocusHandover } from '../../../ui/use-focus-handover.ts';
import { useTrialLink } from '../api.ts';
import styles from './email-preview.module.css';

export function TrialLink({ id }: { id: number }) {
  const text = useText();
  const { data, error, isPending, mutate } = useTrialLink(id);
  const made = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, () => made.current);
  return (
    <div className={styles.trial}>
      <p className={styles.meta}>{text('emails.trialHint')}</p>
      {error && <Banner kind="error">{sentenceOf(text, error, text('emails.trialFailed'))}</Banner>}
      {data ? (
        <a ref={made} className={styles.made} href={data.link} target="_blank" rel="noreferrer">
          {text('emails.trialOpen')}
          <ExternalLink aria-hidden />
        </a>
      ) : (
        <Button
          ref={button}
          variant="secondary"
          className={styles.action}
          busy={isPending}
          busyText={text('emails.trialMaking')}
          onClick={() => mutate()}
        >
          {text('emails.trialMake')}
        </Button>
      )}
    </div>
  );
}
