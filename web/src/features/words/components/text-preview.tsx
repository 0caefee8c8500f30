// What a reader would see of a text as it is typed: the site's page or the email, in a frame without scripts.
import { PREVIEWED_PAGES, type PreviewedPage } from '@visavis/contract/words/previewed';
import type { StoredText } from '@visavis/contract/words/text';
import { LANGUAGE_NAMES, type Language } from '@visavis/domain/language/languages';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { type TextId, useText } from '../../../i18n/text.ts';
import { useEditionLanguages } from '../../../queries/use-edition-languages.ts';
import { MessageFrame } from '../../../ui/message-frame.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { type Fields, type Place, useTextPreview } from '../api.ts';
import { nameOfText } from '../text-names.ts';
import { shownFields, type TypedText } from '../typed-texts.ts';
import { useSideBySide } from '../use-side-by-side.ts';
import styles from '../words-page.module.css';
import { type FrameWidth, SiteFrame } from './site-frame.tsx';

const WIDTHS = [
  { name: 'phone', words: 'words.widthPhone' },
  { name: 'desktop', words: 'words.widthDesktop' },
] as const satisfies readonly { name: FrameWidth; words: TextId }[];
const PAGE_NAMES: Record<PreviewedPage['name'], TextId> = {
  about: 'words.pageAbout',
  mission: 'words.pageMission',
  team: 'words.pageTeam',
  history: 'words.pageHistory',
  document: 'words.pageDocument',
  home: 'words.pageHome',
  'before-applying': 'words.pageBeforeApplying',
  'after-applying': 'words.pageAfterApplying',
};

/** A pause in typing, in milliseconds. */
const REST_MS = 600;

interface TextPreviewProps {
  place: Place;
  stored: StoredText;
  typed: TypedText | undefined;
  language: Language;
  /** Undefined if the language is chosen elsewhere. */
  onLanguage: ((language: Language) => void) | undefined;
}

export function TextPreview({ place, stored, typed, language, onLanguage }: TextPreviewProps) {
  const text = useText();
  const languages = useEditionLanguages();
  const fields = useRested(shownFields(stored, typed, language), language);
  const pages = PREVIEWED_PAGES[place.key] ?? [];
  const [chosen, setChosen] = useState(pages[0]?.name);
  const { data, error, isFetching } = useTextPreview(place, language, { fields, page: chosen });
  const isSideBySide = useSideBySide();
  const [width, setWidth] = useState<FrameWidth>(isSideBySide ? 'desktop' : 'phone');
  const [isPlain, setPlain] = useState(false);
  const frameTitle = text('words.previewOf', {
    name: nameOfText(text, stored.key),
    language: LANGUAGE_NAMES[language],
  });
  return (
    <section className={styles.preview} aria-label={text('words.preview')}>
      <div className={styles.previewHead}>
        <h2>{text('words.preview')}</h2>
        {data && data.text !== null && (
          <fieldset aria-label={text('words.previewForm')} className={styles.choices}>
            <button type="button" aria-pressed={!isPlain} onClick={() => setPlain(false)}>
              {text('words.previewHtml')}
            </button>
            <button type="button" aria-pressed={isPlain} onClick={() => setPlain(true)}>
              {text('words.previewText')}
            </button>
          </fieldset>
        )}
        {pages.length > 1 && (
          <SelectField
            label={text('words.previewPage')}
            value={chosen ?? ''}
            onChange={({ target }) => setChosen(pages.find(({ name }) => name === target.value)?.name)}
            options={pages.map(({ name }) => ({ value: name, label: text(PAGE_NAMES[name]) }))}
          />
        )}
        {data?.isSite && (
          <fieldset aria-label={text('words.previewWidth')} className={styles.choices}>
            {WIDTHS.map(({ name, words }) => (
              <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
                {text(words)}
              </button>
            ))}
          </fieldset>
        )}
        {onLanguage && languages.length > 1 && (
          <fieldset aria-label={text('words.languages')} className={styles.choices}>
            {languages.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === language}
                lang={one}
                onClick={() => onLanguage(one)}
              >
                {LANGUAGE_NAMES[one]}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <div className={styles.previewBody} aria-busy={isFetching}>
        {error ? (
          <p role="status" className={textStyles.quiet}>
            {text('words.noPreview', { reason: sentenceOf(text, error, text('words.failed')) })}
          </p>
        ) : data?.isSite ? (
          <SiteFrame
            key={`${chosen} ${language} ${width}`}
            title={frameTitle}
            html={data.html}
            width={width}
            at={chosen === 'home' ? fields[stored.fields[0]?.name ?? ''] : undefined}
          />
        ) : data ? (
          <div className={styles.paper}>
            {data.subject !== null && <p className={styles.subject}>{data.subject}</p>}
            {isPlain && data.text !== null ? (
              <pre className={styles.plain}>{data.text}</pre>
            ) : (
              <MessageFrame title={frameTitle} html={data.html} />
            )}
          </div>
        ) : (
          <Skeleton height="16rem" />
        )}
      </div>
    </section>
  );
}

/** The fields after a pause in typing, or at once in another language. */
function useRested(fields: Fields, language: Language): Fields {
  const wanted = JSON.stringify(fields);
  const [rested, setRested] = useState({ language, wanted });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ language, wanted }), REST_MS);
    return () => clearTimeout(timer);
  }, [language, wanted]);
  return JSON.parse(rested.language === language ? rested.wanted : wanted) as Fields;
}
