// A field of a text: lines that grow with their content, or a sentence with placeholders.
import type { StoredText } from '@visavis/contract/words/text';
import type { Language } from '@visavis/domain/language/languages';
import { useText } from '../../../i18n/text.ts';
import { Field } from '../../../ui/field.tsx';
import { helpOfField, nameOfField } from '../text-names.ts';
import styles from '../words-page.module.css';
import { TokenField } from './token-field.tsx';

interface TextFieldEditorProps {
  field: StoredText['fields'][number];
  language: Language;
  value: string;
  error: string | undefined;
  /** Whether its English has changed since. */
  isBehind: boolean;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

const ROWS = { line: 2, lines: 3, text: 6, sections: 12, rows: 5, sentence: 2 } as const;

export function TextFieldEditor(props: TextFieldEditorProps) {
  const { field, language, value, error, isBehind, isReadOnly, onChange } = props;
  const text = useText();
  const name = nameOfField(text, field.name, field.kind);
  const label = isBehind ? text('words.fieldBehind', { name }) : name;
  if (field.kind === 'sentence')
    return (
      <TokenField
        label={label}
        language={language}
        value={value}
        placeholders={field.placeholders[language]}
        error={error}
        isBehind={isBehind}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
    );
  return (
    <Field label={label} error={error} help={helpOfField(text, field)}>
      {(parts) => (
        <textarea
          {...parts}
          className={styles.text}
          data-behind={isBehind || undefined}
          lang={language}
          rows={ROWS[field.kind]}
          readOnly={isReadOnly}
          spellCheck
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
