// The languages that visitors can read the edition in, and which one is the fallback.
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@visavis/domain/language/languages';
import { useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldNote } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { EditionForm } from '../use-edition-form.ts';
import { labelOf } from '../words.ts';
import styles from './languages-choice.module.css';

const NAME = 'languages';
const readList = (entry: string): Language[] => entry.split(',').filter(isLanguage);
/** The main one first, the others in the usual order, so that choosing the same ones again is not a change. */
const listOf = (main: Language | undefined, chosen: readonly Language[]): string => {
  const others = LANGUAGES.filter((language) => chosen.includes(language) && language !== main);
  return (main === undefined ? others : [main, ...others]).join();
};

export function LanguagesChoice({ form }: { form: EditionForm }) {
  const text = useText();
  const dates = useDates();
  const noteId = useId();
  const chosen = readList(form.entry(NAME));
  const [main] = chosen;
  const namesOf = (languages: readonly Language[]) =>
    dates.series(languages.map((language) => LANGUAGE_NAMES[language]));
  const meanwhile = form.meanwhile(NAME);
  const choose = (language: Language, isOn: boolean) => {
    const next = isOn ? [...chosen, language] : chosen.filter((one) => one !== language);
    form.type(NAME, listOf(next.find((one) => one === main) ?? next[0], next));
  };
  return (
    <fieldset className={styles.languages}>
      <legend>{text(labelOf('languages'))}</legend>
      <div>
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            name={NAME}
            label={LANGUAGE_NAMES[language]}
            tone="neutral"
            checked={chosen.includes(language)}
            describedBy={noteId}
            onChange={(isOn) => choose(language, isOn)}
          />
        ))}
        <FieldNote
          id={noteId}
          error={form.fault(NAME)}
          help={
            meanwhile === undefined
              ? text('edition.languagesHelp')
              : text('edition.meanwhile', { value: namesOf(readList(meanwhile)) })
          }
        />
      </div>
      {chosen.length > 1 && (
        <SelectField
          label={text('edition.mainLanguage')}
          value={main ?? ''}
          options={chosen.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
          onChange={({ target }) => isLanguage(target.value) && form.type(NAME, listOf(target.value, chosen))}
        />
      )}
    </fieldset>
  );
}
