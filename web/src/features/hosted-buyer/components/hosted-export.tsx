// Export buttons for the applications of the current search, with decision, payment and booking.
import { EXPORT_FORMATS, EXPORTED_LIMIT, type ExportFormat } from '@visavis/contract/export/formats';
import { exportChosenHostedBuyers, exportHostedBuyers } from '@visavis/contract/hosted-booking/calls';
import type { ApplicationColumn } from '@visavis/contract/hosted-buyer/columns';
import { Download } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { callFile, saveFile } from '../../../lib/file-call.ts';
import { CsvNote } from '../../../list/csv-note.tsx';
import { Hindrance, useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { HostedFilter, HostedOrder } from '../api.ts';
import styles from './hosted-export.module.css';

interface HostedExportProps {
  query: HostedFilter & HostedOrder;
  /** The columns shown. */
  columns: readonly ApplicationColumn[];
  /** Only these of the search; all without them. */
  ids?: readonly number[];
}

export function HostedExport({ query, columns, ids }: HostedExportProps) {
  const text = useText();
  const toast = useToast();
  const save = useAction({
    act: (format: ExportFormat) => {
      if (ids && ids.length > EXPORTED_LIMIT) throw new Hindrance(text('review.exportTooMany'));
      const wanted = { ...query, format };
      return ids
        ? callFile(exportChosenHostedBuyers, {
            query: { ...wanted, columns: columns.join(',') },
            body: { ids: [...ids] },
          })
        : callFile(exportHostedBuyers, { query: wanted });
    },
    failed: text('hostedBuyers.exportFailed'),
    done: saveFile,
    refused: ({ sentence }) => toast(sentence, 'error'),
  });
  return (
    <div className={styles.exports}>
      {EXPORT_FORMATS.map((format) => (
        <Button
          key={format}
          variant="secondary"
          icon={<Download aria-hidden />}
          busy={save.busyWith === format}
          busyText={text('hostedBuyers.exporting')}
          onClick={() => void save.run(format)}
        >
          {text('hostedBuyers.export', { format: format.toUpperCase() })}
        </Button>
      ))}
      {/* The bar of a selection has no room for it, and stands on the page that has it. */}
      {!ids && <CsvNote />}
    </div>
  );
}
