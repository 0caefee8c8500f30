// Title and description of the document's head: React hoists them, on the server as in the browser.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../i18n/text.ts';
import { useEdition } from '../queries/use-edition.ts';
import { type HeadWords, pageWords, type Subject } from './page-words.ts';

export function PageHead({ page, subject }: { page: HeadWords; subject?: Subject | undefined }) {
  const text = useText();
  const { data: edition } = useEdition();
  useCanonicalAddress(page.stepOf);
  const { title, description } = pageWords(text, page, {
    exhibition: edition?.name,
    subject,
    slot: edition?.slotMinutes,
  });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}

export function NotFoundHead() {
  return <PageHead page={{ title: 'app.notFoundTitle' }} />;
}

/** The document has the canonical address of its first page; after a navigation it must be that of the current page. */
function useCanonicalAddress(stepOf: string | undefined): void {
  const { pathname } = useLocation();
  const path = stepOf ?? pathname;
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (!link) return;
    const address = new URL(link.href);
    if (plain(address.pathname) === plain(path)) return;
    address.pathname = path;
    link.href = address.href;
  }, [path]);
}

const plain = (path: string): string => path.replace(/\/$/, '').toLowerCase();
