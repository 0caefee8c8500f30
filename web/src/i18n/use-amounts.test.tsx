// Amounts as displayed: no line break between the currency and the figure.
import { render } from '@testing-library/react';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { activateLanguage, loadLanguage } from './catalogue.ts';
import { useAmounts } from './use-amounts.ts';

beforeAll(async () => {
  for (const language of ['ms', 'zh-Hans'] as const) await loadLanguage(language);
});
afterEach(() => activateLanguage('en'));

function Amount() {
  return <p>{useAmounts().amount(1350, 'MYR')}</p>;
}

it.each(LANGUAGES)('in %s an amount does not break across lines', (language) => {
  activateLanguage(language);
  const { container } = render(<Amount />);
  expect(container.textContent).toBe('RM\u00a01,350.00');
});
