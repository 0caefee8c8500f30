// A button that begins a message to the people of a search.
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
  /** Another action with the same people is running, so the button does nothing. */
  isHeld?: boolean;
  /** Only wide screens show the text, which is the button's accessible name on all screens. */
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
