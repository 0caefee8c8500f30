// The actions on one row of the list of registrations.
import { useState } from 'react';
import type { RowsPlace } from '../../list/define-list.ts';
import { useDelete } from './use-delete.ts';
import { useSendEmail } from './use-send-email.ts';

export function useRegistrationActs({ leave }: RowsPlace) {
  /** The person whose meetings are shown. */
  const [viewed, setViewed] = useState<number | null>(null);
  const { send, isSending, failureOf } = useSendEmail(setViewed);
  const { remove, deleting } = useDelete(leave);
  return {
    viewed,
    open: setViewed,
    close: () => setViewed(null),
    onSend: send,
    isSending,
    /** Why the last attempt to send failed. */
    failureOf,
    onDelete: remove,
    /** The row that is being deleted. */
    deleting,
  };
}

export type RegistrationActs = ReturnType<typeof useRegistrationActs>;
