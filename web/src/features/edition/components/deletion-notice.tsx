// Warns on the Edition page that documents will be deleted because settings were changed, and can cancel that.
import { keepDocuments } from '@visavis/contract/edition/settings-calls';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { call } from '../../../lib/api-client.ts';
import { useAction } from '../../../queries/use-action.ts';
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
  const keep = useAction({
    act: () => call(keepDocuments, { params: { id: edition } }),
    failed: text('edition.notDone'),
    done: () => toast(text('edition.deletion.kept')),
    settled: refresh,
  });
  if (!deletion) return null;
  return (
    <Banner
      kind="error"
      action={
        canSet && (
          <Button variant="text" busy={keep.isBusy} onClick={() => void keep.run()}>
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
      {keep.failure !== null && <p>{keep.failure}</p>}
    </Banner>
  );
}
