// The file for the hotel: format, what is in it, and passport numbers for admins who ask for them.
import { useQueryClient } from '@tanstack/react-query';
import { EXPORT_FORMATS, type ExportFormat } from '@visavis/contract/export/formats';
import type { BookingFilter } from '@visavis/contract/hosted-booking/filter';
import { can } from '@visavis/domain/identity/grants';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { CsvNote } from '../../../list/csv-note.tsx';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonRow } from '../../../ui/button-row.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import textStyles from '../../../ui/text.module.css';
import { useToast } from '../../../ui/toast.tsx';
import { refreshBookings, saveRoomingList } from '../api.ts';
import styles from './export-button.module.css';

export function ExportButton({ filter }: { filter: BookingFilter }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonRow>
        <Button icon={<Download aria-hidden />} onClick={() => setOpen(true)}>
          {text('bookings.export')}
        </Button>
      </ButtonRow>
      {isOpen && <ExportDialog filter={filter} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ filter, onClose }: { filter: BookingFilter; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const role = useRole();
  const queries = useQueryClient();
  const noteId = useId();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [withPassports, setWithPassports] = useState(false);
  const held =
    Object.keys(filter).length > 0
      ? 'bookings.exportsFiltered'
      : can(role, 'booking.tell-hotel')
        ? 'bookings.exportsAll'
        : 'bookings.exportsToRead';
  const save = useAction({
    act: () => saveRoomingList(filter, { format, withPassports }),
    failed: text('bookings.exportFailed'),
    done: async () => {
      toast(text('bookings.exported'));
      onClose();
      await refreshBookings(queries);
    },
  });
  return (
    <Dialog
      open
      title={text('bookings.export')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('ui.cancel')}
          </Button>
          <Button busy={save.isBusy} busyText={text('bookings.exporting')} onClick={() => void save.run()}>
            {text('bookings.exportNow')}
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <Failure of={save} />
        <p>{text(held)}</p>
        <SelectField
          label={text('bookings.format')}
          value={format}
          onChange={({ target }) => setFormat(target.value === 'csv' ? 'csv' : 'xlsx')}
          options={EXPORT_FORMATS.toReversed().map((value) => ({
            value,
            label: text(`bookings.format.${value}`),
          }))}
        />
        <CsvNote />
        {can(role, 'booking.read-passports') && (
          <div>
            <Checkbox
              tone="neutral"
              label={text('bookings.withPassports')}
              checked={withPassports}
              describedBy={noteId}
              onChange={setWithPassports}
            />
            <p id={noteId} className={textStyles.note}>
              {text('bookings.withPassportsNote')}
            </p>
          </div>
        )}
      </div>
    </Dialog>
  );
}
