// Names under which a selection is remembered: short if unambiguous, never mistaken for another exhibitor.
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { describe, expect, it } from 'vitest';
import { pruneSelection, restoreSelection, selectionMemory } from './selection-memory.ts';

let lastId = 0;
const exhibitor = (company_name: string, booth_number: string, id = ++lastId): Exhibitor => ({
  id,
  company_name,
  booth_number,
  region_country: 'Malaysia',
  product_profile: '',
  description: '',
});

describe('nameOf', () => {
  const cases: [string, [string, string][], string[]][] = [
    [
      'a unique name stays as it is',
      [
        ['Glow', 'A-1'],
        ['Seri', 'B-2'],
      ],
      ['Glow', 'Seri'],
    ],
    [
      'a shared name gets its booth appended',
      [
        ['Glow', 'A-1'],
        ['Glow', 'B-2'],
      ],
      ['Glow (A-1)', 'Glow (B-2)'],
    ],
    [
      'names that differ only in case or blanks count as shared',
      [
        ['GLOW ', 'A-1'],
        ['glow', 'B-2'],
      ],
      ['GLOW  (A-1)', 'glow (B-2)'],
    ],
    [
      "a name that equals another's name and booth gets its own booth appended too",
      [
        ['Glow', 'A-1'],
        ['Glow', 'B-2'],
        ['Glow (A-1)', 'C-3'],
      ],
      ['Glow (A-1)', 'Glow (B-2)', 'Glow (A-1) (C-3)'],
    ],
    [
      'names of object properties are treated as plain names',
      [
        ['__proto__', 'A-1'],
        ['constructor', 'A-2'],
      ],
      ['__proto__', 'constructor'],
    ],
  ];
  it.each(cases)('%s', (_, rows, names) => {
    const listed = rows.map(([name, booth]) => exhibitor(name, booth));
    const memory = selectionMemory(listed);
    expect(listed.map(memory.nameOf)).toEqual(names);
    expect(names.map(memory.find)).toEqual(listed);
  });
});

describe('restoreSelection', () => {
  const [glowA, glowB, seri, kumo] = [
    exhibitor('Glow', 'A-1'),
    exhibitor('Glow', 'B-2'),
    exhibitor('Seri', 'C-3'),
    exhibitor('Kumo', 'D-4'),
  ];

  it('keeps the order of choosing and leaves out exhibitors that are gone', () => {
    const memory = selectionMemory([seri, kumo]);
    expect(restoreSelection(memory, ['Kumo', 'Atelier', 'Seri'], [], 8)).toEqual([kumo, seri]);
  });

  it('picks the chosen booth, not another exhibitor of the same name', () => {
    const memory = selectionMemory([glowA, glowB]);
    expect(restoreSelection(memory, ['Glow (B-2)'], [], 8)).toEqual([glowB]);
  });

  it('finds a name that was shared only when it was remembered', () => {
    expect(restoreSelection(selectionMemory([glowB, seri]), ['Glow (B-2)'], [], 8)).toEqual([glowB]);
  });

  it('resolves a name that became shared by the last selection, and does not guess without it', () => {
    const memory = selectionMemory([glowA, glowB]);
    expect(restoreSelection(memory, ['Glow'], [glowB], 8)).toEqual([glowB]);
    expect(restoreSelection(memory, ['Glow'], [], 8)).toEqual([]);
  });

  it('returns at most the maximum, and no exhibitor twice', () => {
    const memory = selectionMemory([glowA, seri, kumo]);
    expect(restoreSelection(memory, ['Seri', 'Seri', 'Kumo', 'Glow'], [], 2)).toEqual([seri, kumo]);
  });
});

describe('pruneSelection', () => {
  it('keeps only exhibitors of the list, with the list’s data', () => {
    const fresh = { ...exhibitor('Glow', 'A-1', 50), description: 'new words' };
    const memory = selectionMemory([fresh, exhibitor('Seri', 'B-2', 51)]);
    const stored = [exhibitor('Kumo', 'C-3', 7), exhibitor('glow', 'a-1', 3)];
    expect(pruneSelection(memory, stored)).toEqual([fresh]);
  });

  it('follows an exhibitor to another booth, but not an id that now belongs to another company', () => {
    const moved = exhibitor('Glow', 'Z-9', 60);
    const memory = selectionMemory([moved]);
    expect(pruneSelection(memory, [exhibitor('Glow', 'A-1', 60)])).toEqual([moved]);
    expect(pruneSelection(memory, [exhibitor('Seri', 'A-1', 60)])).toEqual([]);
  });
});
