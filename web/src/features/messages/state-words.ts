// The labels and pills of a message's state, and of its numbers.
import type { GroupRow, GroupState } from '@visavis/contract/group-message/message';
import type { Text, TextId } from '../../i18n/text.ts';
import type { StatusKind } from '../../ui/status-pill.tsx';

export const STATE_PILLS: Record<GroupState, { kind: StatusKind; word: TextId }> = {
  draft: { kind: 'neutral', word: 'messages.state.draft' },
  scheduled: { kind: 'pending', word: 'messages.state.scheduled' },
  sending: { kind: 'sent', word: 'messages.state.sending' },
  sent: { kind: 'approved', word: 'messages.state.sent' },
  stopped: { kind: 'rejected', word: 'messages.state.stopped' },
};

export function countWords(text: Text, { sent, written, failed, withdrawn }: GroupRow['counts']): string[] {
  return [
    text('messages.sentOf', { sent, written }),
    ...(failed > 0 ? [text('messages.failedOf', { count: failed })] : []),
    ...(withdrawn > 0 ? [text('messages.withdrawnOf', { count: withdrawn })] : []),
  ];
}
