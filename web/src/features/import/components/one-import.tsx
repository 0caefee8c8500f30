// One file: its columns, what is left to decide, the dry run, and what was imported, with Undo.
import type { ImportView } from '@visavis/contract/import/plan';
import { type ImportKind, mayImport as mayImportKind } from '@visavis/domain/import/kinds';
import type { TroubleKind } from '@visavis/domain/import/plan-types';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { type Decision, useImport } from '../api.ts';
import { DELIMITER_WORDS, encodingName } from '../file-words.ts';
import { isUnsure, SUBJECT_OF, subjectOf } from '../subject.ts';
import { kindsOf } from '../troubles.ts';
import { useImportChanges } from '../use-import-changes.ts';
import { ColumnsCard } from './columns-card.tsx';
import { DecisionCard } from './decision-card.tsx';
import { DryRunCard } from './dry-run-card.tsx';
import { FileDrop } from './file-drop.tsx';
import { FileQuestions } from './file-questions.tsx';
import { FoundCard } from './found-card.tsx';
import styles from './import.module.css';
import { ImportBar } from './import-bar.tsx';
import { ImportHead } from './import-head.tsx';
import { ImportSteps } from './import-steps.tsx';
import { Outcome } from './outcome.tsx';

interface OneImportProps {
  id: number;
  /** The page's kind; the file's own is known once it has loaded. */
  kind: ImportKind;
  /** Whether the page's title takes the focus, as after the press that led here. */
  takesFocus: boolean;
  onOpen: (id: number | null) => void;
}

export function OneImport({ id, kind, takesFocus, onOpen }: OneImportProps) {
  const text = useText();
  const query = useImport(id);
  const { view, isGone, failed, refresh } = query;
  if (isGone)
    return (
      <>
        <ImportHead lead="" subject={SUBJECT_OF[kind]} takesFocus={takesFocus} />
        <Banner
          kind="info"
          action={
            <Button variant="text" onClick={() => onOpen(null)}>
              {text('imports.another')}
            </Button>
          }
        >
          {text('imports.gone')}
        </Banner>
      </>
    );
  if (!view)
    return (
      <>
        <ImportHead lead="" subject={SUBJECT_OF[kind]} takesFocus={takesFocus} />
        {failed ? (
          <LoadFailure again={refresh}>{text('imports.loadFailed')}</LoadFailure>
        ) : (
          <p role="status">{text('imports.loading')}</p>
        )}
      </>
    );
  return <Shown query={query} view={view} takesFocus={takesFocus} onOpen={onOpen} />;
}

interface ShownProps {
  query: ReturnType<typeof useImport>;
  view: ImportView;
  takesFocus: boolean;
  onOpen: (id: number | null) => void;
}

function Shown({ query, view, takesFocus, onOpen }: ShownProps) {
  const text = useText();
  const mayImport = mayImportKind(useRole(), view.kind);
  const changes = useImportChanges(query);
  const [opened] = useState(view.state);
  const refusal = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<TroubleKind | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const decision = useRef<HTMLDivElement>(null);
  /**
   * The version of the import after which the focus moves to the next question, because the pressed button disappears.
   */
  const [leaving, setLeaving] = useState<number | null>(null);
  useEffect(() => {
    if (changes.refusal !== null) refusal.current?.focus();
  }, [changes.refusal]);
  useEffect(() => {
    if (leaving === null || view.version <= leaving) return;
    decision.current?.querySelector('h2')?.focus();
    setLeaving(null);
  }, [leaving, view.version]);

  const kinds = kindsOf(view);
  const kind =
    kinds.find((one) => one.kind === chosen) ?? kinds.find(({ open }) => open.length > 0) ?? kinds[0];
  const isDraft = view.state === 'draft';
  const { format, encoding, delimiter, rows } = view.reading;
  const lead =
    format === 'csv' && encoding && delimiter
      ? text('imports.readAs', {
          file: view.filename,
          rows,
          encoding: encodingName(encoding),
          delimiter: text(DELIMITER_WORDS[delimiter]),
        })
      : text('imports.readAsSheet', { file: view.filename, rows });
  const fix = (trouble: string) => {
    const at = trouble.indexOf(' ');
    const found = kinds.find(({ kind: one }) => one === trouble.slice(0, at));
    if (!found) return;
    setChosen(found.kind);
    setWanted(trouble.slice(at + 1));
    setLeaving(view.version - 1);
  };
  const decide = async (decisions: Decision[]) => {
    setLeaving(view.version);
    if (!(await changes.decide(decisions))) setLeaving(null);
  };
  const cancel = async () => {
    if (await changes.discard()) onOpen(null);
  };
  const isPlanning = changes.busy === 'plan';
  return (
    <>
      <ImportHead
        lead={lead}
        takesFocus={takesFocus}
        subject={subjectOf(view)}
        aside={<FileDrop kind={view.kind} isSmall onOpen={onOpen} />}
      />
      <ImportSteps view={view} isFixed={!isUnsure(view) && kinds.every(({ open }) => open.length === 0)} />
      {changes.refusal !== null && (
        <div className={stackStyles.below4}>
          <Banner ref={refusal} kind="error">
            {changes.refusal}
          </Banner>
        </div>
      )}
      {isDraft && rows === 0 && (
        <div className={stackStyles.below4}>
          <Banner kind="info">{text('imports.noRows')}</Banner>
        </div>
      )}
      {!isDraft && (
        <Outcome
          key={view.state}
          view={view}
          mayUndo={mayImport}
          isNews={view.state !== opened}
          changes={changes}
          onAnother={() => onOpen(null)}
        />
      )}
      {isDraft && <FileQuestions key={view.id} view={view} changes={changes} mayChange={mayImport} />}
      <div className={styles.work}>
        {isDraft && (
          <div className={styles.side}>
            <FoundCard
              view={view}
              kinds={kinds}
              chosen={kind?.kind ?? null}
              onChoose={(one) => {
                setChosen(one);
                setWanted(null);
              }}
            />
            <ColumnsCard view={view} changes={changes} mayChange={mayImport} />
          </div>
        )}
        <div className={styles.main}>
          {isDraft && mayImport && kind && !isUnsure(view) && (
            <div ref={decision}>
              <DecisionCard
                key={kind.kind}
                view={view}
                kind={kind}
                isBusy={changes.busy !== null}
                wanted={wanted}
                onDecide={(decisions) => void decide(decisions)}
              />
            </div>
          )}
          {view.forgottenAt === null && (
            <DryRunCard view={view} isBusy={isPlanning} onFix={isDraft && mayImport ? fix : null} />
          )}
          {view.pictures.length > 0 && <Pictures view={view} />}
        </div>
      </div>
      {isDraft && (
        <ImportBar
          view={view}
          mayImport={mayImport}
          isBusy={changes.busy !== null}
          isApplying={changes.busy === 'apply'}
          onApply={(wishes) => void changes.apply(wishes)}
          onCancel={() => void cancel()}
        />
      )}
    </>
  );
}

function Pictures({ view }: { view: ImportView }) {
  const text = useText();
  return (
    <section className={styles.card}>
      <h2>{text('imports.picturesTitle')}</h2>
      <p className={styles.quiet}>{text('imports.picturesLead')}</p>
      <ul className={styles.links}>
        {view.pictures.map(({ row, name, link }) => (
          <li key={`${row} ${link}`}>
            {text('imports.memberRow', { row })}, {name}: <span>{link}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
