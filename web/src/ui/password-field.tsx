// A password input, masked unless the user chooses to show it.
import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { useText } from '../i18n/text.ts';
import field from './field.module.css';
import { Field } from './field.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
  /** Which password a password manager fills in. */
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  help?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function PasswordField({ label, error, help, id, ...input }: PasswordFieldProps) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} help={help} id={id}>
      {(parts) => (
        <div className={styles.box}>
          <input
            {...input}
            {...parts}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${field.control} ${styles.input}`}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={isShown}
            aria-label={text('dashboard.showPassword')}
            onClick={() => setShown(!isShown)}
          >
            <Icon aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
