// One account in words: who, how it stands, and when it was last used.
import type { StaffMember } from '@visavis/contract/organiser';
import { fairDateAt, longDateLabel } from '@visavis/domain/edition/calendar';
import { fairClock } from '@visavis/domain/edition/fair-clock';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { type StatusKind, StatusPill } from '../../ui/status-pill.tsx';

const PILLS: Record<StaffMember['state'], StatusKind> = {
  active: 'approved',
  invited: 'pending',
  disabled: 'neutral',
};

/** '20 May 2025, 10.42am'. */
function whenOf(instant: string): string {
  const at = Date.parse(instant);
  return `${longDateLabel(fairDateAt(new Date(at)))}, ${fairClock(at)}`;
}

export function memberCells(text: Text, member: StaffMember, isOwn: boolean): Record<string, ReactNode> {
  return {
    email: isOwn ? text('staff.you', { email: member.email }) : member.email,
    state: <StatusPill kind={PILLS[member.state]}>{text(`staff.${member.state}`)}</StatusPill>,
    factor: text(member.hasSecondFactor ? 'staff.on' : 'staff.off'),
    seen: member.lastSeenAt === null ? text('staff.never') : whenOf(member.lastSeenAt),
  };
}
