// The head of the import pages: the back link, the title, and messages about the file.
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SUBJECT_WORDS, type Subject } from '../subject.ts';
import styles from './import.module.css';

interface ImportHeadProps {
  lead: string;
  /** Whether the title takes the focus when it appears. */
  takesFocus: boolean;
  aside?: ReactNode;
  subject: Subject;
}

export function ImportHead({ lead, takesFocus, aside, subject }: ImportHeadProps) {
  const text = useText();
  const words = SUBJECT_WORDS[subject];
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) head.current?.querySelector('h1')?.focus();
  }, [takesFocus]);
  return (
    <div ref={head} className={styles.pageHead}>
      <Link className={styles.back} to={words.backTo}>
        <ArrowLeft aria-hidden />
        {text(words.back)}
      </Link>
      <PageHead title={text(words.title)} lead={lead} aside={aside} />
    </div>
  );
}
