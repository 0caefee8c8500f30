// Table cells of an account: who, its state, and when it was last used.
import type { StaffMember } from '@visavis/contract/staff/endpoints';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import type { Instants } from '../../i18n/use-instants.ts';
import { type StatusKind, StatusPill } from '../../ui/status-pill.tsx';

const PILLS: Record<StaffMember['state'], StatusKind> = {
  active: 'approved',
  invited: 'pending',
  disabled: 'neutral',
};

export function memberCells(
  text: Text,
  instants: Instants,
  member: StaffMember,
  isOwn: boolean,
): Record<string, ReactNode> {
  return {
    email: isOwn ? text('staff.you', { email: member.email }) : member.email,
    state: <StatusPill kind={PILLS[member.state]}>{text(`staff.${member.state}`)}</StatusPill>,
    factor: text(member.hasSecondFactor ? 'staff.on' : 'staff.off'),
    seen: member.lastSeenAt === null ? text('staff.never') : instants.instant(member.lastSeenAt),
  };
}
