// Input for a reason: one of a list, own words, or none if it is optional.
import { useState } from 'react';
import { useText } from '../i18n/text.ts';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

interface ReasonFieldProps {
  /** In English, as in the rules; shown in the user's language. */
  listed: readonly string[];
  /** The longest reason in own words, in characters. */
  maxLength: number;
  help: string;
  /** Initial choice if a reason is required. */
  initial?: string;
  /** For own words. */
  error?: string | undefined;
  /** Receives the reason to send; empty for none. */
  onChange: (reason: string) => void;
}

const NONE = '';
const OWN = 'own';

export function ReasonField({ listed, maxLength, help, initial, error, onChange }: ReasonFieldProps) {
  const text = useText();
  const [chosen, setChosen] = useState(initial ?? NONE);
  const [words, setWords] = useState('');
  return (
    <>
      <SelectField
        label={text(initial === undefined ? 'dashboard.reasonForEmail' : 'dashboard.reasonWanted')}
        help={help}
        value={chosen}
        options={[
          ...(initial === undefined ? [{ value: NONE, label: text('dashboard.noReason') }] : []),
          ...listed.map((reason) => ({ value: reason, label: text.choice('reason', reason) })),
          { value: OWN, label: text('dashboard.ownWords') },
        ]}
        onChange={({ target }) => {
          setChosen(target.value);
          onChange(target.value === OWN ? words.trim() : target.value);
        }}
      />
      {chosen === OWN && (
        <TextField
          label={text('dashboard.reasonWords')}
          maxLength={maxLength}
          error={error}
          autoComplete="off"
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            onChange(target.value.trim());
          }}
        />
      )}
    </>
  );
}
