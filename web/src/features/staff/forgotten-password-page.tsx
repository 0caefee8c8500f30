// Requests a link to choose a new password; the response does not reveal whether the address is known.

import { requestPasswordReset } from '@visavis/contract/account/calls';
import { passwordResetForm } from '@visavis/contract/account/forms';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import textStyles from '../../ui/text.module.css';
import { TextField } from '../../ui/text-field.tsx';
import styles from './form.module.css';
import { useCheckedForm } from './use-checked-form.ts';

export function ForgottenPasswordPage() {
  const text = useText();
  const [answer, setAnswer] = useState<{ email: string; sentence: string } | null>(null);
  const { form, submit, field, failure, isBusy } = useCheckedForm({
    fields: ['email'],
    schema: passwordResetForm,
    failedSentence: text('staff.failed'),
    send: async (entries) => {
      setAnswer(null);
      const { message, outcome } = await call(requestPasswordReset, { body: entries });
      setAnswer({ email: entries.email.trim(), sentence: text.message(outcome, message) });
    },
  });
  return (
    <>
      <PageHead title={text('staff.forgottenTitle')} />
      <p className={styles.lead}>{text('staff.forgottenLead')}</p>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        {failure && <Banner kind="error">{failure}</Banner>}
        <TextField
          {...field('email')}
          label={text('staff.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={isBusy} busyText={text('staff.sending')}>
            {text('staff.sendLink')}
          </Button>
          <Link to={DASHBOARD_PATHS.home}>{text('staff.toLogin')}</Link>
        </div>
        <div role="status">
          {answer && (
            <p className={textStyles.wrapped}>
              {answer.sentence} {text('staff.askedFor', { email: answer.email })}
            </p>
          )}
        </div>
      </form>
    </>
  );
}
