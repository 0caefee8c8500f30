// Invites somebody by email, who then chooses a password.
import { invitationForm } from '@visavis/contract/account/forms';
import { inviteStaff } from '@visavis/contract/staff/calls';
import type { StaffMember } from '@visavis/contract/staff/endpoints';
import { ORGANISER_ROLES, organiserRoleSchema } from '@visavis/domain/staff/schema';
import { useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { Banner } from '../../../ui/banner.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
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
    <FormDialog
      title={text('staff.inviteTitle')}
      initialFocusRef={email}
      onClose={onClose}
      submit={{ words: text('staff.inviteSend'), isBusy, busyText: text('staff.sending') }}
      onSubmit={submit}
      staysForOutcome
      formRef={form}
      className={styles.form}
    >
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
    </FormDialog>
  );
}
