// The second factor of one's own account: set up with an authenticator app, turned off with the password.

import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from '@visavis/contract/account/calls';
import { codeForm, passwordForm } from '@visavis/contract/account/forms';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../form.module.css';
import { useCheckedForm } from '../use-checked-form.ts';

interface Secret {
  secret: string;
  uri: string;
}

interface SecondFactorProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function SecondFactor({ isOn, onChange }: SecondFactorProps) {
  const text = useText();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  function turn(next: boolean): void {
    setSecret(null);
    onChange(next);
    setNews(text(next ? 'staff.factorIsOn' : 'staff.factorIsOff'));
    // The button that had the focus is gone.
    heading.current?.focus();
  }

  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        {text('staff.factorHeading')}
      </h2>
      <p>{text(isOn ? 'staff.factorOn' : 'staff.factorOff')}</p>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {isOn ? (
        <TurnOff onDone={() => turn(false)} />
      ) : secret ? (
        <Confirm secret={secret} onDone={() => turn(true)} onCancel={() => setSecret(null)} />
      ) : (
        <Begin onSecret={setSecret} />
      )}
    </section>
  );
}

/** Requires the password, so that an open session cannot be used to lock its owner out. */
function Begin({ onSecret }: { onSecret: (secret: Secret) => void }) {
  const text = useText();
  const { form, submit, field, failure, isBusy } = useCheckedForm({
    fields: ['password'],
    schema: passwordForm,
    failedSentence: text('staff.failed'),
    send: async (entries) => onSecret(await call(beginSecondFactor, { body: entries })),
  });
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {failure && <Banner kind="error">{failure}</Banner>}
      <PasswordField
        {...field('password')}
        label={text('staff.factorPassword')}
        autoComplete="current-password"
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={isBusy} busyText={text('staff.loading')}>
          {text('staff.factorBegin')}
        </Button>
      </div>
    </form>
  );
}

interface ConfirmProps {
  secret: Secret;
  onDone: () => void;
  onCancel: () => void;
}

/** Groups of four characters, as authenticator apps show them. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

function Confirm({ secret: { secret, uri }, onDone, onCancel }: ConfirmProps) {
  const text = useText();
  const { form, submit, field, failure, isBusy } = useCheckedForm({
    fields: ['code'],
    schema: codeForm,
    failedSentence: text('staff.failed'),
    send: async (entries) => {
      await call(confirmSecondFactor, { body: entries });
      onDone();
    },
  });
  const steps = useRef<HTMLParagraphElement>(null);
  useEffect(() => steps.current?.focus(), []);
  return (
    <>
      <div className={styles.setup}>
        <div className={styles.code}>
          <QrCode content={uri} label={text('staff.factorQr')} />
        </div>
        <div>
          <p ref={steps} tabIndex={-1}>
            {text('staff.factorSteps')}
          </p>
          <p className={styles.secret}>
            {text('staff.factorSecret')} <code>{inGroups(secret)}</code>
          </p>
        </div>
      </div>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        {failure && <Banner kind="error">{failure}</Banner>}
        <TextField
          {...field('code')}
          label={text('staff.code')}
          help={text('staff.codeHelp')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <div className={styles.actions}>
          <Button type="submit" busy={isBusy} busyText={text('staff.saving')}>
            {text('staff.factorConfirm')}
          </Button>
          <Button variant="text" onClick={onCancel}>
            {text('ui.cancel')}
          </Button>
        </div>
      </form>
    </>
  );
}

function TurnOff({ onDone }: { onDone: () => void }) {
  const text = useText();
  const { form, submit, field, failure, isBusy } = useCheckedForm({
    fields: ['password'],
    schema: passwordForm,
    failedSentence: text('staff.failed'),
    send: async (entries) => {
      await call(removeSecondFactor, { body: entries });
      onDone();
    },
  });
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {failure && <Banner kind="error">{failure}</Banner>}
      <PasswordField
        {...field('password')}
        label={text('staff.factorPassword')}
        autoComplete="current-password"
      />
      <div className={styles.actions}>
        <Button type="submit" variant="danger" busy={isBusy} busyText={text('staff.saving')}>
          {text('staff.factorRemove')}
        </Button>
      </div>
    </form>
  );
}
