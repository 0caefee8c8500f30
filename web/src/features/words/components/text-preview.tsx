// What a reader would see of a text as it is typed, in a frame without scripts.
import type { StoredText } from '@visavis/contract/words/text';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@visavis/domain/language/languages';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { MessageFrame } from '../../../ui/message-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Fields, type Place, useTextPreview } from '../api.ts';
import { nameOfText } from '../text-names.ts';
import { shownFields, type TypedText } from '../typed-texts.ts';
import styles from '../words-page.module.css';

/** A pause in typing, in milliseconds. */
const REST_MS = 600;

interface TextPreviewProps {
  place: Place;
  stored: StoredText;
  typed: TypedText | undefined;
  language: Language;
  /** Undefined where the language is chosen elsewhere. */
  onLanguage: ((language: Language) => void) | undefined;
}

export function TextPreview({ place, stored, typed, language, onLanguage }: TextPreviewProps) {
  const text = useText();
  const fields = useRested(shownFields(stored, typed, language), language);
  const { data, error, isFetching } = useTextPreview(place, language, fields);
  const [isPlain, setPlain] = useState(false);
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
        {onLanguage && (
          <fieldset aria-label={text('words.languages')} className={styles.choices}>
            {LANGUAGES.map((one) => (
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
          <p role="status" className={styles.previewNone}>
            {text('words.noPreview', { reason: sentenceOf(text, error, text('words.failed')) })}
          </p>
        ) : data ? (
          <div className={styles.paper}>
            {data.subject !== null && <p className={styles.subject}>{data.subject}</p>}
            {isPlain && data.text !== null ? (
              <pre className={styles.plain}>{data.text}</pre>
            ) : (
              <MessageFrame
                title={text('words.previewOf', {
                  name: nameOfText(text, stored.key),
                  language: LANGUAGE_NAMES[language],
                })}
                html={data.html}
              />
            )}
          </div>
        ) : (
          <Skeleton height="16rem" />
        )}
      </div>
    </section>
  );
}

/** The fields after a pause in typing; at once in another language. */
function useRested(fields: Fields, language: Language): Fields {
  const wanted = JSON.stringify(fields);
  const [rested, setRested] = useState({ language, wanted });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ language, wanted }), REST_MS);
    return () => clearTimeout(timer);
  }, [language, wanted]);
  return JSON.parse(rested.language === language ? rested.wanted : wanted) as Fields;
}
