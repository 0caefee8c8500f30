// Language and appearance, each one choice of three; both apply at once and everywhere.
import { type EditionLanguages, inUsualOrder, LANGUAGE_NAMES } from '@visavis/domain/language/languages';
import { Languages, SunMoon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { Banner } from '../../ui/banner.tsx';
import styles from './preference-choices.module.css';
import { chooseTheme, THEMES, useTheme } from './theme.ts';
import { useLanguageChoice } from './use-language-choice.ts';

/** @param languages that can be chosen: those of the edition, or of the dashboard */
export function PreferenceChoices({ languages }: { languages: EditionLanguages }) {
  const text = useText();
  const theme = useTheme();
  const { language, hasFailed, choose } = useLanguageChoice();
  const appearances = [null, ...THEMES] as const;
  return (
    <div className={styles.choices}>
      {languages.length > 1 && (
        <Choice
          legend={text('preferences.language')}
          icon={<Languages aria-hidden />}
          options={inUsualOrder(languages).map((one) => ({
            value: one,
            label: <span lang={one}>{LANGUAGE_NAMES[one]}</span>,
          }))}
          chosen={language}
          onChoose={choose}
        />
      )}
      <Choice
        legend={text('preferences.appearance')}
        icon={<SunMoon aria-hidden />}
        options={appearances.map((one) => ({ value: one, label: text(`preferences.${one ?? 'system'}`) }))}
        chosen={theme}
        onChoose={chooseTheme}
      />
      {hasFailed && (
        <div className={styles.failure}>
          <Banner kind="error">{text('preferences.languageFailed')}</Banner>
        </div>
      )}
    </div>
  );
}

interface ChoiceProps<Value> {
  legend: string;
  icon: ReactNode;
  options: readonly { value: Value; label: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string | null>({
  legend,
  icon,
  options,
  chosen,
  onChoose,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>
        {icon}
        {legend}
      </legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
