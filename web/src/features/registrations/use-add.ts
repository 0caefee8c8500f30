// State of the form with which a meeting is added: exhibitor and hour, refusals, and saving.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { addMeeting } from '@visavis/contract/meeting/add-calls';
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { useState } from 'react';
import { isSessionOver, sentenceOf, serverSentence } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { keepRegistration, loadRegistration, useAddHours } from './api.ts';
import { type ExhibitorChoice, isSameSlot, type Slot } from './edit-values.ts';

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
  const [refusal, setRefusal] = useState<{ sentence: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const hours = useAddHours(id, exhibitor.id);

  const enter = (next: { exhibitor?: ExhibitorChoice; slot?: Slot }) => {
    if (next.exhibitor) setExhibitor(next.exhibitor);
    if (next.slot) setSlot(next.slot);
    setRefused(null);
    setErrors({});
    setRefusal(null);
  };
  const save = async () => {
    if (isSaving) return;
    if (exhibitor.id === 0 || !slot) {
      setErrors(
        exhibitor.id === 0
          ? { exhibitor: text('review.add.noExhibitor') }
          : { hour: text('review.add.noHour') },
      );
      return;
    }
    setSaving(true);
    setRefusal(null);
    try {
      const body = { exhibitorId: exhibitor.id, ...slot };
      const { group } = await call(addMeeting, { params: { id }, body });
      keepRegistration(queries, group);
      onAdded(group, { exhibitor: exhibitor.name, slot });
    } catch (error) {
      if (isSessionOver(error)) return;
      const isRefused = error instanceof ApiError && serverSentence(text, error) !== undefined;
      const found = isRefused ? null : await findAdded(queries, id, { exhibitorId: exhibitor.id, slot });
      if (found) {
        onAdded(found, { exhibitor: exhibitor.name, slot });
        return;
      }
      setRefusal({ sentence: sentenceOf(text, error, text('review.add.failed')) });
      // Others have changed what the grid shows.
      void hours.refetch();
    } finally {
      setSaving(false);
    }
  };
  return {
    exhibitor,
    slot,
    /** The hour that was pressed last and cannot be had; null after another press. */
    pressed: hours.data?.hours.find((hour) => isSameSlot(hour, refused)) ?? null,
    hours,
    errors,
    refusal,
    isSaving,
    enter,
    refuse: setRefused,
    save,
  };
}

/** The registration, if the meeting was added although no answer came; null where that is not known either. */
async function findAdded(
  queries: QueryClient,
  id: number,
  { exhibitorId, slot }: { exhibitorId: number; slot: Slot },
): Promise<MeetingGroup | null> {
  try {
    const group = await loadRegistration(queries, id);
    const isThere = group.schedules.some(
      (one) =>
        one.exhibitorId === exhibitorId && one.status === MEETING_STATUS.approved && isSameSlot(one, slot),
    );
    return isThere ? group : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
