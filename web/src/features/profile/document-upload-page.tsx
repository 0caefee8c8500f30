// Hands in a requested document: what and why, the files, and the status once it is received or no longer needed.
import type { AskedDocument } from '@visavis/contract/document-request/endpoints';
import { CheckCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useInstants } from '../../i18n/use-instants.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { DetailsList } from '../../ui/details-list.tsx';
import { Journey } from '../../ui/journey.tsx';
import stackStyles from '../../ui/stack.module.css';
import styles from './document-upload-page.module.css';
import { DocumentsBlock } from './documents/documents-block.tsx';
import { LeftOutDialog } from './documents/left-out-dialog.tsx';
import { useDocumentUpload } from './use-document-upload.ts';

interface HandingInPageProps {
  asked: AskedDocument;
  /** Key of the mailed link. */
  documentKey: string;
  /** Reloads the request after a refusal: its state may have changed. */
  onChanged: () => Promise<AskedDocument | undefined>;
  /** Days after the exhibition until files are deleted; null while unknown. */
  keptDays: number | null;
  privacy: ReactNode;
  /** Target of Back to Home. */
  home: string;
}

export function DocumentUploadPage(props: HandingInPageProps) {
  const { asked, documentKey, onChanged, keptDays, privacy, home } = props;
  const text = useText();
  const dates = useDates();
  const input = useRef<HTMLInputElement>(null);
  const handing = useDocumentUpload({ documentKey, onChanged, input });
  const shown = handing.received ?? asked;
  const name = text.choice('documentKind', shown.kind);
  if (shown.state !== 'asked') return <Ended asked={shown} isNow={handing.received !== null} home={home} />;
  return (
    <Journey
      title={text('hosted.handInTitle')}
      lead={text('hosted.handInLead')}
      aside={
        <div className={styles.asked}>
          <DetailsList
            items={[
              { term: text('hosted.handInDocument'), value: name },
              {
                term: text('hosted.handInWhy'),
                value: <span dir="auto">{text.choice('reason', asked.reason)}</span>,
              },
              { term: text('hosted.handInReference'), value: asked.reference },
              { term: text('hosted.handInUntil'), value: dates.date(asked.lastDay) },
            ]}
          />
        </div>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void handing.submit();
        }}
        noValidate
      >
        <DocumentsBlock
          asked={{ title: name }}
          files={handing.files}
          onChange={handing.change}
          error={handing.filesError && text.rule(handing.filesError)}
          share={handing.share}
          wasRestored={false}
          keptDays={keptDays}
          privacy={privacy}
          inputRef={input}
        />
        {handing.failure && (
          <div className={stackStyles.above6}>
            <Banner kind="error" ref={handing.banner}>
              {text.rule(handing.failure)}
            </Banner>
          </div>
        )}
        <div className={styles.send}>
          <Button type="submit" busy={handing.share !== null} busyText={text('hosted.handInSending')}>
            {text('hosted.handIn')}
          </Button>
        </div>
      </form>
      {handing.isAsking && (
        <LeftOutDialog
          files={handing.files}
          onSend={() => void handing.submit({ without: true })}
          onBack={handing.goBack}
        />
      )}
    </Journey>
  );
}

interface EndedProps {
  asked: AskedDocument;
  /** Whether it was handed in a moment ago, on this page. */
  isNow: boolean;
  home: string;
}

function Ended({ asked, isNow, home }: EndedProps) {
  const text = useText();
  const instants = useInstants();
  const name = text.choice('documentKind', asked.kind);
  useEffect(() => {
    // The button that had the focus has disappeared.
    if (isNow) globalThis.document.querySelector<HTMLElement>('h1')?.focus();
  }, [isNow]);
  const when = asked.endedAt === null ? '' : instants.instant(asked.endedAt);
  const isHandedIn = asked.state === 'handed-in';
  return (
    <Journey
      title={text(isNow ? 'hosted.handedInTitle' : isHandedIn ? 'hosted.handedInBefore' : 'hosted.notNeeded')}
      lead={text(isHandedIn ? 'hosted.handedInLead' : 'hosted.notNeededLead', { document: name })}
    >
      <div className={styles.ended} role="status">
        {isHandedIn && (
          <p className={styles.received}>
            <CheckCircle aria-hidden />
            {text('hosted.handedInOn', { document: name, when })}
          </p>
        )}
        <p>{text('hosted.thanksReference', { reference: asked.reference })}</p>
        <div className={styles.send}>
          <LinkButton to={home}>{text('hosted.thanksHome')}</LinkButton>
        </div>
      </div>
    </Journey>
  );
}
