// The exports of a list: of the rows found, from the head of the page, or of the selected rows, from the selection bar.
import { EXPORT_FORMATS, EXPORTED_LIMIT } from '@visavis/contract/export/formats';
import { Download } from 'lucide-react';
import { useText } from '../i18n/text.ts';
import { saveFile } from '../lib/file-call.ts';
import { Hindrance, useAction } from '../queries/use-action.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DisclosureButton } from '../ui/disclosure-button.tsx';
import { Failure } from '../ui/failure.tsx';
import textStyles from '../ui/text.module.css';
import { CsvNote } from './csv-note.tsx';
import type { ListDefinition } from './define-list.ts';
import styles from './list-exports.module.css';
import type { ListOf } from './list-of.ts';
import type { ListPlace } from './use-list-place.ts';

interface ListExportsProps<L extends ListOf> {
  list: ListDefinition<L>;
  query: ListPlace<L>['query'];
  /** Keys of the columns shown. */
  shown: readonly string[];
}

export function ExportMenu<L extends ListOf>(props: ListExportsProps<L>) {
  const text = useText();
  return (
    <DisclosureButton words={text('review.export')} icon={<Download aria-hidden />} isCompact>
      <Choices {...props} />
    </DisclosureButton>
  );
}

interface ExportDialogProps<L extends ListOf> extends ListExportsProps<L> {
  /** The ids of the rows to export. */
  ids: readonly number[];
  onClose: () => void;
}

export function ExportDialog<L extends ListOf>({ onClose, ...props }: ExportDialogProps<L>) {
  const text = useText();
  return (
    <Dialog open title={text('review.export')} onClose={onClose}>
      <Choices {...props} />
    </Dialog>
  );
}

function Choices<L extends ListOf>({
  list: { exports = [], exportColumns = [] },
  query,
  shown,
  ids,
}: ListExportsProps<L> & { ids?: readonly number[] }) {
  const text = useText();
  const fetching = useAction({
    act: ({ load, format }: (typeof choices)[number]) => {
      if (ids && ids.length > EXPORTED_LIMIT) throw new Hindrance(text('review.exportTooMany'));
      const columns = exportColumns.filter((column) => shown.includes(column)).join(',');
      return load({ ...query, format }, { columns, chosen: ids && { ids: [...ids] } });
    },
    failed: text('review.exportFailed'),
    done: saveFile,
  });
  const choices = exports.flatMap(({ words, load }) =>
    EXPORT_FORMATS.map((format) => ({ id: `${words} ${format}`, words, format, load })),
  );
  return (
    <>
      <p className={styles.note}>
        {ids ? text('review.exportSelected', { count: ids.length }) : text('review.exportNote')}
      </p>
      <CsvNote />
      <Failure of={fetching} />
      <ul>
        {choices.map((choice) => (
          <li key={choice.id}>
            <Button
              variant="text"
              className={textStyles.small}
              busy={fetching.busyWith?.id === choice.id}
              busyText={text('review.exporting')}
              onClick={() => void fetching.run(choice)}
            >
              {text(choice.words, { format: choice.format.toUpperCase() })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
