// Menu that exports what the list shows, as registrations or meetings, for any spreadsheet.

import {
  exportChosenMeetings,
  exportChosenRegistrations,
  exportMeetings,
  exportRegistrations,
} from '@visavis/contract/export/calls';
import { EXPORT_FORMATS, EXPORTED_LIMIT } from '@visavis/contract/export/formats';
import type { RegistrationColumn } from '@visavis/contract/registration/columns';
import type { RegistrationFilter, RegistrationOrder } from '@visavis/contract/registration/filter';
import { Download } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { callFile, saveFile } from '../../../lib/file-call.ts';
import { CsvNote } from '../../../list/csv-note.tsx';
import { Hindrance, useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { DisclosureButton } from '../../../ui/disclosure-button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import styles from './export-menu.module.css';

const CONTENTS = ['shown', 'registrations', 'meetings'] as const;
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
  const fetching = useExport({ query, columns, ids });
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
      <Failure of={fetching} />
      <ul>
        {CHOICES.map((choice) => (
          <li key={choice.id}>
            <Button
              variant="text"
              className={styles.choice}
              busy={fetching.busyWith === choice}
              busyText={text('review.exporting')}
              onClick={() => void fetching.run(choice)}
            >
              {text(`review.export.${choice.content}`, { format: choice.format.toUpperCase() })}
            </Button>
          </li>
        ))}
      </ul>
    </DisclosureButton>
  );
}

function useExport({ query, columns, ids }: ExportMenuProps) {
  const text = useText();
  return useAction({
    act: ({ content, format }: (typeof CHOICES)[number]) => {
      if (ids && ids.length > EXPORTED_LIMIT) throw new Hindrance(text('review.exportTooMany'));
      const meetings = { ...query, format };
      const registrations = { ...meetings, ...(content === 'shown' && { columns: columns.join(',') }) };
      if (content === 'meetings')
        return ids
          ? callFile(exportChosenMeetings, { query: meetings, body: { ids: [...ids] } })
          : callFile(exportMeetings, { query: meetings });
      return ids
        ? callFile(exportChosenRegistrations, { query: registrations, body: { ids: [...ids] } })
        : callFile(exportRegistrations, { query: registrations });
    },
    failed: text('review.exportFailed'),
    done: saveFile,
  });
}
