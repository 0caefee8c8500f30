// Acts on a failed address: sends its message again, takes it off the list, or takes it as good.
import { retryEmail } from '@visavis/contract/email/calls';
import { clearFailedAddress, dealWithFailedAddress } from '@visavis/contract/failed-address/calls';
import type { FailedAddress } from '@visavis/contract/failed-address/endpoints';
import { type TextId, useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import { useAction } from '../../queries/use-action.ts';
import { useToast } from '../../ui/toast.tsx';

export type ActionName = 'again' | 'deal' | 'good';

const DONE: Record<ActionName, TextId> = {
  again: 'messages.failed.sentAgain',
  deal: 'messages.failed.dealt',
  good: 'messages.failed.isGood',
};

export function useActing(refresh: () => Promise<void>) {
  const text = useText();
  const toast = useToast();
  return useAction({
    act: async ({ one: { id, emailId }, name }: { one: FailedAddress; name: ActionName }) => {
      const params = { id };
      if (name === 'deal') return call(dealWithFailedAddress, { params });
      // What is sent again counts as good until it fails again.
      if (name === 'again' && emailId !== null) await call(retryEmail, { params: { id: emailId } });
      return call(clearFailedAddress, { params });
    },
    failed: text('messages.failed.notDone'),
    done: async (_, { name }) => {
      toast(text(DONE[name]));
      await refresh();
    },
  });
}
