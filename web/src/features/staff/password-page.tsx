// Chooses a password with a mailed link: whom it is for, the password once, and then the login.

import { choosePassword } from '@visavis/contract/account/calls';
import { newPasswordForm } from '@visavis/contract/account/forms';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { PASSWORD_MINIMUM } from '@visavis/domain/staff/schema';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { serverSentence } from '../../i18n/refusal.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { clearSession } from '../../lib/session-token.ts';
import { readUser } from '../../lib/stored-session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { usePasswordLink } from './api.ts';
import styles from './form.module.css';
import { useCheckedForm } from './use-checked-form.ts';

/** The key comes from the address, not from the form. */
const schema = z.pick(newPasswordForm, { password: true });

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export function PasswordPage() {
  const text = useText();
  const [address] = useSearchParams();
  const key = address.get('key') ?? '';
  const link = usePasswordLink(key);
  const [doneFor, setDoneFor] = useState<string | null>(null);
  const [isDead, setDead] = useState(false);

  if (doneFor !== null) return <Done email={doneFor} />;
  if (key === '' || isDead || isNotFound(link.error)) return <DeadLink />;
  if (link.data)
    return (
      <ChoosePassword
        linkKey={key}
        email={link.data.email}
        isInvitation={link.data.purpose === 'invitation'}
        onDone={setDoneFor}
        onDead={() => setDead(true)}
      />
    );
  return (
    <>
      <PageHead title={text('staff.passwordTitle')} />
      {link.isError ? (
        <LoadFailure again={link.refetch}>{refusalOf(text, link.error) ?? text('staff.failed')}</LoadFailure>
      ) : (
        <Waiting words={text('staff.loading')}>
          <Skeleton height="12rem" />
        </Waiting>
      )}
    </>
  );
}

/** The server's sentence for a refusal; a server failure has none. */
const refusalOf = (text: Text, error: unknown): string | undefined =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
    ? serverSentence(text, error)
    : undefined;

function DeadLink() {
  const text = useText();
  return (
    <>
      <PageHead title={text('staff.deadTitle')} />
      <p className={styles.lead}>{text('staff.deadLead')}</p>
      <LinkButton to={DASHBOARD_PATHS.forgotten}>{text('staff.newLink')}</LinkButton>
    </>
  );
}

function Done({ email }: { email: string }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => place.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={place}>
      <PageHead title={text('staff.doneTitle')} />
      <p className={styles.lead}>{text('staff.doneLead', { email })}</p>
      <LinkButton to={DASHBOARD_PATHS.home}>{text('staff.toLogin')}</LinkButton>
    </div>
  );
}

interface ChoosePasswordProps {
  linkKey: string;
  email: string;
  isInvitation: boolean;
  onDone: (email: string) => void;
  /** The link was used or has expired in the meantime. */
  onDead: () => void;
}

function ChoosePassword({ linkKey, email, isInvitation, onDone, onDead }: ChoosePasswordProps) {
  const text = useText();
  const { form, submit, field, failure, isBusy } = useCheckedForm({
    fields: ['password'],
    schema,
    failedSentence: text('staff.failed'),
    send: async ({ password }) => {
      const answer = await call(choosePassword, { body: { key: linkKey, password } });
      // All sessions of this account have ended, but not one of another account in this browser.
      if (readUser()?.email === answer.email) clearSession();
      onDone(answer.email);
    },
    onRefused: (error) => {
      if (isNotFound(error)) onDead();
    },
  });
  return (
    <>
      <PageHead title={text('staff.passwordTitle')} />
      <p className={styles.lead}>
        {text(isInvitation ? 'staff.passwordInvited' : 'staff.passwordReset', { email })}
      </p>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        {failure && <Banner kind="error">{failure}</Banner>}
        {/* Lets a password manager know whose password it is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('password')}
          label={text('staff.newPassword')}
          autoComplete="new-password"
          help={text('staff.passwordHelp', { minimum: PASSWORD_MINIMUM })}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={isBusy} busyText={text('staff.saving')}>
            {text('staff.setPassword')}
          </Button>
        </div>
      </form>
    </>
  );
}
