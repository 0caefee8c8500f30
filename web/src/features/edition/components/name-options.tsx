// Suggests the names of time zones and currencies to a field, as the browser knows them.
import { memo, useMemo } from 'react';
import { useLanguage } from '../../../i18n/language.ts';

/** Memoised: hundreds of options that do not depend on what is typed beside them. */
export const ZoneOptions = memo(function ZoneOptions({ id }: { id: string }) {
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  return (
    <datalist id={id}>
      {zones.map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  );
});

/** Codes, with the name of each currency in the reader's language. */
export const CurrencyOptions = memo(function CurrencyOptions({ id }: { id: string }) {
  const language = useLanguage();
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'currency' });
    return Intl.supportedValuesOf('currency').map((code) => ({ code, name: names.of(code) ?? code }));
  }, [language]);
  return (
    <datalist id={id}>
      {currencies.map(({ code, name }) => (
        <option key={code} value={code} label={name} />
      ))}
    </datalist>
  );
});
