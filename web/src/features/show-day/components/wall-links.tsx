// Opens Show day on a screen where nobody is logged in: makes its link, shows it once, and withdraws all links.
import { useMutation, useQuery } from '@tanstack/react-query';
import { countWallLinks, makeWallLink, withdrawWallLinks } from '@visavis/contract/show-day/calls';
import { Monitor } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
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
    queryKey: ['wall-links'],
    queryFn: ({ signal }) => call(countWallLinks, { signal }),
    staleTime: 0,
  });
  const make = useMutation({
    mutationFn: () => call(makeWallLink, {}),
    onSuccess: () => void links.refetch(),
  });
  const withdraw = useMutation({
    mutationFn: () => call(withdrawWallLinks, {}),
    onSuccess: () => {
      make.reset();
      void links.refetch();
    },
  });
  const count = links.data?.count ?? 0;
  const link = make.data?.link;
  const error = make.error ?? withdraw.error;
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
              busy={withdraw.isPending}
              busyText={text('showDay.withdrawing')}
              onClick={() => withdraw.mutate()}
            >
              {text('showDay.withdraw', { count })}
            </Button>
          )}
          <Button busy={make.isPending} busyText={text('showDay.makingLink')} onClick={() => make.mutate()}>
            {text('showDay.makeLink')}
          </Button>
        </>
      }
    >
      <p>{text('showDay.wallHint')}</p>
      {error && <Banner kind="error">{sentenceOf(text, error, text('attendance.markFailed'))}</Banner>}
      <p role="status" className={styles.count}>
        {withdraw.isSuccess && count === 0
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
