// Opens Show day on a screen without a login: creates its link, shows it once, and revokes all links.
import { useQuery } from '@tanstack/react-query';
import { countWallLinks, makeWallLink, withdrawWallLinks } from '@visavis/contract/show-day/calls';
import { Monitor } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './wall-links.module.css';

export function WallLinks() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className={styles.open}
        icon={<Monitor aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text('showDay.wall')}
      </Button>
      {isOpen && <WallDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function WallDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const links = useQuery({
    queryKey: ['show-day', 'wall-links'],
    queryFn: ({ signal }) => call(countWallLinks, { signal }),
    staleTime: 0,
  });
  const make = useAction({
    act: () => call(makeWallLink, {}),
    failed: text('attendance.markFailed'),
    done: () => void links.refetch(),
  });
  const withdraw = useAction({
    act: () => call(withdrawWallLinks, {}),
    failed: text('attendance.markFailed'),
    done: () => {
      make.forget();
      void links.refetch();
    },
  });
  const count = links.data?.count ?? 0;
  const link = make.came?.link;
  return (
    <Dialog
      open
      title={text('showDay.wallTitle')}
      onClose={onClose}
      actions={
        <>
          {count > 0 && (
            <Button
              variant="danger"
              busy={withdraw.isBusy}
              busyText={text('showDay.withdrawing')}
              onClick={() => void withdraw.run()}
            >
              {text('showDay.withdraw', { count })}
            </Button>
          )}
          <Button busy={make.isBusy} busyText={text('showDay.makingLink')} onClick={() => void make.run()}>
            {text('showDay.makeLink')}
          </Button>
        </>
      }
    >
      <p>{text('showDay.wallHint')}</p>
      <Failure of={make.failure === null ? withdraw : make} />
      <p role="status" className={styles.count}>
        {withdraw.isDone && count === 0
          ? text('showDay.withdrawn')
          : links.data && text('showDay.linkCount', { count })}
      </p>
      {link && (
        <div className={styles.link}>
          <TextField label={text('showDay.wallLink')} value={link} readOnly />
          <CopyButton
            content={link}
            label={text('showDay.copyLink')}
            copied={text('showDay.copied')}
            failed={text('showDay.notCopied')}
          />
          <a href={link} target="_blank" rel="noreferrer">
            {text('showDay.openLink')}
          </a>
        </div>
      )}
    </Dialog>
  );
}
