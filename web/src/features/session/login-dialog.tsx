// The login dialog, shown over the dashboard while no session is stored.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { HOME_PATH } from '@visavis/contract/page-path';
import { logIn } from '@visavis/contract/session/calls';
import { loginForm } from '@visavis/contract/session/form';
import { EMAIL_INVALID } from '@visavis/domain/message/form-messages';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { storeSession } from '../../lib/stored-session.ts';
import { Hindrance, useAction } from '../../queries/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/failure.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './login-dialog.module.css';

const FIELDS = ['email', 'password', 'code'] as const;
type LoginField = (typeof FIELDS)[number];
type Entries = Record<LoginField, string>;
/** No stricter, so that no account is locked out; still rejects a code that a scanner types here. */
const MAYBE_EMAIL = /^[^\s@]+@[^\s@]+$/;
type Messages = Partial<Record<LoginField, string>>;

interface LoginDialogProps {
  /** Where the focus goes after the login if the element that had it is gone. */
  returnFocusRef: RefObject<HTMLElement | null>;
  /** Present if the page behind it can be used without a login. */
  onClose?: () => void;
}

export function LoginDialog({ returnFocusRef, onClose }: LoginDialogProps) {
  const text = useText();
  const { entries, enter, messages, login, isCodeAsked, submit, form } = useLogin();
  const email = useRef<HTMLInputElement>(null);
  const field = (name: LoginField) => ({
    name,
    value: entries[name],
    error: messages[name] && text.rule(messages[name]),
    onChange: (event: { target: HTMLInputElement }) => enter(name, event.target.value),
  });

  return (
    <Dialog
      open
      title={text('dashboard.login')}
      initialFocusRef={email}
      returnFocusRef={returnFocusRef}
      {...(onClose && { onClose })}
    >
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <Failure of={login} />
        <TextField
          {...field('email')}
          ref={email}
          label={text('dashboard.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field('password')}
          label={text('dashboard.password')}
          type="password"
          autoComplete="current-password"
        />
        {isCodeAsked && (
          <TextField
            {...field('code')}
            label={text('dashboard.code')}
            help={text('dashboard.codeHelp')}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
        )}
        <Button type="submit" block busy={login.isBusy} busyText={text('dashboard.loggingIn')}>
          {text('dashboard.login')}
        </Button>
        <div className={styles.ways}>
          <Link to={DASHBOARD_PATHS.forgotten}>{text('dashboard.forgotten')}</Link>
          <Link to={HOME_PATH}>{text('dashboard.backToHome')}</Link>
        </div>
      </form>
    </Dialog>
  );
}

function useLogin() {
  const text = useText();
  const [entries, setEntries] = useState<Entries>({ email: '', password: '', code: '' });
  const [messages, setMessages] = useState<Messages>({});
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const enter = (name: LoginField, value: string) => {
    setEntries((before) => ({ ...before, [name]: value }));
    setMessages(({ [name]: _, ...others }) => others);
  };
  // In an effect, because the code field exists only after the render.
  const [focused, setFocused] = useState<{ field: LoginField } | null>(null);
  useEffect(() => {
    if (focused) form.current?.querySelector<HTMLElement>(`[name="${focused.field}"]`)?.focus();
  }, [focused]);
  const show = (found: Messages) => {
    setMessages(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    if (first) setFocused({ field: first });
  };

  const login = useAction({
    act: async () => {
      const code = entries.code.replace(/\s/g, '');
      const body = { email: entries.email, password: entries.password, ...(code !== '' && { code }) };
      const checked = z.safeParse(loginForm, body);
      const found: Messages = {};
      if (!checked.success)
        for (const { path, message } of checked.error.issues) found[path[0] as LoginField] ??= message;
      else if (!MAYBE_EMAIL.test(checked.data.email)) found.email = EMAIL_INVALID;
      if (Object.keys(found).length > 0) throw new Hindrance('', found);
      const { token, user } = await call(logIn, { body });
      if (!token) throw new Error('The answer to the login has no token.');
      storeSession(token, user);
    },
    failed: text('dashboard.loginFailed'),
    refused: ({ sentence, faults, error }) => {
      if (!(error instanceof ApiError || error instanceof Hindrance)) return text('dashboard.loginBroke');
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'session.code-needed') {
        setCodeAsked(true);
        if (isCodeAsked) show({ code: sentence });
        else setFocused({ field: 'code' });
        return null;
      }
      if (FIELDS.some((name) => faults[name] !== undefined)) {
        show(faults);
        return null;
      }
      if (code === 'session.wrong-credentials') return text('dashboard.wrongCredentials');
      return code === 'request.too-many' ? sentence : text('dashboard.loginFailed');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void login.run();
  };

  return { entries, enter, messages, login, isCodeAsked, submit, form };
}
