// Changes the password of one's own account: all other sessions end, this one continues.

import { changePassword } from '@visavis/contract/account/calls';
import { passwordChangeForm } from '@visavis/contract/account/forms';
import { type Organiser, PASSWORD_MINIMUM } from '@visavis/domain/staff/schema';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { storeSession } from '../../../lib/stored-session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from '../form.module.css';
import { useCheckedForm } from '../use-checked-form.ts';

export function ChangePassword({ account: { id, email, role } }: { account: Organiser }) {
  const text = useText();
  const [isDone, setDone] = useState(false);
  const { form, submit, field, failure, isBusy, clear } = useCheckedForm({
    fields: ['currentPassword', 'newPassword'],
    schema: passwordChangeForm,
    failedSentence: text('staff.failed'),
    send: async (entries) => {
      setDone(false);
      const { token } = await call(changePassword, { body: entries });
      storeSession(token, { id, email, role });
      clear();
      setDone(true);
    },
  });
  return (
    <section className={styles.section}>
      <h2>{text('staff.passwordHeading')}</h2>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        {failure && <Banner kind="error">{failure}</Banner>}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('currentPassword')}
          label={text('staff.currentPassword')}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('newPassword')}
          label={text('staff.newPassword')}
          autoComplete="new-password"
          help={text('staff.passwordHelp', { minimum: PASSWORD_MINIMUM })}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={isBusy} busyText={text('staff.saving')}>
            {text('staff.changePassword')}
          </Button>
        </div>
        <p role="status" className={textStyles.wrapped}>
          {isDone && text('staff.passwordChanged')}
        </p>
      </form>
    </section>
  );
}
