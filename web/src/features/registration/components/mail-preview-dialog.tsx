// What the status email of a registration would say if it were sent now.
import { useQuery } from '@tanstack/react-query';
import { previewStatusEmail } from '@visavis/contract/meeting/calls';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MessageFrame } from '../../../ui/message-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './mail-preview-dialog.module.css';

export function MailPreviewDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText();
  const { data, error } = useQuery({
    queryKey: ['once', 'status-email', id],
    queryFn: ({ signal }) => call(previewStatusEmail, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog open title={text('review.mailTitle')} width="wide" onClose={onClose}>
      {error && (
        <Banner kind="error">
          {text('review.detailsFailed', { message: sentenceOf(text, error, text('review.noAnswer')) })}
        </Banner>
      )}
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton height="20rem" />
        </div>
      )}
      {data && (
        <>
          <dl className={styles.head}>
            <dt>{text('review.mailTo')}</dt>
            <dd>{data.recipient}</dd>
            <dt>{text('review.mailSubject')}</dt>
            <dd dir="auto">{data.subject}</dd>
          </dl>
          <MessageFrame title={data.subject} html={data.html} />
        </>
      )}
    </Dialog>
  );
}
