// Tests of parsing scanned codes, of conflicting marks, and of finding the current meeting.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newReference, REFERENCE_BYTES } from '../registration/reference.ts';
import { isOfOtherKeyboard, referenceIn } from './code.ts';
import { meetingsAt, momentOf, settleMark } from './mark.ts';

describe('the reference in a code', () => {
  it.each([
    'BM-7K3M-Q2XD',
    ' bm-7k3m-q2xd\n',
    'bm7k3mq2xd',
    'BM 7K3M Q2XD',
    'BM–7K3M–Q2XD',
    'ＢＭ-７K3M-Q2XD',
    'https://fair.example/dashboard/people/BM-7K3M-Q2XD?from=pass',
    'https://fair.example/p?ref=bm7k3mq2xd#top',
    // Scanners with a German, Spanish, Danish or Portuguese keyboard layout.
    'BMß7K3MßQ2XD',
    "BM'7K3M'Q2XD",
    'BM+7K3M+Q2XD',
    'BM´7K3M´Q2XD',
    'BM_7K3M_Q2XD',
  ])('is extracted from %s', (given) => {
    expect(referenceIn(given)).toBe('BM-7K3M-Q2XD');
  });

  it.each(['', 'Amira Rahman', 'BM-7K3M', 'BM-7K3M-Q2XDA', 'XBM-7K3M-Q2XD', 'BM-7K3M-Q2X0', 'XX-7K3M-Q2XD'])(
    'is not found in %s',
    (given) => {
      expect(referenceIn(given)).toBeNull();
    },
  );

  it('has Y and Z as printed, even if a German keyboard swaps them', () => {
    expect(referenceIn('HBßZ2KYßYYZ9')).toBe('HB-Y2KZ-ZZY9');
    expect(referenceIn('HB-Z2KY-YYZ9')).toBe('HB-Z2KY-YYZ9');
  });

  it('is recognised as unreadable if another keyboard layout garbled it', () => {
    // A French layout: digits need Shift there, and Q and A are swapped.
    expect(referenceIn('B?)èK"?)AéXD')).toBeNull();
    expect(isOfOtherKeyboard('B?)èK"?)AéXD')).toBe(true);
    for (const given of ['Hélène Müller', 'Beauté-Lyon', 'BM-7K3M-Q2XD', 'Bhd.', "B'Elanna"])
      expect(isOfOtherKeyboard(given)).toBe(false);
  });

  it('is extracted from any reference in any spelling', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('business' as const, 'hosted' as const),
        fc.uint8Array({ minLength: REFERENCE_BYTES, maxLength: REFERENCE_BYTES }),
        (programme, random) => {
          const reference = newReference(programme, random);
          for (const given of [reference, reference.toLowerCase(), reference.replaceAll('-', '')])
            expect(referenceIn(given)).toBe(reference);
        },
      ),
    );
  });
});

describe('a mark from a device', () => {
  it('is a conflict only if someone else has changed the mark in the meantime', () => {
    expect(settleMark(null, null, 'held')).toBe('write');
    expect(settleMark('held', null, 'held')).toBe('same');
    expect(settleMark('missed', null, 'held')).toBe('conflict');
    expect(settleMark('missed', 'missed', 'held')).toBe('write');
    expect(settleMark('held', 'missed', null)).toBe('conflict');
    expect(settleMark(null, 'held', null)).toBe('same');
  });

  it('is dated no later than now, and no earlier than a week ago', () => {
    const now = Date.parse('2026-06-03T04:00:00Z');
    expect(momentOf(now + 60_000, now)).toBe(now);
    expect(momentOf(now - 60_000, now)).toBe(now - 60_000);
    expect(momentOf(0, now)).toBe(now - 7 * 86_400_000);
  });
});

describe('meetingsAt', () => {
  const at = (minute: number, isApproved = true) => ({ minute, length: 60, isApproved, mark: null });
  it('returns the current approved meeting and the next one', () => {
    const day = [at(780), at(660), at(720, false)];
    expect(meetingsAt(day, 665)).toMatchObject({ now: { minute: 660 }, next: { minute: 780 } });
    expect(meetingsAt(day, 720)).toMatchObject({ now: null, next: { minute: 780 } });
    expect(meetingsAt(day, 839)).toMatchObject({ now: { minute: 780 }, next: null });
    expect(meetingsAt(day, 600)).toMatchObject({ now: null, next: { minute: 660 } });
    expect(meetingsAt([], 700)).toEqual({ now: null, next: null });
  });
});
