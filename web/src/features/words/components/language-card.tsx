// The fields of a text in one language, with what is older than its English and what the folder offers.
import type { StoredText } from '@visavis/contract/words/text';
import { LANGUAGE_NAMES, LANGUAGES, type Language, mainLanguageOf } from '@visavis/domain/language/languages';
import { isEmptyText, mayBeEmpty } from '@visavis/domain/words/texts';
import { Check, CircleDashed, Eraser, PencilLine, TriangleAlert } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useDashboardEdition } from '../../../queries/use-dashboard-edition.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import stackStyles from '../../../ui/stack.module.css';
import textStyles from '../../../ui/text.module.css';
import type { Fields } from '../api.ts';
import type { TextChanges } from '../use-text-changes.ts';
import styles from '../words-page.module.css';
import { TextFieldEditor } from './text-field-editor.tsx';

interface LanguageCardProps {
  language: Language;
  stored: StoredText;
  fields: Fields;
  isTyped: boolean;
  changes: TextChanges;
  mayWrite: boolean;
  onType: (name: string, value: string) => void;
  /** Empties all fields, so that the main language is shown instead. */
  onEmpty: () => void;
}

export function LanguageCard(props: LanguageCardProps) {
  const { language, stored, fields, isTyped, changes, mayWrite, onType, onEmpty } = props;
  const text = useText();
  const own = stored.languages[language];
  const main = mainLanguageOf(useDashboardEdition().data?.languages ?? LANGUAGES);
  const mayEmpty = mayWrite && language !== main && mayBeEmpty(stored.key);
  const isEmpty = isEmptyText(fields);
  const isHeld = changes.busy !== null || isTyped;
  return (
    <section className={styles.card} aria-label={LANGUAGE_NAMES[language]}>
      <div className={styles.cardHead}>
        <h3 lang={language}>{LANGUAGE_NAMES[language]}</h3>
        <CardState own={own} isTyped={isTyped} isEmpty={isEmpty} />
      </div>
      {own.offer && mayWrite && (
        <div className={styles.notice}>
          <p>{text('words.offer')}</p>
          <div className={stackStyles.wrap2}>
            <Button
              variant="secondary"
              aria-disabled={isHeld || undefined}
              onClick={isHeld ? undefined : () => void changes.decideOffer(stored, language, true)}
            >
              {text('words.takeOffer')}
            </Button>
            <Button
              variant="text"
              aria-disabled={isHeld || undefined}
              onClick={isHeld ? undefined : () => void changes.decideOffer(stored, language, false)}
            >
              {text('words.leaveOffer')}
            </Button>
          </div>
        </div>
      )}
      {mayEmpty && (
        <div className={styles.notice}>
          {isEmpty ? (
            <p>{text('words.emptyMeans', { language: LANGUAGE_NAMES[main] })}</p>
          ) : (
            <Button variant="text" icon={<Eraser aria-hidden />} onClick={onEmpty}>
              {text('words.leaveEmpty', { language: LANGUAGE_NAMES[main] })}
            </Button>
          )}
        </div>
      )}
      {stored.fields.map((field) => (
        <TextFieldEditor
          key={field.name}
          field={field}
          language={language}
          value={fields[field.name] ?? ''}
          error={changes.problems[`drafts.${language}.${field.name}`]}
          isBehind={own.behind.includes(field.name)}
          isReadOnly={!mayWrite}
          onChange={(value) => onType(field.name, value)}
        />
      ))}
      {own.behind.length > 0 && (
        <div className={styles.notice}>
          <p>
            <TriangleAlert aria-hidden />
            {text('words.behindWhy', { count: own.behind.length })}
          </p>
          {mayWrite && (
            <Button
              variant="secondary"
              icon={<Check aria-hidden />}
              aria-disabled={isHeld || undefined}
              onClick={isHeld ? undefined : () => void changes.agree(stored, language)}
            >
              {text('words.agree')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

interface CardStateProps {
  own: StoredText['languages'][Language];
  isTyped: boolean;
  isEmpty: boolean;
}

function CardState({ own, isTyped, isEmpty }: CardStateProps) {
  const text = useText();
  if (isTyped || own.draft)
    return (
      <p className={styles.state}>
        <PencilLine aria-hidden />
        {text(isTyped ? 'words.notSaved' : 'words.stateDraft')}
      </p>
    );
  if (!own.isWritten)
    return (
      <p className={classNames(styles.state, textStyles.danger)}>
        <CircleDashed aria-hidden />
        {text('words.stateMissing')}
      </p>
    );
  if (isEmpty)
    return (
      <p className={styles.state}>
        <CircleDashed aria-hidden />
        {text('words.stateEmpty')}
      </p>
    );
  if (own.behind.length > 0)
    return (
      <p className={classNames(styles.state, styles.behind)}>
        <TriangleAlert aria-hidden />
        {text('words.behind', { count: own.behind.length })}
      </p>
    );
  return (
    <p className={classNames(styles.state, textStyles.success)}>
      <Check aria-hidden />
      {text('words.stateComplete')}
    </p>
  );
}
