// 'Add a meeting' dialog: an exhibitor, and one of the hours of the grid that are free for both.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import type { Edition } from '@visavis/domain/edition/schema';
import { isLive } from '@visavis/domain/meeting/decision';
import { mostMeetings } from '@visavis/domain/meeting/most-meetings';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDashboardEdition } from '../../../queries/use-dashboard-edition.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldNote } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ExhibitorChoice, Slot } from '../edit-values.ts';
import { ADDING } from '../move-words.ts';
import { useAdd } from '../use-add.ts';
import styles from './add-dialog.module.css';
import form from './edit-dialog.module.css';
import { ExhibitorField } from './exhibitor-field.tsx';
import { HourVerdict } from './hour-verdict.tsx';
import { MovePanel } from './move-panel.tsx';
import { OffGrid } from './off-grid.tsx';

export interface SuggestedExhibitor extends ExhibitorChoice {
  /** The number of interests in common with the person. */
  interests: number;
  freeHours: number;
}

interface AddDialogProps {
  group: MeetingGroup;
  programme: 'business' | 'hosted';
  suggested: readonly SuggestedExhibitor[];
  onAdded: (group: MeetingGroup, meeting: { exhibitor: string; slot: Slot }, edition: Edition) => void;
  onClose: () => void;
}

export function AddDialog(props: AddDialogProps) {
  const text = useText();
  const { data: edition, error } = useDashboardEdition();
  if (edition) return <AddForm {...props} edition={edition} />;
  return (
    <Dialog open title={text('people.addMeeting')} width="widest" onClose={props.onClose}>
      {error ? <Banner kind="error">{text('review.noAnswer')}</Banner> : <Skeleton height="30rem" />}
    </Dialog>
  );
}

/** The maximum number of meetings, if the person has reached it; null while one can be added. */
function mostReached({ group, programme, edition }: AddDialogProps & { edition: Edition }): number | null {
  const most = mostMeetings(edition.limits, programme);
  return group.schedules.filter(({ status }) => isLive(status)).length < most ? null : most;
}

function AddForm(props: AddDialogProps & { edition: Edition }) {
  const { group, edition, onAdded } = props;
  const text = useText();
  const hourNote = `${useId()}-hour`;
  const element = useRef<HTMLFormElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const add = useAdd(group, (after, meeting) => onAdded(after, meeting, edition));
  const { exhibitor, slot, errors, refusal, hours } = add;
  const parties = { name: group.name, exhibitor: exhibitor.name };
  const most = mostReached(props);

  useEffect(() => {
    if (errors.exhibitor !== undefined) first.current?.focus();
    if (errors.hour !== undefined)
      element.current?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')?.focus();
  }, [errors]);
  useEffect(() => {
    if (refusal) banner.current?.focus();
  }, [refusal]);
  const submit = () => {
    void add.save();
  };
  return (
    <FormDialog
      title={text('people.addMeeting')}
      width="widest"
      initialFocusRef={first}
      onClose={props.onClose}
      submit={
        most === null
          ? { words: text('review.add.save'), isBusy: add.isSaving, busyText: text('review.add.saving') }
          : null
      }
      onSubmit={submit}
      staysForOutcome
      formRef={element}
      className={form.form}
    >
      {refusal && (
        <Banner ref={banner} kind="error">
          {refusal.sentence}
        </Banner>
      )}
      <p className={form.whose}>{text('review.whose', { name: group.name, company: group.company })}</p>
      {most !== null ? (
        <Banner kind="info">{text('review.add.full', { name: group.name, most })}</Banner>
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>
            <ExhibitorField
              label={text('review.exhibitor')}
              value={exhibitor}
              error={errors.exhibitor}
              inputRef={first}
              onChange={(chosen) => add.enter({ exhibitor: chosen })}
            />
            {exhibitor.id === 0 && props.suggested.length > 0 && (
              <Suggested
                exhibitors={props.suggested}
                onChoose={(chosen) => add.enter({ exhibitor: chosen })}
              />
            )}
            <p className={form.whose}>{text('review.add.told', { name: group.name })}</p>
          </div>
          <div className={styles.column}>
            {exhibitor.id === 0 ? (
              <p className={styles.wait}>{text('review.add.chooseExhibitor')}</p>
            ) : (
              <MovePanel
                key={exhibitor.id}
                edition={edition}
                words={ADDING}
                parties={parties}
                hours={hours}
                target={slot}
                isMoved={slot !== null}
                onChoose={(chosen) => add.enter({ slot: chosen })}
                onRefused={add.refuse}
              />
            )}
            <FieldNote id={hourNote} error={errors.hour} />
            <HourVerdict
              edition={edition}
              hours={hours.data}
              parties={parties}
              entered={slot}
              pressed={add.pressed}
            />
            {hours.data && <OffGrid meetings={hours.data.offGrid} />}
          </div>
        </div>
      )}
    </FormDialog>
  );
}

interface SuggestedProps {
  exhibitors: readonly SuggestedExhibitor[];
  onChoose: (exhibitor: ExhibitorChoice) => void;
}

function Suggested({ exhibitors, onChoose }: SuggestedProps) {
  const text = useText();
  return (
    <section aria-label={text('review.add.suggested')} className={styles.suggested}>
      <h3>{text('review.add.suggested')}</h3>
      <ul>
        {exhibitors.map(({ id, name, boothNumber, interests, freeHours }) => (
          <li key={id}>
            <Button variant="secondary" block onClick={() => onChoose({ id, name, boothNumber })}>
              <span className={styles.name} dir="auto">
                {name}, {boothNumber}
              </span>
              <span className={styles.why}>{text('review.add.suggestedWhy', { interests, freeHours })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
