// Writes a message to the people whom the search finds.
import type { RegistrationFilter } from '@visavis/contract/meeting/filter';
import { can } from '@visavis/domain/identity/grants';
import { PenLine } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useNewMessage } from '../../../queries/use-new-message.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';

export function WriteButton({ filter }: { filter: RegistrationFilter }) {
  const text = useText();
  const role = useRole();
  const { create, isBusy, failure } = useNewMessage();
  const { programme = 'business', ...parts } = filter;
  // A message goes to the people of one programme.
  if (programme !== 'business' || !can(role, 'email.send')) return null;
  return (
    <>
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      <Button
        variant="secondary"
        icon={<PenLine aria-hidden />}
        busy={isBusy}
        busyText={text('messages.creating')}
        onClick={() => void create({ programme, filter: parts })}
      >
        {text('messages.write')}
      </Button>
    </>
  );
}
