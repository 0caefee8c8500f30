// The words of a message in the edition's languages, with placeholders that differ from person to person.
import type { GroupMessage } from '@visavis/contract/group-message/message';
import {
  fieldsIn,
  type GroupField,
  groupFieldsOf,
  SUBJECT_LIMIT,
  standIn,
  TEXT_LIMIT,
  type WordsIn,
} from '@visavis/domain/group-message/words';
import { LANGUAGE_NAMES, type Language } from '@visavis/domain/language/languages';
import { Check, CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { FilterSelect } from '../../../list/filter-select.tsx';
import { useEditionLanguages } from '../../../queries/use-edition-languages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Section } from '../../../ui/section.tsx';
import stackStyles from '../../../ui/stack.module.css';
import textStyles from '../../../ui/text.module.css';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../message-page.module.css';
import type { Draft } from '../use-draft.ts';

interface WordsSectionProps {
  message: GroupMessage;
  /** Null if read-only. */
  draft: Draft | null;
  /** The language whose words are shown. */
  language: Language;
  onLanguage: (language: Language) => void;
}

const NOTHING: WordsIn = { subject: '', text: '' };

export function WordsSection({ message, draft, language, onLanguage }: WordsSectionProps) {
  const text = useText();
  const words = draft?.values.words ?? message.words;
  const languages = useEditionLanguages();
  const shown = words[language] ?? NOTHING;
  const set =
    draft && ((part: Partial<WordsIn>) => draft.change({ words: withPart(words, language, shown, part) }));
  return (
    <Section
      id="words"
      title={text('messages.message')}
      aside={
        <fieldset aria-label={text('messages.language')} className={styles.choices}>
          {languages.map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={one === language}
              onClick={() => onLanguage(one)}
            >
              {text('messages.languageCount', {
                language: LANGUAGE_NAMES[one],
                count: message.reach.languages[one] ?? 0,
              })}
            </button>
          ))}
        </fieldset>
      }
    >
      {set && draft ? (
        <WordsEditor key={language} language={language} words={shown} draft={draft} onChange={set} />
      ) : (
        <div lang={language} className={stackStyles.gap2}>
          <p className={textStyles.strong}>{shown.subject}</p>
          <p className={styles.text}>{shown.text}</p>
        </div>
      )}
      {draft && <Fields message={message} draft={draft} />}
    </Section>
  );
}

/** A language without subject and text is removed. */
function withPart(
  words: GroupMessage['words'],
  language: Language,
  before: WordsIn,
  part: Partial<WordsIn>,
): GroupMessage['words'] {
  const { [language]: _, ...others } = words;
  const next = { ...before, ...part };
  return next.subject === '' && next.text === '' ? others : { ...others, [language]: next };
}

interface WordsEditorProps {
  language: Language;
  words: WordsIn;
  draft: Draft;
  onChange: (part: Partial<WordsIn>) => void;
}

function WordsEditor({ language, words, draft, onChange }: WordsEditorProps) {
  const text = useText();
  const fields = groupFieldsOf(draft.values.audience.programme);
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const insert = (part: 'subject' | 'text', field: string) => {
    const control = part === 'subject' ? subject.current : body.current;
    if (!control || field === '') return;
    const [start, end] = [control.selectionStart ?? control.value.length, control.selectionEnd ?? 0];
    const inserted = `{${field}}`;
    onChange({
      [part]: control.value.slice(0, start) + inserted + control.value.slice(Math.max(start, end)),
    });
    control.focus();
    // After rendering, puts the caret behind the placeholder.
    requestAnimationFrame(() => control.setSelectionRange(start + inserted.length, start + inserted.length));
  };
  return (
    <div className={styles.words}>
      <div className={styles.written}>
        <FieldMenu
          name={text('messages.subject')}
          fields={fields.filter((field) => field !== 'schedule')}
          onInsert={(field) => insert('subject', field)}
        />
        <TextField
          ref={subject}
          label={text('messages.subject')}
          lang={language}
          maxLength={SUBJECT_LIMIT}
          value={words.subject}
          error={draft.errors[`words.${language}.subject`]}
          onChange={({ target }) => onChange({ subject: target.value })}
        />
      </div>
      <div className={styles.written}>
        <FieldMenu name={text('messages.text')} fields={fields} onInsert={(field) => insert('text', field)} />
        <TextArea
          ref={body}
          label={text('messages.text')}
          lang={language}
          rows={9}
          maxLength={TEXT_LIMIT}
          value={words.text}
          error={draft.errors[`words.${language}.text`]}
          help={text('messages.textHelp')}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </div>
    </div>
  );
}

interface FieldMenuProps {
  name: string;
  fields: readonly GroupField[];
  onInsert: (field: string) => void;
}

function FieldMenu({ name, fields, onInsert }: FieldMenuProps) {
  const text = useText();
  return (
    <div className={styles.menu}>
      <FilterSelect
        label={text('messages.field')}
        name={text('messages.fieldInto', { name })}
        any={text('messages.field')}
        options={fields.map((field) => ({ value: field, label: text(`messages.field.${field}`) }))}
        value=""
        onChange={onInsert}
      />
    </div>
  );
}

/** Which placeholders are empty for some people, and what to do about it. */
function Fields({ message: { audience, reach, words }, draft }: { message: GroupMessage; draft: Draft }) {
  const text = useText();
  const { values, change } = draft;
  const languages = useEditionLanguages();
  const otherwise = standIn(languages);
  const group = audience.programme;
  const unknown = groupFieldsOf(group).filter((field) => (reach.unknown[field] ?? 0) > 0);
  const isUsed = languages.some((one) => fieldsIn(words[one] ?? NOTHING).length > 0);
  const hasSkipped = (reach.leftOut['unknown-field'] ?? 0) > 0;
  const isMissing = languages.some(
    (one) => one !== otherwise && (reach.languages[one] ?? 0) > 0 && !words[one],
  );
  return (
    <div className={styles.fields}>
      {unknown.map((field) => (
        <p key={field} className={styles.leftOut}>
          <CircleAlert aria-hidden />
          <span>
            {text('messages.unknown', {
              group,
              field: text(`messages.field.${field}`),
              count: reach.unknown[field] ?? 0,
            })}
          </span>
        </p>
      ))}
      {isUsed && unknown.length === 0 && reach.people > 0 && (
        <p className={styles.good}>
          <Check aria-hidden />
          <span>{text('messages.known', { count: reach.people })}</span>
        </p>
      )}
      {(unknown.length > 0 || hasSkipped || values.skipsUnknown) && (
        <Checkbox
          tone="neutral"
          label={text('messages.skipUnknown', { group })}
          checked={values.skipsUnknown}
          onChange={(skipsUnknown) => change({ skipsUnknown })}
        />
      )}
      {(isMissing || values.inEnglish) && (
        <Checkbox
          tone="neutral"
          label={text('messages.inEnglish', { group, language: LANGUAGE_NAMES[otherwise] })}
          checked={values.inEnglish}
          onChange={(inEnglish) => change({ inEnglish })}
        />
      )}
    </div>
  );
}
