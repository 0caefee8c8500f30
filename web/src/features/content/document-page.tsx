// The privacy or terms page: a document, with its table of contents beside it on a wide screen.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { type TextId, useText } from '../../i18n/text.ts';
import { type DocumentName, documentQuery } from './api.ts';
import { Contents, sectionId } from './components/contents.tsx';
import { NotLoaded } from './components/not-loaded.tsx';
import { SectionWords } from './components/section-words.tsx';
import styles from './document-page.module.css';

const TITLES: Record<DocumentName, TextId> = {
  privacy: 'content.privacyTitle',
  terms: 'content.termsTitle',
};

export function DocumentPage({ name }: { name: DocumentName }) {
  const text = useText();
  const {
    data: shown,
    isError,
    refetch,
  } = useQuery({
    ...documentQuery(name, useLanguage()),
    placeholderData: keepPreviousData,
  });
  const article = useRef<HTMLElement>(null);
  useSectionOfAddress(article, shown !== undefined);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{shown?.title ?? text(TITLES[name])}</h1>
      {shown ? (
        <>
          <p className={styles.lead}>{shown.lead}</p>
          <p className={styles.version}>{text('content.version', { version: shown.version })}</p>
          <div className={styles.columns}>
            <Contents sections={shown.sections} />
            <article ref={article} className={styles.article}>
              {shown.sections.map((section, index) => (
                <section key={section.heading}>
                  <h2 id={sectionId(index)} tabIndex={-1}>
                    {section.heading}
                  </h2>
                  <SectionWords {...section} />
                </section>
              ))}
            </article>
          </div>
        </>
      ) : (
        <NotLoaded failed={isError} onRetry={refetch} />
      )}
    </div>
  );
}

/** Scrolls to the section in the URL on a first visit; on Back the page stays where it was left. */
function useSectionOfAddress(article: RefObject<HTMLElement | null>, isThere: boolean): void {
  const { hash, key } = useLocation();
  const first = useRef({ hash, isFirstPage: key === 'default' });
  useEffect(() => {
    const { hash, isFirstPage } = first.current;
    if (!isThere || !isFirstPage || hash === '') return;
    first.current = { hash: '', isFirstPage };
    article.current?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)?.scrollIntoView();
  }, [isThere, article]);
}
