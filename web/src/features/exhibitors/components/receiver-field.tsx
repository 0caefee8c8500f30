// The exhibitor that gets the meetings of archived ones: first a search, then its name with how many it can take.
import type { ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';
import type { Impact } from '@visavis/domain/impact/schema';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { ExhibitorSearch } from './exhibitor-search.tsx';
import styles from './receiver-field.module.css';

interface ReceiverFieldProps {
  exceptIds: readonly number[];
  edition: number | undefined;
  receiver: ListedExhibitor | null;
  /** How many meetings it can take; null while this loads. */
  moves: Impact['moves'] | null;
  onChange: (receiver: ListedExhibitor | null) => void;
}

export function ReceiverField({ exceptIds, edition, receiver, moves, onChange }: ReceiverFieldProps) {
  const text = useText();
  if (receiver === null)
    return (
      <ExhibitorSearch
        label={text('exhibitors.receiverSearch')}
        exceptIds={exceptIds}
        edition={edition}
        onChoose={onChange}
      />
    );
  return (
    <div className={styles.receiver}>
      <p>
        <b>{text('exhibitors.receiver', { name: receiver.companyName })}</b>
        {moves && (
          <span>
            {text('exhibitors.receiverTakes', {
              sameHour: moves.sameHour,
              otherHour: moves.sameDay + moves.otherDay - moves.sameHour,
              nowhere: moves.nowhere,
            })}
          </span>
        )}
      </p>
      <Button variant="text" onClick={() => onChange(null)}>
        {text('exhibitors.chooseOther')}
      </Button>
    </div>
  );
}
