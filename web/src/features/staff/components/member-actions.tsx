// An admin's actions on an account; fewer on one's own.
import type { StaffMember } from '@visavis/contract/staff/endpoints';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import type { ConfirmQuestion, StaffAction } from '../use-staff-changes.ts';
import styles from './member-actions.module.css';

interface MemberActionsProps {
  member: StaffMember;
  isOwn: boolean;
  isBusy: (action: StaffAction) => boolean;
  onAsk: (question: ConfirmQuestion) => void;
  onEnable: () => void;
  onInviteAgain: () => void;
}

export function MemberActions({ member, isOwn, isBusy, onAsk, ...props }: MemberActionsProps) {
  const text = useText();
  const { email } = member;
  const isDisabled = member.state === 'disabled';
  const button = (action: StaffAction, label: string, name: string, onClick: () => void) => (
    <Button
      variant="text"
      className={styles.action}
      aria-label={isBusy(action) ? undefined : name}
      busy={isBusy(action)}
      busyText={text('staff.working')}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {member.state === 'invited' &&
        button(
          'invite-again',
          text('staff.inviteAgain'),
          text('staff.inviteAgainOf', { email }),
          props.onInviteAgain,
        )}
      {/* One's own second factor is turned off on the account page, with the password. */}
      {member.hasSecondFactor &&
        !isOwn &&
        button('remove-factor', text('staff.removeFactor'), text('staff.removeFactorOf', { email }), () =>
          onAsk({ action: 'remove-factor', member }),
        )}
      {isDisabled
        ? button('enable', text('staff.enable'), text('staff.enableOf', { email }), props.onEnable)
        : button('disable', text('staff.disable'), text('staff.disableOf', { email }), () =>
            onAsk({ action: 'disable', member }),
          )}
    </div>
  );
}
