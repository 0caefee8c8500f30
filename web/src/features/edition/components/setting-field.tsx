// A field of the edition's settings: its label, the typed text, its error, and what others stored meanwhile.
import { type TextId, useText } from '../../../i18n/text.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { isNumeric, type SettingName } from '../settings-form.ts';
import type { EditionForm } from '../use-edition-form.ts';
import { labelOf } from '../words.ts';

interface SettingFieldProps {
  form: EditionForm;
  name: SettingName;
  help?: TextId;
  /** Id of a list of suggestions. */
  list?: string;
  type?: 'text' | 'email' | 'tel' | 'datetime-local';
}

export function SettingField({ form, name, help, list, type = 'text' }: SettingFieldProps) {
  const text = useText();
  const meanwhile = form.meanwhile(name);
  return (
    <TextField
      {...fieldOf(form, name)}
      label={text(labelOf(name))}
      type={type}
      list={list}
      help={meanwhile === undefined ? help && text(help) : text('edition.meanwhile', { value: meanwhile })}
    />
  );
}

/** Props common to all controls of a setting. */
export const fieldOf = (form: EditionForm, name: SettingName) => ({
  name,
  inputMode: isNumeric(name) ? ('decimal' as const) : undefined,
  autoComplete: 'off',
  value: form.entry(name),
  error: form.fault(name),
  onChange: ({ target }: { target: { value: string } }) => form.type(name, target.value),
});
