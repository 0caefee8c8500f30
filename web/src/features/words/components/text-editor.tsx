// One text: its fields in each language, the draft, publishing, versions and the preview.
import type { StoredText } from '@visavis/contract/words/text';
import { LANGUAGE_NAMES, type Language, languageAmong } from '@visavis/domain/language/languages';
import { History } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useEditionLanguages } from '../../../queries/use-edition-languages.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { TabList, TabPanel } from '../../../ui/tab-list.tsx';
import type { Place } from '../api.ts';
import { hintOfText, nameOfText } from '../text-names.ts';
import { emptied, shownFields, type TypedText, typedLanguages, withTyped } from '../typed-texts.ts';
import { useSideBySide } from '../use-side-by-side.ts';
import { useTextChanges } from '../use-text-changes.ts';
import styles from '../words-page.module.css';
import { DraftBar } from './draft-bar.tsx';
import { LanguageCard } from './language-card.tsx';
import { TextPreview } from './text-preview.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

interface TextEditorProps {
  place: Place;
  stored: StoredText;
  typed: TypedText | undefined;
  onTyped: (typed: TypedText | undefined) => void;
  mayWrite: boolean;
}

const FORM = 'words-form';

export function TextEditor({ place, stored, typed, onTyped, mayWrite }: TextEditorProps) {
  const text = useText();
  const isSideBySide = useSideBySide();
  const languages = useEditionLanguages();
  const [chosen, setLanguage] = useState<Language | null>(null);
  const language = languageAmong(chosen ?? 'en', languages);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const changes = useTextChanges(place, onTyped);
  const { outcome } = changes;
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  // Once somebody else's change has been shown, what was typed applies to the newest text.
  const isOvertaken = typed !== undefined && typed.revision !== stored.revision;

  useEffect(() => {
    if (outcome?.kind !== 'refused') return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? refusal.current)?.focus();
  }, [outcome]);

  const firstProblem = Object.keys(changes.problems)[0];
  useEffect(() => {
    // Opens the hidden language of an invalid field, so that its message is visible.
    const named = languages.find((one) => firstProblem?.startsWith(`drafts.${one}.`));
    if (named) setLanguage(named);
  }, [firstProblem, languages]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed) void changes.save(isOvertaken ? { ...typed, revision: stored.revision } : typed);
  };
  const card = (one: Language) => (
    <LanguageCard
      key={one}
      language={one}
      stored={stored}
      fields={shownFields(stored, typed, one)}
      isTyped={typed?.languages[one] !== undefined}
      changes={changes}
      mayWrite={mayWrite}
      onType={(name, value) => {
        changes.forget(`drafts.${one}.${name}`);
        onTyped(withTyped(stored, typed, { language: one, fields: { [name]: value } }));
      }}
      onEmpty={() => onTyped(withTyped(stored, typed, { language: one, fields: emptied(stored) }))}
    />
  );
  return (
    <div className={styles.editor}>
      <div className={styles.editorHead}>
        <div>
          <h2>{nameOfText(text, stored.key)}</h2>
          <p>{hintOfText(text, stored.key)}</p>
        </div>
        <Button variant="secondary" icon={<History aria-hidden />} onClick={() => setHistoryOpen(true)}>
          {text('words.history')}
        </Button>
      </div>
      <div className={styles.said}>
        <p role="status">{outcome?.kind === 'done' && outcome.sentence}</p>
        {outcome?.kind === 'refused' && (
          <Banner ref={refusal} kind="error">
            {outcome.sentence}
          </Banner>
        )}
        {isOvertaken && <Banner kind="info">{text('words.overtaken')}</Banner>}
      </div>
      <form ref={form} id={FORM} noValidate onSubmit={submit}>
        {isSideBySide ? (
          <div className={styles.languages}>{languages.map(card)}</div>
        ) : (
          <>
            <TabList
              label={text('words.languages')}
              tabs={languages.map((one) => ({
                id: one,
                title:
                  stored.languages[one].behind.length > 0
                    ? text('words.languageBehind', { language: LANGUAGE_NAMES[one] })
                    : LANGUAGE_NAMES[one],
              }))}
              current={language}
              onChange={setLanguage}
            />
            <TabPanel id={language}>{card(language)}</TabPanel>
          </>
        )}
      </form>
      <TextPreview
        place={place}
        stored={stored}
        typed={typed}
        language={language}
        onLanguage={isSideBySide ? setLanguage : undefined}
      />
      <SaveBar
        changes={typedLanguages(typed).map((one) =>
          text('words.inLanguage', { name: nameOfText(text, stored.key), language: LANGUAGE_NAMES[one] }),
        )}
        saveLabel={text('words.saveDraft')}
        form={FORM}
        isSaving={changes.busy === 'save'}
        onDiscard={() => {
          changes.forgetAll();
          onTyped(undefined);
        }}
      />
      {!typed && mayWrite && <DraftBar stored={stored} changes={changes} />}
      {isHistoryOpen && (
        <VersionsDialog
          place={place}
          stored={stored}
          mayRestore={mayWrite && !typed}
          onRestore={(one, version) => {
            setHistoryOpen(false);
            void changes.restore(stored, one, version);
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </div>
  );
}
