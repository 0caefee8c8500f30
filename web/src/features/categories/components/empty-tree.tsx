// Shown for an edition without categories: the categories of the trade with one press, in place of an empty tree.
import { FolderTree } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

interface EmptyTreeProps {
  mayChange: boolean;
  isBusy: boolean;
  onFill: () => void;
}

export function EmptyTree({ mayChange, isBusy, onFill }: EmptyTreeProps) {
  const text = useText();
  return (
    <EmptyState
      icon={<FolderTree aria-hidden />}
      title={text('categories.noneYet')}
      {...(mayChange && {
        hint: text('categories.noneHint'),
        action: (
          <Button busy={isBusy} busyText={text('categories.working')} onClick={onFill}>
            {text('categories.fill')}
          </Button>
        ),
      })}
    />
  );
}
