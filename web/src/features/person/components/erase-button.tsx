// Erases a person for good: a button for admins, and a confirmation that lists what is deleted.
import { useQueryClient } from '@tanstack/react-query';
import type { Person } from '@visavis/contract/person/person';
import { can } from '@visavis/domain/identity/grants';
import { Eraser } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { erasePerson, useErasurePreview } from '../api.ts';
import { listOf } from '../list-of.ts';
import styles from './erase-button.module.css';

export function EraseButton({ person }: { person: Person }) {
  const text = useText();
  const role = useRole();
  const [isOpen, setOpen] = useState(false);
  if (!can(role, 'person.erase')) return null;
  const label = text('dashboard.eraseOf', { name: person.contact.name });
  return (
    <>
      <Button
        variant="secondary"
        className={styles.open}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Eraser aria-hidden />
      </Button>
      {isOpen && <EraseDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

function EraseDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const cancel = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const { id, programme } = person;
  const { name } = person.contact;
  const [isErasing, setErasing] = useState(false);
  const [failure, setFailure] = useState('');
  const { data, error } = useErasurePreview(id);
  const erase = async () => {
    setErasing(true);
    setFailure('');
    try {
      await erasePerson(id);
      onClose();
      await navigate(listOf(programme), { replace: true });
      toast(text('dashboard.erased', { name }));
      await queries.invalidateQueries();
    } catch (cause) {
      if (!isSessionOver(cause)) setFailure(sentenceOf(text, cause, text('dashboard.eraseFailed')));
      setErasing(false);
    }
  };
  return (
    <Dialog
      open
      title={text('dashboard.eraseTitle', { name })}
      role="alertdialog"
      initialFocusRef={cancel}
      onClose={onClose}
      actions={
        <>
          <Button ref={cancel} variant="secondary" onClick={onClose}>
            {text('dashboard.eraseCancel')}
          </Button>
          {data && data.hindrance === null && (
            <Button variant="danger" busy={isErasing} onClick={erase}>
              {text('dashboard.erase')}
            </Button>
          )}
        </>
      }
    >
      {error ? (
        <p>{sentenceOf(text, error, text('dashboard.eraseFailed'))}</p>
      ) : data ? (
        <div className={styles.words}>
          {data.hindrance !== null && (
            <p className={styles.hindrance}>
              {text.message(data.hindranceReason ?? undefined, data.hindrance)}
            </p>
          )}
          <p>{text('dashboard.eraseWhat', { name: data.name, company: data.company })}</p>
          <ul className={styles.references}>
            {data.registrations.map(({ id, reference, programme, isLive }) => (
              <li key={id}>
                {reference} ·{' '}
                {text(programme === 'hosted' ? 'dashboard.hostedBuyerProgram' : 'dashboard.businessMatching')}
                {!isLive && ` · ${text('dashboard.eraseDeleted')}`}
              </li>
            ))}
          </ul>
          <p>{text('dashboard.eraseKept')}</p>
          <p role="alert" className={styles.hindrance}>
            {failure}
          </p>
        </div>
      ) : (
        <Skeleton height="8rem" />
      )}
    </Dialog>
  );
}
