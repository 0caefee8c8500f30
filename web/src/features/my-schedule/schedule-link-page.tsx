// Requests the link to one's schedule again; the response does not reveal whether the address is known.

import { sendScheduleLink } from '@visavis/contract/my-schedule/calls';
import { EMAIL_INVALID, requiredMessage } from '@visavis/domain/message/form-messages';
import { EMAIL_LIMIT, EMAIL_SHAPE } from '@visavis/domain/profile/shapes';
import { cleanLine } from '@visavis/domain/text/normalise';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { useAction } from '../../queries/use-action.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Journey } from '../../ui/journey.tsx';
import textStyles from '../../ui/text.module.css';
import { TextField } from '../../ui/text-field.tsx';
import styles from './schedule-link-page.module.css';

/** The same rule as on the server, so that a mistake is shown at once. */
function refusalOf(email: string): string | null {
  if (email === '') return requiredMessage('email');
  return EMAIL_SHAPE.test(email) ? null : EMAIL_INVALID;
}

/** @param contact whom to write to if the site sends no email */
export function ScheduleLinkPage({ contact }: { contact?: string | undefined }) {
  const text = useText();
  const [email, setEmail] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function refuse(sentence: string): void {
    setRefused(sentence);
    field.current?.focus();
  }

  /** The answer is the same for every address. */
  const link = useAction({
    act: async (address: string) => ({
      ...(await call(sendScheduleLink, { body: { email: address } })),
      address,
    }),
    failed: text('mySchedule.linkFailed'),
    isOutageHidden: true,
    refused: ({ faults }) => {
      if (faults.email === undefined) return;
      refuse(faults.email);
      return null;
    },
  });
  function send(event: FormEvent): void {
    event.preventDefault();
    if (link.isBusy) return;
    const address = cleanLine(email);
    const refusal = refusalOf(address);
    if (refusal !== null) {
      link.forget();
      refuse(refusal);
      return;
    }
    void link.run(address);
  }

  const isUnsent = link.error instanceof ApiError && link.error.code === 'email.not-configured';
  return (
    <Journey title={text('app.scheduleLinkTitle')} lead={text('mySchedule.linkLead')}>
      <form noValidate className={styles.form} onSubmit={send}>
        {link.failure !== null && (
          <Banner kind="error">
            <span>{link.failure}</span>
            {isUnsent && contact && (
              <>
                {' '}
                <a href={`mailto:${contact}`}>{contact}</a>
              </>
            )}
          </Banner>
        )}
        <TextField
          ref={field}
          label={text('mySchedule.email')}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_LIMIT}
          value={email}
          error={refused === null ? undefined : text.rule(refused)}
          onChange={(event) => {
            setEmail(event.target.value);
            setRefused(null);
          }}
        />
        <div className={styles.send}>
          <Button type="submit" busy={link.isBusy} busyText={text('mySchedule.sending')}>
            {text('mySchedule.sendAgain')}
          </Button>
        </div>
        <div role="status">
          {link.came && (
            <p className={textStyles.wrapped}>
              {text.message(link.came.outcome, link.came.message)}{' '}
              {text('mySchedule.linkTo', { email: link.came.address })}
            </p>
          )}
        </div>
      </form>
    </Journey>
  );
}
