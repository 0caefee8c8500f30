// Tests of placeholders in other languages, those that only count for booths, and names that resemble them.
import { expect, it } from 'vitest';
import { exampleRegistration } from '../profile/example.ts';
import { isStopgap, stopgapsOf } from '../registration/stopgaps.ts';
import { isPlaceholder } from './booth.ts';
import { isUnusable } from './left-out.ts';
import { plainCell } from './plain-cell.ts';
import { only, plan } from './registrations/testing/plan-people.ts';

const STOPGAPS = [
  ...['k.A.', 'K. A.', 'k.A', 'keine Angabe', 'Keine Angaben', 'unbekannt', 'N.N.', 'n. n.', 'entfällt'],
  ...['inconnu', 'Non renseigné', 'non communiquée', 'N/C', 'n.c.', 'néant', 'sans objet', 'À confirmer'],
  ...['s/d', 'S/N', 'sin datos', 'desconocido', 'por confirmar', 'ninguno', 'no disponible', 'no aplica'],
  ...['não informado', 'sem dados', 'Não se aplica', 'nenhuma', 'a definir', 'sconosciuto', 'n/d', 'n.d.'],
  ...['da definire', 'onbekend', 'n.v.t.', 'niet opgegeven', 'не указано', 'НЕ УКАЗАН', 'нет', 'н/д'],
  ...['неизвестно', 'нет данных', 'なし', '無し', '未定', '不明', '該当なし', '없음', '미정', '해당 없음'],
  ...['無', '暫無', '未知', '不適用', 'bilinmiyor', 'BİLİNMİYOR', 'belirtilmemiş', 'غير معروف', 'لا يوجد'],
  ...['không có', 'chưa xác định', 'ไม่มี', 'ไม่ระบุ', 'tidak ada', 'belum ditentukan', 'brak danych'],
  ...['nie dotyczy', 'nieznane', 'neuvedeno', 'לא ידוע', '(Leer)', '(vide)', '(空白)', 'not specified'],
];

it.each(STOPGAPS)('%j is a placeholder for nothing', (text) => {
  expect(isStopgap(text)).toBe(true);
  expect(isStopgap(text.normalize('NFD'))).toBe(true);
  for (const field of ['company', 'country', 'booth', 'name', 'companyName', 'city'] as const)
    expect(isUnusable(field, text), field).toBe(true);
  expect(only({ Company: text })).toBe('2 refused: Company name is required');
  expect(only({ Name: text })).toBe('2 refused: Name is required');
  expect(only({ Country: text, Phone: '+60 12-345 6789' })).toContain('2 created');
});

it.each([
  ...['offen', 'noch offen', 'folgt', 'wird zugeteilt', 'pending', 'Pending...', '(pending)', 'to follow'],
  ...['en attente', 'à attribuer', 'pendiente', 'sin asignar', 'da assegnare', 'in attesa', 'volgt'],
  ...['не назначен', 'уточняется', '待分配', '未決定', '미배정', 'beklemede', 'not yet assigned', 'brak'],
])('%j is not a booth, but may be a name', (text) => {
  expect(isPlaceholder(text)).toBe(true);
  expect(isUnusable('booth', text)).toBe(true);
});

it.each([
  ...[
    'Offen',
    'Pending',
    'Folgt',
    'Brak',
    'Yok',
    'NN',
    'NC',
    'ND',
    'KA',
    'NV',
    'SD',
    'Keiner',
    'Unbekannt GmbH',
  ],
  ...[
    'K.A.L. Ltd',
    'Nessuno & Figli',
    'Нетология',
    'なしの木',
    '無印良品',
    '없음상사',
    'None Such',
    'Geenen',
  ],
  ...[
    'Nilsson',
    'Null',
    'Null GmbH',
    'Aucune Idée',
    'Ninguno Más SL',
    'Inconnu Parfums',
    'Tiada Lawan',
    '不二家',
  ],
])('%j is a name, not a placeholder', (text) => {
  for (const field of ['company', 'name', 'companyName', 'representative', 'exhibitor'] as const)
    expect(isUnusable(field, plainCell(text, field)), field).toBe(false);
  expect(plan([{ Name: text, Company: text }]).people[0]?.profile).toMatchObject({
    name: text,
    companyName: text,
  });
});

it.each(['A-12', '0', 'XX', 'Offenbach 3', 'Halle 3 / A 12', 'W1', 'なし1', 'Open Air 4', 'K.A. 12'])(
  '%j is a booth, not a placeholder',
  (text) => {
    expect(isPlaceholder(text)).toBe(false);
  },
);

it.each(['NULL', 'null', '(null)'])('%j is a null value of a program, not a name', (text) => {
  expect(only({ Name: text })).toBe('2 refused: Name is required');
  expect(isUnusable('country', 'Null')).toBe(true);
});

it("'Null' is valid as the name of a person or company, but missing as a city", () => {
  expect(stopgapsOf({ ...exampleRegistration(), name: 'Null', companyName: 'Null', city: 'Null' })).toEqual([
    'city',
  ]);
});
