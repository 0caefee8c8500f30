// How the deposit is taken: by card, by transfer to the account given here, or not at all; and whom a change affects.
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { DEPOSIT_WAYS } from '@visavis/domain/booking/deposit';
import { useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import textStyles from '../../../ui/text.module.css';
import { TextArea } from '../../../ui/text-area.tsx';
import type { EditionForm } from '../use-edition-form.ts';
import { labelOf } from '../words.ts';
import styles from './deposit-way.module.css';
import { fieldOf } from './setting-field.tsx';

interface DepositWayProps {
  form: EditionForm;
  edition: Pick<StoredEdition, 'bookings' | 'settings'>;
}

export function DepositWay({ form, edition: { bookings, settings } }: DepositWayProps) {
  const text = useText();
  const name = useId();
  const way = form.entry('depositBy');
  const meanwhile = form.meanwhile('depositBy');
  const isTouching = way !== settings.depositBy && bookings.paid + bookings.unpaid > 0;
  return (
    <div className={styles.way}>
      <RadioCards
        legend={text(labelOf('depositBy'))}
        name={name}
        layout="stack"
        options={DEPOSIT_WAYS.map((offered) => ({
          value: offered,
          label: text(`edition.depositBy.${offered}`),
        }))}
        value={way}
        onChange={(chosen) => form.type('depositBy', chosen)}
        error={form.fault('depositBy')}
      />
      {meanwhile !== undefined && <p>{text('edition.meanwhile', { value: meanwhile })}</p>}
      {way === 'none' && <p className={textStyles.note}>{text('edition.depositNoneMeans')}</p>}
      {way === 'transfer' && (
        <TextArea
          {...fieldOf(form, 'transferDetails')}
          label={text(labelOf('transferDetails'))}
          help={text('edition.transferDetailsHelp')}
          rows={5}
        />
      )}
      <div role="status">
        {isTouching && (
          <Banner kind="info">
            {text('edition.depositTouches', { paid: bookings.paid, unpaid: bookings.unpaid })}
          </Banner>
        )}
      </div>
    </div>
  );
}
