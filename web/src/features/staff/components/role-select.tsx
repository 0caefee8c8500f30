// The role of an account: selected, then saved, so that a key pressed on a closed list changes no permissions.
import type { StaffMember } from '@visavis/contract/staff/endpoints';
import { ORGANISER_ROLES, type OrganiserRole } from '@visavis/domain/staff/schema';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './role-select.module.css';

interface RoleSelectProps {
  member: StaffMember;
  isBusy: boolean;
  onSave: (role: OrganiserRole) => void;
}

export function RoleSelect({ member, isBusy, onSave }: RoleSelectProps) {
  const text = useText();
  const [role, setRole] = useState<OrganiserRole>(member.role);
  return (
    <div className={styles.role}>
      <div className={styles.box}>
        <select
          aria-label={text('staff.roleOf', { email: member.email })}
          value={role}
          onChange={(event) =>
            setRole(ORGANISER_ROLES.find((known) => known === event.target.value) ?? member.role)
          }
        >
          {ORGANISER_ROLES.map((known) => (
            <option key={known} value={known}>
              {text(`staff.${known}`)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </div>
      {role !== member.role && (
        <Button
          variant="secondary"
          className={styles.save}
          busy={isBusy}
          busyText={text('staff.saving')}
          aria-label={isBusy ? undefined : text('staff.saveRoleOf', { email: member.email })}
          onClick={() => onSave(role)}
        >
          {text('staff.save')}
        </Button>
      )}
    </div>
  );
}
