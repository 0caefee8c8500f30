// The head of the import pages: the way back, the title, and what is said about the file.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import styles from './import.module.css';

interface ImportHeadProps {
  lead: string;
  /** Whether the title takes the focus once it is there. */
  takesFocus: boolean;
  aside?: ReactNode;
  isOfCategories?: boolean;
}

export function ImportHead({ lead, takesFocus, aside, isOfCategories = false }: ImportHeadProps) {
  const text = useText();
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) head.current?.querySelector('h1')?.focus();
  }, [takesFocus]);
  return (
    <div ref={head} className={styles.pageHead}>
      <Link
        className={styles.back}
        to={isOfCategories ? DASHBOARD_PATHS.categories : DASHBOARD_PATHS.exhibitors}
      >
        <ArrowLeft aria-hidden />
        {text(isOfCategories ? 'imports.backToCategories' : 'imports.back')}
      </Link>
      <PageHead title={text(isOfCategories ? 'imports.titleCategories' : 'imports.title')} aside={aside} />
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
