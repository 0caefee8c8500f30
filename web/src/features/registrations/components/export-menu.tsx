// Menu that exports what the list shows, as registrations or meetings, for any spreadsheet.

import {
  exportChosenMeetings,
  exportChosenRegistrations,
  exportMeetings,
  exportRegistrations,
} from '@visavis/contract/export/calls';
import { EXPORT_FORMATS, EXPORTED_LIMIT, type ExportFormat } from '@visavis/contract/export/formats';
import type { RegistrationColumn } from '@visavis/contract/meeting/columns';
import type { RegistrationFilter, RegistrationOrder } from '@visavis/contract/meeting/filter';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { callFile, saveFile } from '../../../lib/file-call.ts';
import { CsvNote } from '../../../list/csv-note.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { DisclosureButton } from '../../../ui/disclosure-button.tsx';
import styles from './export-menu.module.css';

const CONTENTS = ['shown', 'registrations', 'meetings'] as const;
type Content = (typeof CONTENTS)[number];
const CHOICES = CONTENTS.flatMap((content) =>
  EXPORT_FORMATS.map((format) => ({ content, format, id: `${content}-${format}` })),
);

interface ExportMenuProps {
  /** The search and its order. */
  query: RegistrationFilter & RegistrationOrder;
  /** The columns shown. */
  columns: readonly RegistrationColumn[];
  /** Only these of the search; all without them. */
  ids?: readonly number[] | undefined;
}

export function ExportMenu({ query, columns, ids }: ExportMenuProps) {
  const text = useText();
  const { busy, failure, fetchFile } = useExport({ query, columns, ids });
  return (
    <DisclosureButton
      words={text('review.export')}
      icon={<Download aria-hidden />}
      isCompact={!ids}
      isAbove={ids !== undefined}
    >
      <p className={styles.note}>
        {ids ? text('review.exportSelected', { count: ids.length }) : text('review.exportNote')}
      </p>
      <CsvNote />
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      <ul>
        {CHOICES.map(({ content, format, id }) => (
          <li key={id}>
            <Button
              variant="text"
              className={styles.choice}
              busy={busy === id}
              busyText={text('review.exporting')}
              onClick={() => fetchFile(content, format, id)}
            >
              {text(`review.export.${content}`, { format: format.toUpperCase() })}
            </Button>
          </li>
        ))}
      </ul>
    </DisclosureButton>
  );
}

function useExport({ query, columns, ids }: ExportMenuProps) {
  const text = useText();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const fetchFile = async (content: Content, format: ExportFormat, id: string) => {
    if (busy) return;
    if (ids && ids.length > EXPORTED_LIMIT) {
      setFailure(text('review.exportTooMany'));
      return;
    }
    setBusy(id);
    setFailure(null);
    try {
      const meetings = { ...query, format };
      const registrations = { ...meetings, ...(content === 'shown' && { columns: columns.join(',') }) };
      saveFile(
        content === 'meetings'
          ? await (ids
              ? callFile(exportChosenMeetings, { query: meetings, body: { ids: [...ids] } })
              : callFile(exportMeetings, { query: meetings }))
          : await (ids
              ? callFile(exportChosenRegistrations, { query: registrations, body: { ids: [...ids] } })
              : callFile(exportRegistrations, { query: registrations })),
      );
    } catch (error) {
      if (!isSessionOver(error)) setFailure(sentenceOf(text, error, text('review.exportFailed')));
    } finally {
      setBusy(null);
    }
  };
  return { busy, failure, fetchFile };
}
