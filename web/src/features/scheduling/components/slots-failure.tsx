// Says that the taken hours could not be loaded, and offers a retry.
import { SLOTS_UNAVAILABLE_FAILED } from '@visavis/domain/meeting/messages';
import { useText } from '../../../i18n/text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import type { UnavailableSlots } from '../api.ts';

export function SlotsFailure({ unavailable }: { unavailable: UnavailableSlots }) {
  const text = useText();
  return <LoadFailure again={unavailable.retry}>{text.rule(SLOTS_UNAVAILABLE_FAILED)}</LoadFailure>;
}
