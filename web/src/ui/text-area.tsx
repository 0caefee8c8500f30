// A text input of several lines with label, help and error.
import type { Ref, TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';
import { Field } from './field.tsx';
import area from './text-area.module.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  /** Says '(optional)' beside the label. */
  optional?: boolean | undefined;
  error?: string | undefined;
  help?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ label, optional, error, help, id, ...input }: TextAreaProps) {
  return (
    <Field label={label} optional={optional} error={error} help={help} id={id}>
      {(parts) => <textarea rows={4} {...input} {...parts} className={`${styles.control} ${area.area}`} />}
    </Field>
  );
}
