// Writes a message to the people of a search, or to chosen ones.
import type { Audience } from '@visavis/contract/group-message/message';
import { can } from '@visavis/domain/identity/grants';
import { PenLine } from 'lucide-react';
import { useText } from '../i18n/text.ts';
import { useRole } from '../lib/use-organiser.ts';
import { useNewMessage } from '../queries/use-new-message.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';

interface WriteButtonProps {
  audience: Audience;
  /** Something else is under way with the same people. */
  isHeld?: boolean;
  /** The words are shown on wide screens only; they stay the button's name. */
  isCompact?: boolean;
}

export function WriteButton({ audience, isHeld, isCompact = false }: WriteButtonProps) {
  const text = useText();
  const role = useRole();
  const create = useNewMessage();
  if (!can(role, 'email.send')) return null;
  return (
    <>
      <Failure of={create} />
      <Button
        variant="secondary"
        icon={<PenLine aria-hidden />}
        busy={create.isBusy}
        busyText=""
        aria-disabled={isHeld || undefined}
        onClick={isHeld ? undefined : () => void create.run(audience)}
      >
        <span className={isCompact ? 'wide-words' : undefined}>{text('messages.write')}</span>
      </Button>
    </>
  );
}
