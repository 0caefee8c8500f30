// The frame of a form field: label above, help or error below, linked for assistive technology.
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '../i18n/text.ts';
import styles from './field.module.css';
import textStyles from './text.module.css';

interface FieldParts {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** Language of a label that is not in the page's language. */
  labelLang?: string | undefined;
  optional?: boolean | undefined;
  error?: string | undefined;
  help?: string | undefined;
  id?: string | undefined;
  children: (parts: FieldParts) => ReactNode;
}

export function Field({ label, labelLang, optional, error, help, id: givenId, children }: FieldProps) {
  const text = useText();
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  return (
    <div className={styles.field}>
      <label className={textStyles.cardTitle} htmlFor={id} lang={labelLang}>
        {label}
        {optional && <span className={styles.optional}> {text('ui.optional')}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || help ? noteId : undefined,
      })}
      <FieldNote id={noteId} error={error} help={help} />
    </div>
  );
}

/** The line below a control: the error, or else the help. */
export function FieldNote({
  id,
  error,
  help,
}: {
  id: string;
  error?: string | undefined;
  help?: string | undefined;
}) {
  if (error)
    return (
      <p id={id} className={styles.error}>
        <CircleAlert aria-hidden />
        <span>{error}</span>
      </p>
    );
  return help ? (
    <p id={id} className={styles.help}>
      {help}
    </p>
  ) : null;
}
