// State of the form that adds a meeting: exhibitor and hour, refusals, and saving.
import { useQueryClient } from '@tanstack/react-query';
import { addMeeting } from '@visavis/contract/meeting/add-calls';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { useMemo, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { useAction } from '../../queries/use-action.ts';
import { keepRegistration, useAddHours } from './api.ts';
import { type ExhibitorChoice, isSameSlot, type Slot } from './edit-values.ts';
import { findAdded } from './find-added.ts';

const NOBODY: ExhibitorChoice = { id: 0, name: '', boothNumber: '' };

interface AddErrors {
  exhibitor?: string;
  hour?: string;
}

/** @param onAdded gets the registration afterwards, and whom the person meets */
export function useAdd(
  { id }: MeetingGroup,
  onAdded: (group: MeetingGroup, meeting: { exhibitor: string; slot: Slot }) => void,
) {
  const text = useText();
  const queries = useQueryClient();
  const [exhibitor, setExhibitor] = useState(NOBODY);
  const [slot, setSlot] = useState<Slot | null>(null);
  const [refused, setRefused] = useState<Slot | null>(null);
  const [errors, setErrors] = useState<AddErrors>({});
  const hours = useAddHours(id, exhibitor.id);

  const enter = (next: { exhibitor?: ExhibitorChoice; slot?: Slot }) => {
    if (next.exhibitor) setExhibitor(next.exhibitor);
    if (next.slot) setSlot(next.slot);
    setRefused(null);
    setErrors({});
    adding.forget();
  };
  const adding = useAction({
    act: (at: Slot) => call(addMeeting, { params: { id }, body: { exhibitorId: exhibitor.id, ...at } }),
    failed: text('review.add.failed'),
    done: ({ group }, at) => {
      keepRegistration(queries, group);
      onAdded(group, { exhibitor: exhibitor.name, slot: at });
    },
    refused: async ({ error }, at) => {
      // Without a response, it may have been added all the same.
      const isRefused = error instanceof ApiError && error.serverMessage !== undefined;
      const found = isRefused ? null : await findAdded(queries, id, { exhibitorId: exhibitor.id, slot: at });
      if (found) {
        onAdded(found, { exhibitor: exhibitor.name, slot: at });
        return null;
      }
      // Others have changed what the grid shows.
      void hours.refetch();
    },
  });
  const save = async () => {
    if (exhibitor.id === 0) setErrors({ exhibitor: text('review.add.noExhibitor') });
    else if (!slot) setErrors({ hour: text('review.add.noHour') });
    else await adding.run(slot);
  };
  const { failure } = adding;
  return {
    exhibitor,
    slot,
    /** The last pressed hour if it is not available; null after another press. */
    pressed: hours.data?.hours.find((hour) => isSameSlot(hour, refused)) ?? null,
    hours,
    errors,
    refusal: useMemo(() => (failure === null ? null : { sentence: failure }), [failure]),
    isSaving: adding.isBusy,
    enter,
    refuse: setRefused,
    save,
  };
}
