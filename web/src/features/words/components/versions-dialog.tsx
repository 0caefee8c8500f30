// All published versions of a text, to look at and to restore as a draft.
import type { StoredText } from '@visavis/contract/words/text';
import { LANGUAGE_NAMES, type Language } from '@visavis/domain/language/languages';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { useEditionLanguages } from '../../../queries/use-edition-languages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Place, useTextVersions } from '../api.ts';
import { nameOfField, nameOfText } from '../text-names.ts';
import styles from '../words-page.module.css';

interface VersionsDialogProps {
  place: Place;
  stored: StoredText;
  mayRestore: boolean;
  onRestore: (language: Language, version: number) => void;
  onClose: () => void;
}

export function VersionsDialog({ place, stored, mayRestore, onRestore, onClose }: VersionsDialogProps) {
  const text = useText();
  const instants = useInstants();
  const { data, isError } = useTextVersions(place);
  const languages = useEditionLanguages();
  const built = languages.filter((language) => stored.languages[language].version > 0);
  return (
    <Dialog
      open
      width="wide"
      title={text('words.historyOf', { name: nameOfText(text, stored.key) })}
      onClose={onClose}
    >
      {isError && <p role="status">{text('words.loadFailed')}</p>}
      {!data && !isError && <p role="status">{text('words.loading')}</p>}
      {data?.length === 0 && <p>{text('words.neverPublished')}</p>}
      <ul className={styles.versions}>
        {data?.map(({ language, version, fields, publishedAt, publishedBy }) => {
          const isCurrent = stored.languages[language].version === version;
          return (
            <li key={`${language} ${version}`}>
              <div className={styles.versionHead}>
                <p>
                  <strong>{text('words.version', { language: LANGUAGE_NAMES[language], version })}</strong>
                  <br />
                  {publishedBy === ''
                    ? text('words.readFromFile', { time: instants.instant(publishedAt) })
                    : text('words.publishedBy', {
                        time: instants.instant(publishedAt),
                        who: publishedBy,
                      })}
                </p>
                {isCurrent ? (
                  <p>{text('words.current')}</p>
                ) : (
                  mayRestore && (
                    <Button
                      variant="secondary"
                      aria-label={text('words.restoreVersion', {
                        language: LANGUAGE_NAMES[language],
                        version,
                      })}
                      onClick={() => onRestore(language, version)}
                    >
                      {text('words.restore')}
                    </Button>
                  )
                )}
              </div>
              <details>
                <summary>{text('words.show')}</summary>
                <dl lang={language}>
                  {stored.fields.map(({ name, kind }) => (
                    <div key={name}>
                      <dt>{nameOfField(text, name, kind)}</dt>
                      <dd>{fields[name]}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            </li>
          );
        })}
        {data &&
          mayRestore &&
          built.map((language) => (
            <li key={language}>
              <div className={styles.versionHead}>
                <p>
                  <strong>{text('words.builtIn', { language: LANGUAGE_NAMES[language] })}</strong>
                </p>
                <Button
                  variant="secondary"
                  aria-label={text('words.restoreBuiltIn', { language: LANGUAGE_NAMES[language] })}
                  onClick={() => onRestore(language, 0)}
                >
                  {text('words.restore')}
                </Button>
              </div>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
