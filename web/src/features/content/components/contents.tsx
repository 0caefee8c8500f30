// The table of contents of a document, with a link to each section.
import type { ContentSection } from '@visavis/domain/content/schema';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import textStyles from '../../../ui/text.module.css';
import styles from './contents.module.css';

/** By position, so that a link to a section works in every language. */
export const sectionId = (index: number): string => `section-${index + 1}`;

export function Contents({ sections }: { sections: readonly ContentSection[] }) {
  const text = useText();
  return (
    <nav className={styles.contents} aria-label={text('content.onThisPage')}>
      <p className={textStyles.smallStrong} aria-hidden>
        {text('content.onThisPage')}
      </p>
      <ol>
        {sections.map(({ heading }, index) => (
          <li key={heading}>
            <Link to={{ hash: sectionId(index) }} onClick={() => goTo(sectionId(index))}>
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Needed because the router only changes the URL. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
