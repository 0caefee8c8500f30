// A bar at the bottom of the page while a text has a saved draft: since when, Discard draft, and Publish.
import type { StoredText } from '@visavis/contract/words/text';
import { isVersioned } from '@visavis/domain/content/page-fields';
import { LANGUAGE_NAMES } from '@visavis/domain/language/languages';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FootBar } from '../../../ui/foot-bar.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import textStyles from '../../../ui/text.module.css';
import { nameOfText } from '../text-names.ts';
import { draftedLanguages } from '../typed-texts.ts';
import type { TextChanges } from '../use-text-changes.ts';
import styles from './draft-bar.module.css';

interface DraftBarProps {
  stored: StoredText;
  changes: TextChanges;
}

export function DraftBar({ stored, changes }: DraftBarProps) {
  return draftedLanguages(stored).length > 0 ? <ShownBar stored={stored} changes={changes} /> : null;
}

function ShownBar({ stored, changes }: DraftBarProps) {
  const text = useText();
  const dates = useDates();
  const instants = useInstants();
  const [asked, setAsked] = useState<'discard' | 'publish' | null>(null);
  const [isNewVersion, setNewVersion] = useState(false);
  const languages = draftedLanguages(stored);
  const savedAt = Math.max(
    ...languages.map((language) => Date.parse(stored.languages[language].draft?.savedAt ?? '')),
  );
  const names = dates.series(languages.map((language) => LANGUAGE_NAMES[language]));
  const isHeld = changes.busy !== null;
  const publish = () => {
    setAsked(null);
    void changes.publish(stored, isNewVersion);
  };
  return (
    <>
      <FootBar label={text('words.draft')}>
        <div className={styles.words}>
          <p className={textStyles.inkStrong}>
            {text('words.draftSaved', { time: instants.recent(savedAt, serverNow()) })}
          </p>
          <p>{text('words.draftIn', { languages: names })}</p>
        </div>
        <Button
          variant="secondary"
          aria-disabled={isHeld || undefined}
          onClick={isHeld ? undefined : () => setAsked('discard')}
        >
          {text('words.discardDraft')}
        </Button>
        <Button
          busy={changes.busy === 'publish'}
          busyText={text('words.publishing')}
          aria-disabled={isHeld || undefined}
          onClick={isHeld ? undefined : isVersioned(stored.key) ? () => setAsked('publish') : publish}
        >
          {text('words.publish', { count: languages.length })}
        </Button>
      </FootBar>
      {asked === 'discard' && (
        <QuestionDialog
          title={text('words.discardTitle', { name: nameOfText(text, stored.key) })}
          answer={{
            words: text('words.discardDraft'),
            isDangerous: true,
            onPress: () => {
              setAsked(null);
              void changes.discard(stored);
            },
          }}
          onCancel={() => setAsked(null)}
        >
          <p>{text('words.discardWhat', { languages: names })}</p>
        </QuestionDialog>
      )}
      {asked === 'publish' && (
        <QuestionDialog
          title={text('words.publishTitle', { name: nameOfText(text, stored.key) })}
          answer={{ words: text('words.publish', { count: languages.length }), onPress: publish }}
          onCancel={() => setAsked(null)}
        >
          <p>{text('words.versionNow', { version: stored.documentVersion ?? '' })}</p>
          <Checkbox
            tone="neutral"
            label={text(stored.key === 'terms' ? 'words.agreeAgain' : 'words.newVersion')}
            checked={isNewVersion}
            onChange={setNewVersion}
          />
        </QuestionDialog>
      )}
    </>
  );
}
