// Says that the taken hours could not be loaded, and offers a retry.
import { SLOTS_UNAVAILABLE_FAILED } from '@visavis/domain/meeting/messages';
import { useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { RetryButton } from '../../../ui/retry-button.tsx';
import type { UnavailableSlots } from '../api.ts';

export function SlotsFailure({ unavailable }: { unavailable: UnavailableSlots }) {
  const text = useText();
  return (
    <Banner
      kind="error"
      action={
        <RetryButton isFetching={unavailable.fetching} onPress={unavailable.retry}>
          {text('scheduling.retry')}
        </RetryButton>
      }
    >
      {text.rule(SLOTS_UNAVAILABLE_FAILED)}
    </Banner>
  );
}
