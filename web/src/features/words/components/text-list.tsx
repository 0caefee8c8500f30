// The texts of an edition with the state of each; a select on a phone.
import type { TextSummary } from '@visavis/contract/words/text';
import { PAGE_TEXTS } from '@visavis/domain/content/page-fields';
import type { EditionLanguages } from '@visavis/domain/language/languages';
import { PROGRAMMES_TEXT } from '@visavis/domain/words/programme-facts';
import { MAIL_TEXTS, TEXT_KEYS, type TextKey } from '@visavis/domain/words/texts';
import { Check, CircleDashed, PencilLine, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { Link, useNavigate } from 'react-router';
import { type TextId, useText } from '../../../i18n/text.ts';
import { useEditionLanguages } from '../../../queries/use-edition-languages.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { nameOfText } from '../text-names.ts';
import type { TypedTexts } from '../typed-texts.ts';
import styles from '../words-page.module.css';

interface TextListProps {
  /** Undefined while they load. */
  texts: readonly TextSummary[] | undefined;
  current: TextKey;
  pathOf: (key: TextKey) => string;
  typed: TypedTexts;
}

const GROUPS: readonly { name: TextId; keys: readonly TextKey[] }[] = [
  { name: 'words.pages', keys: [...PAGE_TEXTS, PROGRAMMES_TEXT] },
  { name: 'words.emails', keys: MAIL_TEXTS },
];

type State = 'draft' | 'missing' | 'behind' | 'complete';
const STATES: Record<State, { Icon: typeof Check; words: TextId }> = {
  draft: { Icon: PencilLine, words: 'words.stateDraft' },
  missing: { Icon: CircleDashed, words: 'words.stateMissing' },
  behind: { Icon: TriangleAlert, words: 'words.stateBehind' },
  complete: { Icon: Check, words: 'words.stateComplete' },
};

function stateOf(summary: TextSummary | undefined, shown: EditionLanguages, isTyped: boolean): State {
  const languages = summary ? shown.map((language) => summary.languages[language]) : [];
  if (isTyped || languages.some(({ hasDraft, hasOffer }) => hasDraft || hasOffer)) return 'draft';
  if (languages.some(({ isWritten }) => !isWritten)) return 'missing';
  return languages.some(({ isBehind }) => isBehind) ? 'behind' : 'complete';
}

export function TextList({ texts, current, pathOf, typed }: TextListProps) {
  const text = useText();
  const navigate = useNavigate();
  const shown = useEditionLanguages();
  const stateOfKey = (key: TextKey) =>
    stateOf(
      texts?.find((one) => one.key === key),
      shown,
      typed[key] !== undefined,
    );
  return (
    <>
      <nav className={styles.texts} aria-label={text('words.texts')}>
        {GROUPS.map(({ name, keys }) => (
          <Fragment key={name}>
            <h2>{text(name)}</h2>
            <ul>
              {keys.map((key) => {
                const { Icon, words } = STATES[stateOfKey(key)];
                return (
                  <li key={key}>
                    <Link
                      to={pathOf(key)}
                      aria-current={key === current ? 'page' : undefined}
                      data-state={stateOfKey(key)}
                    >
                      <span>{nameOfText(text, key)}</span>
                      <Icon aria-hidden />
                      <span className="visually-hidden">{text(words)}</span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </Fragment>
        ))}
      </nav>
      <div className={styles.choice}>
        <SelectField
          label={text('words.texts')}
          value={current}
          onChange={({ target }) => void navigate(pathOf(target.value as TextKey))}
          options={TEXT_KEYS.map((key) => ({
            value: key,
            label: text('words.textWithState', {
              name: nameOfText(text, key),
              state: text(STATES[stateOfKey(key)].words),
            }),
          }))}
        />
      </div>
    </>
  );
}
