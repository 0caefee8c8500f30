// The files of an applicant by kind and name, with whether this organiser has opened each.
import { useQueryClient } from '@tanstack/react-query';
import type { DocumentInfo } from '@visavis/contract/hosted-buyer/row';
import type { DocumentKind } from '@visavis/domain/document/schema';
import { BookUser, Check, Eye, FileBadge, FileX, IdCard, Lock, type LucideIcon } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import stackStyles from '../../../ui/stack.module.css';
import textStyles from '../../../ui/text.module.css';
import { isFetched } from '../api.ts';
import styles from './file-list.module.css';

const KIND_ICONS: Record<DocumentKind, LucideIcon> = {
  'business-card': IdCard,
  'company-certificate': FileBadge,
  passport: BookUser,
};

interface FileListProps {
  documents: readonly DocumentInfo[];
  /** Index of the current one, from 0. */
  place: number;
  onShow: (place: number) => void;
}

export function FileList({ documents, place, onShow }: FileListProps) {
  const text = useText();
  const instants = useInstants();
  return (
    <ul className={stackStyles.bareList} aria-label={text('hostedBuyers.files')}>
      {documents.map((document, position) => {
        const Icon = KIND_ICONS[document.kind];
        return (
          <li key={document.id}>
            <button
              type="button"
              className={styles.file}
              aria-current={position === place || undefined}
              onClick={() => onShow(position)}
            >
              <Icon aria-hidden />
              <span className={styles.words}>
                <span className={textStyles.inkStrong}>{text.choice('documentKind', document.kind)}</span>
                <bdi className={textStyles.wrappedNote}>{document.filename}</bdi>
                {document.handedInAt != null && (
                  <span className={textStyles.wrappedNote}>
                    {text('hostedBuyers.handedInOn', { when: instants.instant(document.handedInAt) })}
                  </span>
                )}
                <Standing document={document} isShown={position === place} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Standing({ document, isShown }: { document: DocumentInfo; isShown: boolean }) {
  const text = useText();
  const queries = useQueryClient();
  if (document.isDeleted)
    return (
      <span className={styles.standing}>
        <FileX aria-hidden />
        {text('hostedBuyers.fileDeleted')}
      </span>
    );
  if (!document.mayOpen)
    return (
      <span className={styles.standing}>
        <Lock aria-hidden />
        {text('hostedBuyers.fileForAdmins')}
      </span>
    );
  if (isShown)
    return (
      <span className={styles.standing}>
        <Eye aria-hidden />
        {text('hostedBuyers.fileOpen')}
      </span>
    );
  if (document.seenAt != null || isFetched(queries, document.id))
    return (
      <span className={styles.standing} data-seen="">
        <Check aria-hidden />
        {text('hostedBuyers.fileSeen')}
      </span>
    );
  return <span className={styles.standing}>{text('hostedBuyers.fileNotSeen')}</span>;
}
