// Tests that amounts, identity numbers and undiallable numbers in lists are skipped with a note, never guessed.
import { expect, it } from 'vitest';
import { plan, said } from './testing/plan-people.ts';

const LEFT = 'left out';

/** The stored number for a person in this country. */
function stored(text: string, Country: string): string {
  const planned = plan([{ Phone: text, 'Company phone': '', Country }]);
  if (said(planned)[0]?.includes(`Phone Number: “${text}” cannot be used and is left out.`)) return LEFT;
  return planned.people[0]?.profile.phoneNumber ?? said(planned)[0] ?? '';
}

it.each([
  ...['RM 1200000', 'EUR 45000000', 'ID 880101-14-5555', 'IC: 0123456789', 'A0123456789', '€ 123456789'],
  ...[
    'VAT no. MY 123456789',
    'K/P 012345678',
    '1200000000 RM',
    '123456789 pcs',
    '12345678万',
    'NPWP 123456789',
  ],
  ...['1200000', '880101-14-5555', '60 12 345 678', '4155552671', '33612345678', '12345678901234567890123'],
])('%j is not a phone number in Malaysia', (text) => {
  expect(stored(text, 'Malaysia')).toBe(LEFT);
});

it.each([
  ...['Tel: 012-345 6789', 'H/P 012-345 6789', 'H/P No.: 012-345 6789', 'Mobile / WhatsApp 012-345 6789'],
  ...['(M) 012-345 6789', 'M: 012-345 6789', 'No. Tel. Bimbit 012-345 6789', 'WhatsApp only: 012-345 6789'],
  ...['手机号码：012-345 6789', '携帯電話 012-345 6789', '휴대폰 012-345 6789', 'Мобильный: 012-345 6789'],
  ...['Téléphone portable : 012-345 6789', 'Móvil 012-345 6789', 'Cep tel. 012-345 6789', 'ĐT: 012-345 6789'],
  ...['الهاتف: 012-345 6789', 'เบอร์โทรศัพท์ 012-345 6789', 'Fax/Tel 012-345 6789', 'Handynr. 012-345 6789'],
  ...[
    '012-345 6789 (WhatsApp only)',
    '012-345 6789 (Mr Tan)',
    '012-345 6789 oder 03-7890 5512',
    '60123456789',
  ],
  ...['Mei Tan +60 12-345 6789', '012-345 6789 to 6795', '012-345 6789~92'],
])('%j is a phone number in Malaysia', (text) => {
  expect(stored(text, 'Malaysia')).toBe('+60123456789');
});

it.each([
  ['491711234567', 'Germany', '+491711234567'],
  ['4930123456', 'Germany', '+4930123456'],
  ['496221123456', 'Germany', '+496221123456'],
  ['0491 711234', 'Germany', '+49491711234'],
  ['49112345', 'Germany', '+4949112345'],
  ['60 3 7890 5512-14', 'Malaysia', '+60378905512'],
  ['+60 3-7890 5512 – 5514', 'Malaysia', '+60378905512'],
  ['03-7890 5512/13/14', 'Malaysia', '+60378905512'],
  ['+49 6221 1234-36', 'Germany', '+496221123436'],
])('%j in %s is stored as %s', (text, country, number) => {
  expect(stored(text, country)).toBe(number);
});
