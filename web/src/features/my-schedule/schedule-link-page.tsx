// Requests the link to one's schedule again; the response does not reveal whether the address is known.

import { EMAIL_INVALID, requiredMessage } from '@visavis/domain/message/form-messages';
import { EMAIL_LIMIT, EMAIL_SHAPE } from '@visavis/domain/profile/shapes';
import { cleanLine } from '@visavis/domain/text/normalise';
import { type FormEvent, useRef, useState } from 'react';
import { fieldSentences, serverSentence } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Journey } from '../../ui/journey.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useScheduleLink } from './api.ts';
import styles from './schedule-link-page.module.css';

/** The same rule as on the server, so that a mistake is shown at once. */
function refusalOf(email: string): string | null {
  if (email === '') return requiredMessage('email');
  return EMAIL_SHAPE.test(email) ? null : EMAIL_INVALID;
}

/** @param contact whom to write to where the site sends no email */
export function ScheduleLinkPage({ contact }: { contact?: string | undefined }) {
  const text = useText();
  const link = useScheduleLink();
  const [email, setEmail] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function refuse(sentence: string): void {
    setRefused(sentence);
    field.current?.focus();
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (link.isPending) return;
    const address = cleanLine(email);
    const refusal = refusalOf(address);
    if (refusal !== null) {
      link.reset();
      refuse(refusal);
      return;
    }
    link.mutate(address, {
      onError: (error) => {
        const sentence = error instanceof ApiError ? fieldSentences(text, error).email : undefined;
        if (sentence !== undefined) refuse(sentence);
      },
    });
  }

  const failure = link.error instanceof ApiError ? link.error : null;
  const isRefusal = failure !== null && failure.status >= 400 && failure.status < 500;
  return (
    <Journey title={text('app.scheduleLinkTitle')} lead={text('mySchedule.linkLead')}>
      <form noValidate className={styles.form} onSubmit={send}>
        {link.isError && !failure?.fields?.email && (
          <Banner kind="error">
            <span>{(isRefusal && serverSentence(text, failure)) || text('mySchedule.linkFailed')}</span>
            {failure?.code === 'email.not-configured' && contact && (
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
          <Button type="submit" busy={link.isPending} busyText={text('mySchedule.sending')}>
            {text('mySchedule.sendAgain')}
          </Button>
        </div>
        <div role="status">
          {link.isSuccess && (
            <p className={styles.answer}>
              {text.message(link.data.outcome, link.data.message)}{' '}
              {text('mySchedule.linkTo', { email: link.variables })}
            </p>
          )}
        </div>
      </form>
    </Journey>
  );
}
