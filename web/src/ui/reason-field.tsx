// A reason: one of a list, own words, or none where it may be left out.
import { useState } from 'react';
import { useText } from '../i18n/text.ts';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

interface ReasonFieldProps {
  /** In English, as the rules have them; shown in the reader's language. */
  listed: readonly string[];
  /** The longest reason in own words, in characters. */
  maxLength: number;
  help: string;
  /** Chosen at first, where a reason must be given. */
  initial?: string;
  /** Of own words. */
  error?: string | undefined;
  /** The reason as it is sent; empty for none. */
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
        label={text(initial === undefined ? 'ui.reasonForEmail' : 'ui.reasonWanted')}
        help={help}
        value={chosen}
        options={[
          ...(initial === undefined ? [{ value: NONE, label: text('ui.noReason') }] : []),
          ...listed.map((reason) => ({ value: reason, label: text.choice('reason', reason) })),
          { value: OWN, label: text('ui.ownWords') },
        ]}
        onChange={({ target }) => {
          setChosen(target.value);
          onChange(target.value === OWN ? words.trim() : target.value);
        }}
      />
      {chosen === OWN && (
        <TextField
          label={text('ui.reasonWords')}
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
