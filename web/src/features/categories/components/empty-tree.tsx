// Shown for an edition without categories: the ways to get some, with the beauty trade's template last.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { FolderTree } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
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
          <>
            <LinkButton to={DASHBOARD_PATHS.import}>{text('readiness.toImport')}</LinkButton>
            <Button variant="text" busy={isBusy} busyText={text('categories.working')} onClick={onFill}>
              {text('categories.fill')}
            </Button>
          </>
        ),
      })}
    />
  );
}
