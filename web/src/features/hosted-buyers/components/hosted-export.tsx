// Export buttons for the applications of the current search, with decision, payment and booking.
import { EXPORT_FORMATS, EXPORTED_LIMIT, type ExportFormat } from '@visavis/contract/export/formats';
import { exportChosenHostedBuyers, exportHostedBuyers } from '@visavis/contract/hosted-booking/calls';
import type { ApplicationColumn } from '@visavis/contract/hosted-review/columns';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { callFile, saveFile } from '../../../lib/file-call.ts';
import { CsvNote } from '../../../list/csv-note.tsx';
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
  const [busy, setBusy] = useState<ExportFormat | null>(null);
  const save = async (format: ExportFormat) => {
    if (busy) return;
    if (ids && ids.length > EXPORTED_LIMIT) {
      toast(text('review.exportTooMany'), 'error');
      return;
    }
    setBusy(format);
    try {
      const wanted = { ...query, format };
      saveFile(
        await (ids
          ? callFile(exportChosenHostedBuyers, {
              query: { ...wanted, columns: columns.join(',') },
              body: { ids: [...ids] },
            })
          : callFile(exportHostedBuyers, { query: wanted })),
      );
    } catch (error) {
      if (!isSessionOver(error)) toast(sentenceOf(text, error, text('hostedBuyers.exportFailed')), 'error');
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={styles.exports}>
      {EXPORT_FORMATS.map((format) => (
        <Button
          key={format}
          variant="secondary"
          icon={<Download aria-hidden />}
          busy={busy === format}
          busyText={text('hostedBuyers.exporting')}
          onClick={() => void save(format)}
        >
          {text('hostedBuyers.export', { format: format.toUpperCase() })}
        </Button>
      ))}
      {/* The bar of a selection has no room for it, and stands on the page that has it. */}
      {!ids && <CsvNote />}
    </div>
  );
}
