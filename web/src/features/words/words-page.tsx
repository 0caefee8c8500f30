// The words of an edition: the list of texts, one text in three languages, and what its reader would see.
import { can } from '@visavis/domain/identity/grants';
import { TEXT_KEYS, type TextKey } from '@visavis/domain/words/texts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useStoredText, useTexts } from './api.ts';
import { TextEditor } from './components/text-editor.tsx';
import { TextList } from './components/text-list.tsx';
import { nameOfText } from './text-names.ts';
import type { TypedTexts } from './typed-texts.ts';
import styles from './words-page.module.css';

export function WordsPage() {
  const text = useText();
  const [search] = useSearchParams();
  const edition = Number(search.get('edition')) || undefined;
  const key = TEXT_KEYS.find((one) => one === search.get('text')) ?? TEXT_KEYS[0];
  const texts = useTexts(edition);
  const stored = useStoredText({ key, edition });
  const [typed, setTyped] = useState<TypedTexts>({});
  const mayWrite = can(useRole(), 'words.write');
  const isFailed = (texts.isError && !texts.data) || (stored.isError && !stored.data);

  const others = TEXT_KEYS.filter((one) => one !== key && typed[one]);
  const pathOf = (one: TextKey) => {
    const next = new URLSearchParams(search);
    next.set('text', one);
    return `?${next}`;
  };
  return (
    <>
      <PageHead title={text('words.title')} lead={text('words.lead')} />
      {isFailed && (
        <LoadFailure
          again={() => {
            void texts.refetch();
            void stored.refetch();
          }}
        >
          {text('words.loadFailed')}
        </LoadFailure>
      )}
      {!isFailed && (
        <div className={styles.columns}>
          <TextList texts={texts.data} current={key} pathOf={pathOf} typed={typed} />
          {stored.data && texts.data ? (
            <TextEditor
              key={`${key} ${edition}`}
              place={{ key, edition }}
              stored={stored.data}
              typed={typed[key]}
              onTyped={(own) => setTyped((all) => ({ ...all, [key]: own }))}
              mayWrite={mayWrite}
            />
          ) : (
            <Waiting words={text('words.loading')}>
              <Skeleton height="24rem" />
            </Waiting>
          )}
        </div>
      )}
      {!typed[key] && others.length > 0 && (
        <LeaveQuestion changes={others.map((one) => nameOfText(text, one))} />
      )}
    </>
  );
}
