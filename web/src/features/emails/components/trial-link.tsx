// In a demo without a mail server, makes the link that the message would have carried.

import { makeTrialLink } from '@visavis/contract/email/calls';
import { ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { useFocusHandover } from '../../../ui/use-focus-handover.ts';
import styles from './email-preview.module.css';

export function TrialLink({ id }: { id: number }) {
  const text = useText();
  const make = useAction({
    act: () => call(makeTrialLink, { params: { id } }),
    failed: text('emails.trialFailed'),
  });
  const made = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, () => made.current);
  return (
    <div className={styles.trial}>
      <p className={styles.meta}>{text('emails.trialHint')}</p>
      <Failure of={make} />
      {make.came ? (
        <a ref={made} className={styles.made} href={make.came.link} target="_blank" rel="noreferrer">
          {text('emails.trialOpen')}
          <ExternalLink aria-hidden />
        </a>
      ) : (
        <Button
          ref={button}
          variant="secondary"
          className={styles.action}
          busy={make.isBusy}
          busyText={text('emails.trialMaking')}
          onClick={() => void make.run()}
        >
          {text('emails.trialMake')}
        </Button>
      )}
    </div>
  );
}
