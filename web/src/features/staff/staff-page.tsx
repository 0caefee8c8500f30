// Manages the accounts of the dashboard: roles, invitations, disabled accounts, lost second factors.
import type { StaffMember } from '@visavis/contract/staff/endpoints';
import { UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useInstants } from '../../i18n/use-instants.ts';
import { useOrganiser } from '../../lib/use-organiser.ts';
import { DataTable } from '../../list/data-table.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useStaff } from './api.ts';
import { ConfirmChangeDialog } from './components/confirm-change-dialog.tsx';
import { InviteDialog } from './components/invite-dialog.tsx';
import { MemberActions } from './components/member-actions.tsx';
import { RoleSelect } from './components/role-select.tsx';
import { memberCells } from './member-cells.tsx';
import styles from './staff-page.module.css';
import { type ConfirmQuestion, useStaffChanges } from './use-staff-changes.ts';

export function StaffPage() {
  const text = useText();
  const instants = useInstants();
  const own = useOrganiser();
  const staff = useStaff();
  const changes = useStaffChanges(staff);
  const [isInviting, setInviting] = useState(false);
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const { outcome } = changes;

  useEffect(() => {
    if (outcome?.kind === 'refused') refusal.current?.focus();
  }, [outcome]);

  const columns = [
    { key: 'email', title: text('staff.email') },
    { key: 'role', title: text('staff.role') },
    { key: 'state', title: text('staff.state') },
    { key: 'factor', title: text('staff.factor') },
    { key: 'seen', title: text('staff.lastSeen') },
    { key: 'actions', title: text('staff.actions'), small: 'foot' as const },
  ];
  const rowOf = (member: StaffMember) => ({
    id: member.id,
    cells: {
      ...memberCells(text, instants, member, member.id === own?.id),
      role: (
        <RoleSelect
          key={member.role}
          member={member}
          isBusy={changes.isBusy(member, 'role')}
          onSave={(role) => void changes.setRole(member, role)}
        />
      ),
      actions: (
        <MemberActions
          member={member}
          isOwn={member.id === own?.id}
          isBusy={(action) => changes.isBusy(member, action)}
          onAsk={setQuestion}
          onEnable={() => void changes.enable(member)}
          onInviteAgain={() => void changes.inviteAgain(member)}
        />
      ),
    },
  });

  return (
    <>
      <PageHead
        title={text('staff.title')}
        aside={
          <Button icon={<UserPlus aria-hidden />} onClick={() => setInviting(true)}>
            {text('staff.invite')}
          </Button>
        }
      />
      <div className={styles.said}>
        <p role="status">{outcome?.kind === 'done' && outcome.sentence}</p>
        {outcome?.kind === 'refused' && (
          <Banner ref={refusal} kind="error">
            {outcome.sentence}
          </Banner>
        )}
        {staff.failed && <LoadFailure again={staff.refresh}>{text('staff.listFailed')}</LoadFailure>}
      </div>
      {(staff.staff || !staff.failed) && (
        <DataTable
          caption={text('staff.title')}
          columns={columns}
          rows={(staff.staff ?? []).map(rowOf)}
          busy={!staff.staff}
        />
      )}
      <InviteDialog
        open={isInviting}
        onClose={() => setInviting(false)}
        onInvited={(member) => {
          setInviting(false);
          void changes.reportInvited(member);
        }}
      />
      <ConfirmChangeDialog
        question={question}
        onYes={(confirmed) => {
          setQuestion(null);
          void (confirmed.action === 'disable'
            ? changes.disable(confirmed.member)
            : changes.removeFactor(confirmed.member));
        }}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}
