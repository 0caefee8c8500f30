// Says on the Edition page that documents are going to be deleted because settings were changed, and takes it back.
import { keepDocuments } from '@visavis/contract/edition/settings-calls';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { call } from '../../../lib/api-client.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { usePlannedDeletion } from '../api.ts';
import { DeletionPeople } from './deletion-people.tsx';

export function DeletionNotice({ edition, canSet }: { edition: number; canSet: boolean }) {
  const text = useText();
  const toast = useToast();
  const instants = useInstants();
  const { deletion, refresh } = usePlannedDeletion(edition);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!deletion) return null;
  const keep = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await call(keepDocuments, { params: { id: edition } });
      toast(text('edition.deletion.kept'));
    } catch (error) {
      if (!isSessionOver(error)) setFailure(sentenceOf(text, error, text('edition.notDone')));
    } finally {
      await refresh();
      setBusy(false);
    }
  };
  return (
    <Banner
      kind="error"
      action={
        canSet && (
          <Button variant="text" busy={isBusy} onClick={() => void keep()}>
            {text('edition.deletion.keep')}
          </Button>
        )
      }
    >
      <p>
        {text('edition.deletion.waits', {
          count: deletion.people.length,
          when: instants.instant(deletion.dueAt),
          by: deletion.askedBy,
        })}
      </p>
      <DeletionPeople people={deletion.people} edition={edition} />
      {failure !== null && <p>{failure}</p>}
    </Banner>
  );
}
