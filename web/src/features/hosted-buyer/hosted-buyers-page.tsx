// The Hosted Buyer Program: the list of its applications, and the dialogs of one.
import type { ReactNode } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import { HostedDialogs } from './components/hosted-dialogs.tsx';
import { HOSTED_LIST } from './list.tsx';

interface HostedBuyersPageProps {
  /** Renders the meetings of one registration; provided by another feature. */
  scheduleDialog: (registrationId: number, onClose: () => void) => ReactNode;
}

export function HostedBuyersPage({ scheduleDialog }: HostedBuyersPageProps) {
  return (
    <ListPage
      list={HOSTED_LIST}
      dialogs={({ opened, ...acts }, seen) =>
        opened && <HostedDialogs opened={opened} acts={acts} seen={seen} scheduleDialog={scheduleDialog} />
      }
    />
  );
}
