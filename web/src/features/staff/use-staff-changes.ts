// An admin's changes to an account, one at a time per account, with the outcome in words.

import type { StaffMember } from '@visavis/contract/staff/endpoints';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import { useState } from 'react';
import { serverSentence } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import type { Staff } from './api.ts';

export type StaffAction = 'role' | 'disable' | 'enable' | 'invite-again' | 'remove-factor';

/** An action that needs confirmation. */
export interface ConfirmQuestion {
  action: 'disable' | 'remove-factor';
  member: StaffMember;
}

export function useStaffChanges(staff: Staff) {
  const text = useText();
  const [outcome, setOutcome] = useState<{ kind: 'done' | 'refused'; sentence: string } | null>(null);
  const [busy, setBusy] = useState<ReadonlyMap<number, StaffAction>>(new Map());

  async function act(
    member: StaffMember,
    action: StaffAction,
    run: () => Promise<unknown>,
    done: string,
  ): Promise<void> {
    if (busy.has(member.id)) return;
    setBusy((before) => new Map(before).set(member.id, action));
    setOutcome(null);
    try {
      await run();
      setOutcome({ kind: 'done', sentence: done });
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
      // The login dialog opens and says that the session is over.
      if (!isRefusal || error.code !== 'session.missing')
        setOutcome({
          kind: 'refused',
          sentence: (isRefusal && serverSentence(text, error)) || text('staff.failed'),
        });
      // The account may have changed in the meantime.
      staff.refresh();
    } finally {
      setBusy((before) => new Map([...before].filter(([id]) => id !== member.id)));
    }
  }

  return {
    outcome,
    isBusy: ({ id }: StaffMember, action: StaffAction) => busy.get(id) === action,
    setRole: (member: StaffMember, role: OrganiserRole) =>
      act(
        member,
        'role',
        () => staff.change(member.id, { role }),
        text('staff.roleChanged', { email: member.email, role: text(`staff.${role}`) }),
      ),
    disable: (member: StaffMember) =>
      act(
        member,
        'disable',
        () => staff.change(member.id, { isDisabled: true }),
        text('staff.isDisabled', { email: member.email }),
      ),
    enable: (member: StaffMember) =>
      act(
        member,
        'enable',
        () => staff.change(member.id, { isDisabled: false }),
        text('staff.isEnabled', { email: member.email }),
      ),
    inviteAgain: (member: StaffMember) =>
      act(
        member,
        'invite-again',
        () => staff.inviteAgain(member.id),
        text('staff.invitedAgain', { email: member.email }),
      ),
    removeFactor: (member: StaffMember) =>
      act(
        member,
        'remove-factor',
        () => staff.removeSecondFactor(member),
        text('staff.factorRemoved', { email: member.email }),
      ),
    reportInvited: async (member: StaffMember) => {
      await staff.accept(member);
      setOutcome({ kind: 'done', sentence: text('staff.isInvited', { email: member.email }) });
    },
  };
}
