// Invites somebody by email, who then chooses a password.
import { invitationForm } from '@visavis/contract/account/forms';
import { inviteStaff } from '@visavis/contract/staff/calls';
import type { StaffMember } from '@visavis/contract/staff/endpoints';
import { ORGANISER_ROLES, organiserRoleSchema } from '@visavis/domain/staff/schema';
import { useId, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../form.module.css';
import { useCheckedForm } from '../use-checked-form.ts';

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  onInvited: (member: StaffMember) => void;
}

export function InviteDialog({ open, ...props }: InviteDialogProps) {
  return open ? <OpenInviteDialog {...props} /> : null;
}

// A separate component, so that each invitation starts empty.
function OpenInviteDialog({ onClose, onInvited }: Omit<InviteDialogProps, 'open'>) {
  const text = useText();
  const formId = useId();
  const email = useRef<HTMLInputElement>(null);
  const { form, submit, field, failure, isBusy } = useCheckedForm({
    fields: ['email', 'role'],
    initial: { role: 'viewer' },
    schema: invitationForm,
    failedSentence: text('staff.failed'),
    send: async (entries) => {
      const role = organiserRoleSchema.parse(entries.role);
      onInvited(await call(inviteStaff, { body: { email: entries.email, role } }));
    },
  });
  return (
    <Dialog
      open
      title={text('staff.inviteTitle')}
      initialFocusRef={email}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      actions={
        <>
          <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={onClose}>
            {text('staff.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyText={text('staff.sending')}>
            {text('staff.inviteSend')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate className={styles.form} onSubmit={submit}>
        {failure && <Banner kind="error">{failure}</Banner>}
        <TextField
          {...field('email')}
          ref={email}
          label={text('staff.email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField
          {...field('role')}
          label={text('staff.role')}
          help={text('staff.roleHelp')}
          options={ORGANISER_ROLES.map((role) => ({ value: role, label: text(`staff.${role}`) }))}
        />
      </form>
    </Dialog>
  );
}
