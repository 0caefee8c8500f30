// The prices of the Hosted Buyer programme as a table; they apply to new bookings only.
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import fieldStyles from '../../../ui/field.module.css';
import { FieldNote } from '../../../ui/field.tsx';
import type { SettingName } from '../settings-form.ts';
import type { EditionForm } from '../use-edition-form.ts';
import { labelOf } from '../words.ts';
import { DepositWay } from './deposit-way.tsx';
import { CurrencyOptions } from './name-options.tsx';
import styles from './prices-section.module.css';
import { Section } from './section.tsx';
import { fieldOf, SettingField } from './setting-field.tsx';

interface PricesSectionProps {
  form: EditionForm;
  edition: StoredEdition;
}

export function PricesSection({ form, edition }: PricesSectionProps) {
  const { currency, settings } = edition;
  const text = useText();
  const currencies = useId();
  return (
    <Section id="prices" title={text('edition.prices')} note={text('edition.pricesBind')}>
      <table className={styles.prices}>
        <caption className="visually-hidden">{text('edition.prices')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('edition.item')}</th>
            <th scope="col" className={styles.price}>
              {text('edition.priceIn', { currency })}
            </th>
            <th scope="col">{text('edition.refund')}</th>
          </tr>
        </thead>
        <tbody>
          <PriceRow
            form={form}
            name="deposit"
            refund={text('edition.refundAfter', { count: settings.refundAfterMeetings })}
          />
          <PriceRow form={form} name="extraNight" refund={text('edition.notRefunded')} />
        </tbody>
      </table>
      <div className={styles.currency}>
        <SettingField form={form} name="currency" help="edition.currencyHelp" list={currencies} />
        <CurrencyOptions id={currencies} />
      </div>
      <DepositWay form={form} edition={edition} />
    </Section>
  );
}

function PriceRow({ form, name, refund }: { form: EditionForm; name: SettingName; refund: string }) {
  const text = useText();
  const id = useId();
  const { error, ...input } = fieldOf(form, name);
  const meanwhile = form.meanwhile(name);
  const help = meanwhile === undefined ? undefined : text('edition.meanwhile', { value: meanwhile });
  return (
    <tr>
      <th scope="row">
        <label htmlFor={id}>{text(labelOf(name))}</label>
      </th>
      <td className={styles.price}>
        <input
          {...input}
          id={id}
          type="text"
          className={fieldStyles.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? `${id}-note` : undefined}
        />
        <FieldNote id={`${id}-note`} error={error} help={help} />
      </td>
      <td>{refund}</td>
    </tr>
  );
}
