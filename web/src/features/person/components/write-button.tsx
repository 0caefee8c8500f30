// Writes a message to this person alone.
import type { Person } from '@visavis/contract/person/person';
import { can } from '@visavis/domain/identity/grants';
import { PenLine } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useNewMessage } from '../../../queries/use-new-message.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';

export function WriteButton({ person: { programme, id } }: { person: Person }) {
  const text = useText();
  const role = useRole();
  const { create, isBusy, failure } = useNewMessage();
  if (!can(role, 'email.send')) return null;
  return (
    <>
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      <Button
        variant="secondary"
        icon={<PenLine aria-hidden />}
        busy={isBusy}
        busyText={text('messages.creating')}
        onClick={() => void create({ programme, ids: [id] })}
      >
        {text('messages.write')}
      </Button>
    </>
  );
}
