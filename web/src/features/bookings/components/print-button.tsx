// Prints the rooming list as it is found and sorted: every booking, also those that are not shown yet.
import type { HostedBooking } from '@visavis/contract/hosted-booking/endpoints';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import type { List } from '../../../list/use-list.ts';
import { Button } from '../../../ui/button.tsx';

interface PrintButtonProps {
  list: List<HostedBooking, unknown>;
}

export function PrintButton({ list }: PrintButtonProps) {
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  const { rows, total, isAdding, isSearching, error } = list;
  const isWhole = total !== null && rows.length >= total && !isAdding && !isSearching;
  useEffect(() => {
    if (!isAsked || !(isWhole || error)) return;
    setAsked(false);
    // The list says why it could not be loaded.
    if (isWhole) window.print();
  }, [isAsked, isWhole, error]);
  const press = () => {
    setAsked(true);
    if (!isWhole) list.showAll();
  };
  return (
    <Button variant="secondary" icon={<Printer aria-hidden />} busy={isAsked} busyText="" onClick={press}>
      {text('review.print')}
    </Button>
  );
}
