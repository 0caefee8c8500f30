// The Hosted Buyer programme, before its applications arrive.
import { Building } from 'lucide-react';
import { useText } from '../../i18n/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';

export function HostedBuyersPage() {
  const text = useText();
  return (
    <>
      <PageHead title={text('dashboard.hostedBuyerProgram')} />
      <EmptyState icon={<Building aria-hidden />} title={text('dashboard.noHostedBuyers')} />
    </>
  );
}
