// The menu of an exhibitor's row: its registrations, its printable schedule, and the secret link to its own page.

import { PRINT_PATHS } from '@visavis/contract/dashboard-path';
import type { ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';
import { registrationsPath } from '@visavis/contract/registration/registrations-path';
import { can } from '@visavis/domain/identity/grants';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { OwnLinkDialog } from './own-link.tsx';

export function RowMenu({ exhibitor: { id, companyName: name } }: { exhibitor: ListedExhibitor }) {
  const text = useText();
  const navigate = useNavigate();
  const mayLink = can(useRole(), 'exhibitor.make-link');
  const [isLinking, setLinking] = useState(false);
  const go = (path: string) => void navigate(path);
  return (
    <>
      <MenuButton
        label={text('exhibitors.actionsOf', { name })}
        items={[
          {
            id: 'registrations',
            words: text('overview.registrationsOf', { name }),
            onChoose: () => go(registrationsPath({ programme: 'all', exhibitor: id })),
          },
          {
            id: 'print',
            words: text('overview.printSchedule'),
            onChoose: () => go(`${PRINT_PATHS.exhibitor}/${id}`),
          },
          ...(mayLink
            ? [{ id: 'link', words: text('overview.makeLink'), onChoose: () => setLinking(true) }]
            : []),
        ]}
      />
      {isLinking && <OwnLinkDialog id={id} name={name} onClose={() => setLinking(false)} />}
    </>
  );
}
