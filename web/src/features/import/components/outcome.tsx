// What an import has done, with Undo, or that it was undone.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { ImportView } from '@visavis/contract/import/plan';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type Text, useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { useImpact } from '../api.ts';
import { latestOf, subjectOf } from '../subject.ts';
import type { ImportChanges } from '../use-import-changes.ts';
import styles from './import.module.css';
import { RefusedRows } from './refused-rows.tsx';

interface OutcomeProps {
  view: ImportView;
  mayUndo: boolean;
  /** Whether it happened on this page. */
  isNews: boolean;
  changes: ImportChanges;
  onAnother: () => void;
}

export function Outcome({ view, mayUndo, isNews, changes, onAnother }: OutcomeProps) {
  const text = useText();
  const instants = useInstants();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const isUndone = view.state === 'undone';
  const mayTakeBack = !isUndone && mayUndo;
  const { data: impact } = useImpact(view, mayTakeBack);
  const blocked = impact?.blocked;
  useEffect(() => {
    // Has screen readers announce what was just done or undone.
    if (isNews) heading.current?.focus();
  }, [isNews]);
  const subject = subjectOf(view);
  const latest = latestOf(view);
  return (
    <section className={styles.card}>
      <div className={styles.outcome}>
        {isUndone ? <Undo2 aria-hidden /> : <CircleCheck aria-hidden />}
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {text(isUndone ? 'imports.undone' : 'imports.imported')}
          </h2>
          {!isUndone && <p>{totalsOf(view, text)}</p>}
          {!isUndone && view.told > 0 && <p>{text('imports.told', { count: view.told })}</p>}
          {!isUndone && view.isMailed !== undefined && (
            <p>{text(view.isMailed ? 'imports.mailed' : 'imports.notMailed')}</p>
          )}
          <p className={styles.quiet}>
            {text('imports.importedBy', {
              who: latest.who,
              when: instants.instant(latest.at),
            })}
          </p>
          {view.forgottenAt !== null && (
            <p className={styles.quiet}>
              {text('imports.forgotten', { when: instants.instant(view.forgottenAt) })}
            </p>
          )}
          {subject === 'people' && !isUndone && (
            <p>
              <Link to={`${DASHBOARD_PATHS.businessMatching}?details=missing`}>
                {text('imports.seeMissing')}
              </Link>
            </p>
          )}
          {view.forgottenAt === null && <RefusedRows view={view} />}
          {blocked && mayTakeBack && <p>{text.message(blocked, blocked.code)}</p>}
        </div>
      </div>
      <div className={stackStyles.wrap2}>
        {mayTakeBack && !blocked && (
          <Button
            variant="secondary"
            icon={<Undo2 aria-hidden />}
            busy={changes.busy === 'undo'}
            busyText={text('imports.undoing')}
            onClick={() => setAsking(true)}
          >
            {text('imports.undo')}
          </Button>
        )}
        <Button variant="secondary" onClick={onAnother}>
          {text('imports.another')}
        </Button>
      </div>
      {isAsking && (
        <QuestionDialog
          title={text('imports.undoTitle')}
          answer={{
            words: text('imports.undo'),
            isDangerous: true,
            onPress: () => {
              setAsking(false);
              void changes.undo();
            },
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{text(subject === 'people' ? 'imports.undoLeadPeople' : 'imports.undoLead')}</p>
          {impact && impact.people > 0 && <p>{text('imports.undoTells', { count: impact.people })}</p>}
        </QuestionDialog>
      )}
    </section>
  );
}

/** What it has stored, in words. */
function totalsOf(view: ImportView, text: Text): string {
  const { registrationsCreated: people = 0, meetingsCreated: meetings = 0, ...totals } = view.totals;
  switch (subjectOf(view)) {
    case 'people':
      return text('imports.totalsPeople', { people, meetings });
    case 'categories':
      return text('imports.totalsOfCategories', {
        created: totals.categoriesCreated,
        changed: view.counts.changed,
      });
    case 'exhibitors':
      return text('imports.totals', { ...totals });
  }
}
