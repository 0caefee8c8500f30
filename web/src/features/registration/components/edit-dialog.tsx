// 'Edit Meeting Schedule' dialog: exhibitor, status, day and hour of one meeting, as fields and on the grid of hours.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import type { Edition } from '@visavis/domain/edition/schema';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useDashboardEdition } from '../../../queries/use-dashboard-edition.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTwoColumnScreen } from '../../../ui/use-wide-screen.ts';
import { MOVING } from '../move-words.ts';
import { useEdit } from '../use-edit.ts';
import { useMove } from '../use-move.ts';
import { RefusalBanner } from './decision-outcome.tsx';
import styles from './edit-dialog.module.css';
import { EditFields } from './edit-fields.tsx';
import { MovePanel } from './move-panel.tsx';
import { MoveSummary } from './move-summary.tsx';
import { OffGrid } from './off-grid.tsx';

interface EditDialogProps {
  group: MeetingGroup;
  meeting: Schedule;
  onClose: () => void;
  onSaved: (group: MeetingGroup) => void;
}

export function EditDialog(props: EditDialogProps) {
  const text = useText();
  const { data: edition, error } = useDashboardEdition();
  if (edition) return <EditForm {...props} edition={edition} />;
  return (
    <Dialog open title={text('review.editTitle')} width="widest" onClose={props.onClose}>
      {error ? <Banner kind="error">{text('review.noAnswer')}</Banner> : <Skeleton height="30rem" />}
    </Dialog>
  );
}

function EditForm({ group, meeting, edition, onClose, onSaved }: EditDialogProps & { edition: Edition }) {
  const text = useText();
  const dates = useDates();
  const form = useRef<HTMLFormElement>(null);
  const firstCell = useRef<HTMLButtonElement>(null);
  const isWide = useTwoColumnScreen();
  const edit = useEdit({ group, meeting, edition, onSaved });
  const { errors, refusal } = edit;
  const { move, query, target, choose, refuse } = useMove(edit, group.name, edition);

  // The banner of a refusal takes the focus; without one, the first invalid field does.
  useEffect(() => {
    if (Object.keys(errors).length > 0 && !refusal)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, refusal]);
  const submit = () => {
    void edit.save();
  };
  const fields = <EditFields edition={edition} edit={edit} />;
  const summary = <MoveSummary edition={edition} move={move} />;
  const offGrid = move.hours && <OffGrid meetings={move.hours.offGrid} />;
  const panel = (
    <MovePanel
      edition={edition}
      words={MOVING}
      parties={move.parties}
      hours={query}
      target={target}
      isMoved={move.isMoved}
      firstRef={firstCell}
      onChoose={choose}
      onRefused={refuse}
    />
  );

  return (
    <FormDialog
      title={text('review.editTitle')}
      width="widest"
      initialFocusRef={firstCell}
      onClose={onClose}
      submit={{
        words: text('review.saveChanges'),
        isBusy: edit.busy === 'saving',
        busyText: text('review.savingChanges'),
      }}
      onSubmit={submit}
      formRef={form}
      className={styles.form}
    >
      {refusal && (
        <RefusalBanner
          refusal={refusal}
          stays={refusal.stale ? undefined : text('review.stays', { when: dates.dateAndTime(edit.base) })}
          isLoading={edit.busy === 'loading'}
          onLoadLatest={edit.loadLatest}
        />
      )}
      <p className={styles.whose}>{text('review.whose', { name: group.name, company: group.company })}</p>
      {/* In reading order: on a narrow screen the grid comes first. */}
      {isWide ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            {fields}
            {summary}
          </div>
          <div className={styles.column}>
            {panel}
            {offGrid}
          </div>
        </div>
      ) : (
        <>
          {panel}
          {summary}
          {offGrid}
          {fields}
        </>
      )}
    </FormDialog>
  );
}
