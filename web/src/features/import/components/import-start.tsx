// Choosing a file: dropped or picked, templates to download, and earlier files.

import type { ListedImport } from '@visavis/contract/import/plan';
import type { ImportKind } from '@visavis/domain/import/kinds';
import { Link } from 'react-router';
import { type TextId, useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { DataTable } from '../../../list/data-table.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { useImports } from '../api.ts';
import { latestOf, PATH_OF, SUBJECT_OF } from '../subject.ts';
import { FileDrop } from './file-drop.tsx';
import styles from './import.module.css';
import { ImportHead } from './import-head.tsx';
import { Templates } from './templates.tsx';

const STATES = {
  draft: { words: 'imports.stateDraft', pill: 'pending' },
  applied: { words: 'imports.stateApplied', pill: 'approved' },
  undone: { words: 'imports.stateUndone', pill: 'neutral' },
} as const satisfies Record<ListedImport['state'], { words: TextId; pill: string }>;

interface ImportStartProps {
  kind: ImportKind;
  /** Whether the page's title takes the focus, as after the press that led here. */
  takesFocus: boolean;
  onOpen: (id: number) => void;
}

export function ImportStart({ kind, takesFocus, onOpen }: ImportStartProps) {
  const text = useText();
  const files = useImports(kind);
  return (
    <>
      <ImportHead
        lead={text(kind === 'exhibitors' ? 'imports.lead' : 'imports.leadPeople')}
        subject={SUBJECT_OF[kind]}
        takesFocus={takesFocus}
      />
      <div className={styles.start}>
        <FileDrop kind={kind} onOpen={onOpen} />
        <Templates kind={kind} />
      </div>
      <section className={styles.card}>
        <h2>{text('imports.earlier')}</h2>
        {files.isError && <LoadFailure again={files.refetch}>{text('imports.loadFailed')}</LoadFailure>}
        {files.isPending && <p role="status">{text('imports.loading')}</p>}
        {files.data?.length === 0 && <p className={styles.quiet}>{text('imports.earlierNone')}</p>}
        {files.data && files.data.length > 0 && <Files files={files.data} />}
      </section>
    </>
  );
}

function Files({ files }: { files: readonly ListedImport[] }) {
  const text = useText();
  const instants = useInstants();
  return (
    <DataTable
      caption={text('imports.earlier')}
      columns={[
        { key: 'file', title: text('imports.file') },
        { key: 'when', title: text('imports.when') },
        { key: 'who', title: text('imports.who') },
        { key: 'state', title: text('imports.state') },
      ]}
      rows={files.map((file) => ({
        id: file.id,
        cells: {
          file: (
            <Link className={styles.fileLink} to={`${PATH_OF[file.kind]}?file=${file.id}`}>
              {file.filename}
            </Link>
          ),
          when: instants.instant(latestOf(file).at),
          who: latestOf(file).who,
          state: <StatusPill kind={STATES[file.state].pill}>{text(STATES[file.state].words)}</StatusPill>,
        },
      }))}
    />
  );
}
