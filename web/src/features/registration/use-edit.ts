// State of the edit form: entries, refusals, and saving.

import { useQueryClient } from '@tanstack/react-query';
import { editMeeting } from '@visavis/contract/meeting/calls';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import type { Edition } from '@visavis/domain/edition/schema';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { useAction } from '../../queries/use-action.ts';
import { keepRegistration, loadRegistration, refreshMoveHours } from './api.ts';
import {
  type EditValues,
  isDayOfEdition,
  type Slot,
  timeOf,
  valuesOf,
  type WhenField,
  withSlot,
  withWhen,
} from './edit-values.ts';
import { type Refusal, refusalOf } from './refusal.ts';

/** Names of the inputs, in the order on screen. */
const FIELDS = [
  'exhibitor',
  'booth_number',
  'status',
  'date',
  'day',
  'day_of_week',
  'time',
  'reason',
] as const;
export type EditField = (typeof FIELDS)[number];
export type EditErrors = Partial<Record<EditField, string>>;

const WHEN_INPUTS: Record<WhenField, EditField> = { date: 'date', day: 'day', dayOfWeek: 'day_of_week' };

interface EditSetting {
  group: MeetingGroup;
  meeting: Schedule;
  edition: Edition;
  onSaved: (group: MeetingGroup) => void;
}

export function useEdit({ group, meeting, edition, onSaved }: EditSetting) {
  const text = useText();
  const queries = useQueryClient();
  // The meeting the form was opened with or has loaded since: a change applies to this version only.
  const [base, setBase] = useState(meeting);
  const [values, setValues] = useState(() => valuesOf(meeting));
  const [lastWhen, setLastWhen] = useState<WhenField>('date');
  const [errors, setErrors] = useState<EditErrors>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [freeHours, setFreeHours] = useState<readonly number[] | null>(null);

  const clear = (...fields: EditField[]) => {
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !fields.includes(name as EditField))),
    );
    setFreeHours(null);
  };
  const enter = (part: Partial<EditValues>, ...fields: EditField[]) => {
    setValues((before) => ({ ...before, ...part }));
    clear(...fields);
  };
  const enterWhen = (field: WhenField, value: string) => {
    setValues((before) => withWhen(before, field, value, edition));
    setLastWhen(field);
    // The taken hour was on another day.
    clear('date', 'day', 'day_of_week', 'time');
  };

  const enterSlot = (slot: Slot) => {
    setValues((before) => withSlot(before, slot, edition));
    setLastWhen('day');
    clear('date', 'day', 'day_of_week', 'time', 'reason');
  };

  const saving = useAction({
    act: () => call(editMeeting, { params: { id: base.id }, body: bodyOf(values, base, edition) }),
    // A server failure gets the specified words; a refusal keeps the server's own.
    failed: text('review.editFailed'),
    isOutageHidden: true,
    done: ({ group: after }) => {
      keepRegistration(queries, after);
      onSaved(after);
    },
    refused: (failure) => {
      setRefusal(refusalOf(failure, base));
      const { error, faults } = failure;
      if (!(error instanceof ApiError)) return;
      // Others have changed what the grid shows.
      if (error.status === 409) refreshMoveHours(queries, base.id);
      if (error.code === 'meeting.slot-taken') {
        setFreeHours(error.freeHours ?? []);
        setErrors({ time: text('review.hourTaken') });
      } else if (error.fields) setErrors(knownErrors(faults));
    },
  });
  const loading = useAction({
    act: () => loadRegistration(queries, group.id),
    failed: text('review.noAnswer'),
    done: ({ schedules }) => {
      const latest = schedules.find(({ id }) => id === base.id);
      if (latest) {
        setBase(latest);
        setValues(valuesOf(latest));
        refreshMoveHours(queries, base.id);
      }
      setErrors({});
      setRefusal(null);
    },
    refused: (failure) => setRefusal(refusalOf(failure, base)),
  });
  const busy = saving.isBusy ? 'saving' : loading.isBusy ? 'loading' : null;

  const save = async () => {
    if (busy) return;
    setRefusal(null);
    if (isDayOfEdition(values, edition)) await saving.run();
    else setErrors({ [WHEN_INPUTS[lastWhen]]: text('review.noSuchDay') });
  };
  const loadLatest = async () => {
    if (!busy) await loading.run();
  };

  return { base, values, errors, refusal, freeHours, busy, enter, enterWhen, enterSlot, save, loadLatest };
}

const knownErrors = (fields: Readonly<Record<string, string>>): EditErrors =>
  Object.fromEntries(FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));

const bodyOf = (values: EditValues, base: Schedule, edition: Edition) => ({
  exhibitor: values.exhibitor.name,
  booth_number: values.exhibitor.boothNumber,
  date: values.date,
  day: Number(values.day),
  day_of_week: values.dayOfWeek,
  time: timeOf(values, base, edition),
  status: values.status,
  version: base.version,
  ...(values.reason.trim() !== '' && { reason: values.reason.trim() }),
});
