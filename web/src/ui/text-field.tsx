// A single-line text input with label, help and error.
import type { InputHTMLAttributes, Ref } from 'react';
import styles from './field.module.css';
import { Field } from './field.tsx';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Language of a label that is not in the page's language. */
  labelLang?: string | undefined;
  /** Says '(optional)' beside the label. */
  optional?: boolean | undefined;
  error?: string | undefined;
  help?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, labelLang, optional, error, help, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} labelLang={labelLang} optional={optional} error={error} help={help} id={id}>
      {(parts) => <input type="text" {...input} {...parts} className={styles.control} />}
    </Field>
  );
}
