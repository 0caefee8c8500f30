// The section with an applicant's documents; they are opened, and the decision is made, in their dialog.
import type { DocumentInfo, HostedRow } from '@visavis/contract/hosted-buyer/row';
import { can } from '@visavis/domain/identity/grants';
import { Eye, FileText, IdCard, type LucideIcon } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './sections.module.css';

const ICONS: Record<DocumentInfo['kind'], LucideIcon> = {
  'business-card': IdCard,
  'company-certificate': FileText,
  passport: FileText,
};
const KILOBYTE = 1024;

interface DocumentsSectionProps {
  application: HostedRow;
  /** When they are deleted because settings were changed; null if no such deletion is pending. */
  deletedAt: string | null;
  onOpen: () => void;
}

export function DocumentsSection({ application, deletedAt, onOpen }: DocumentsSectionProps) {
  const text = useText();
  const instants = useInstants();
  const role = useRole();
  const { documents, documentRequests } = application;
  return (
    <Section
      id="documents"
      title={text('people.documents')}
      aside={
        can(role, 'document.open') && (
          <Button variant="secondary" className={styles.compact} icon={<Eye aria-hidden />} onClick={onOpen}>
            {text('people.openDocuments')}
          </Button>
        )
      }
    >
      {deletedAt !== null && (
        <Banner kind="error">{text('people.documentsDeleted', { when: instants.instant(deletedAt) })}</Banner>
      )}
      {documents.length === 0 && <p className={styles.none}>{text('hostedBuyers.noDocuments')}</p>}
      {documents.length > 0 && (
        <ul className={styles.list}>
          {documents.map((document) => (
            <Document key={document.id} document={document} />
          ))}
        </ul>
      )}
      {documentRequests
        .filter(({ state }) => state === 'asked')
        .map(({ id, kind, askedBy, askedAt }) => (
          <p key={id} className={styles.foot}>
            {text('people.askedFor', {
              kind: text.choice('documentKind', kind),
              by: askedBy,
              when: instants.instant(askedAt),
            })}
          </p>
        ))}
    </Section>
  );
}

function Document({ document }: { document: DocumentInfo }) {
  const text = useText();
  const instants = useInstants();
  const { kind, filename, sizeBytes, isDeleted, deletedAt, mayOpen } = document;
  const Icon = ICONS[kind];
  return (
    <li className={styles.event}>
      <Icon aria-hidden />
      <div className={styles.who}>
        <b>{text.choice('documentKind', kind)}</b>
        <span className={styles.minor}>
          {isDeleted ? (
            deletedAt ? (
              text('hostedBuyers.deletedOn', { when: instants.instant(deletedAt) })
            ) : (
              text('hostedBuyers.documentDeleted')
            )
          ) : (
            <>
              <bdi>{filename}</bdi>
              <span>, {text('people.kilobytes', { size: Math.ceil(sizeBytes / KILOBYTE) })}</span>
              {!mayOpen && kind === 'passport' && <span>. {text('people.passportsForAdmins')}</span>}
            </>
          )}
        </span>
      </div>
    </li>
  );
}
