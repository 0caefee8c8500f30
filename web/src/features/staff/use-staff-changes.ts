// An admin's changes to an account, one at a time per account, with the outcome in words.

import type { StaffMember } from '@visavis/contract/staff/endpoints';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useAction } from '../../queries/use-action.ts';
import type { Staff } from './api.ts';

export type StaffAction = 'role' | 'disable' | 'enable' | 'invite-again' | 'remove-factor';

/** An action that needs confirmation. */
export interface ConfirmQuestion {
  action: 'disable' | 'remove-factor';
  member: StaffMember;
}

interface Change {
  member: StaffMember;
  action: StaffAction;
  run: () => Promise<unknown>;
  done: string;
}

export function useStaffChanges(staff: Staff) {
  const text = useText();
  const [outcome, setOutcome] = useState<{ kind: 'done' | 'refused'; sentence: string } | null>(null);

  const changing = useAction({
    act: ({ run }: Change) => run(),
    failed: text('staff.failed'),
    isOutageHidden: true,
    laneOf: ({ member }) => member.id,
    atOnce: () => setOutcome(null),
    done: (_, { done }) => setOutcome({ kind: 'done', sentence: done }),
    refused: ({ sentence }) => {
      setOutcome({ kind: 'refused', sentence });
      // The account may have changed in the meantime.
      staff.refresh();
    },
  });
  const act = async (member: StaffMember, action: StaffAction, run: Change['run'], done: string) => {
    await changing.run({ member, action, run, done });
  };

  return {
    outcome,
    isBusy: ({ id }: StaffMember, action: StaffAction) => changing.of(id).busyWith?.action === action,
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
