// Erases a person for good: a button for admins, and a confirmation that lists what is deleted.
import type { Person } from '@visavis/contract/person/person';
import { can } from '@visavis/domain/identity/grants';
import { Eraser } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { erasePerson, isGone, useErasurePreview, useForgetPerson, useRefresh } from '../api.ts';
import styles from './erase-button.module.css';

interface EraseButtonProps {
  person: Person;
  /** Path of the list to show afterwards. */
  list: string;
}

export function EraseButton({ person, list }: EraseButtonProps) {
  const text = useText();
  const role = useRole();
  const [isOpen, setOpen] = useState(false);
  if (!can(role, 'person.erase')) return null;
  return (
    <>
      <Button
        variant="danger"
        className={styles.open}
        icon={<Eraser aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text('dashboard.erase')}
      </Button>
      {isOpen && <EraseDialog person={person} list={list} onClose={() => setOpen(false)} />}
    </>
  );
}

function EraseDialog({ person, list, onClose }: EraseButtonProps & { onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const forget = useForgetPerson();
  const refresh = useRefresh(person.reference);
  const cancel = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const { name } = person.contact;
  const { data, error } = useErasurePreview(person.id);
  const leave = async () => {
    // Anyone who has navigated elsewhere meanwhile stays there.
    if (cancel.current) await navigate(list, { replace: true });
    toast(text('dashboard.erased', { name }));
    await forget(person);
  };
  const erase = useAction({
    act: () => erasePerson(person.id),
    failed: text('dashboard.eraseFailed'),
    done: leave,
    refused: async ({ error: cause, sentence }) => {
      // Already erased, by an attempt whose response was lost, or by a colleague.
      if (isGone(cause)) {
        await leave();
        return null;
      }
      if (!cancel.current) toast(sentence);
      return sentence;
    },
  });
  const dismiss = () => {
    onClose();
    if (isGone(error)) void refresh();
  };
  const close = erase.isBusy ? {} : { onClose: dismiss };
  return (
    <Dialog
      open
      title={text('dashboard.eraseTitle', { name })}
      role="alertdialog"
      initialFocusRef={cancel}
      {...close}
      actions={
        <>
          <Button
            ref={cancel}
            variant="secondary"
            aria-disabled={erase.isBusy || undefined}
            onClick={close.onClose}
          >
            {text('ui.cancel')}
          </Button>
          {data?.hindrance === null && !isGone(error) && (
            <Button variant="danger" busy={erase.isBusy} onClick={() => void erase.run()}>
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
                <span>{reference} · </span>
                <span>
                  {text(
                    programme === 'hosted' ? 'dashboard.hostedBuyerProgram' : 'dashboard.businessMatching',
                  )}
                </span>
                {!isLive && <span>{` · ${text('dashboard.eraseDeleted')}`}</span>}
              </li>
            ))}
          </ul>
          <p>{text('dashboard.eraseKept')}</p>
          <p role="alert" className={styles.hindrance}>
            {erase.failure}
          </p>
        </div>
      ) : (
        <Skeleton height="8rem" />
      )}
    </Dialog>
  );
}
