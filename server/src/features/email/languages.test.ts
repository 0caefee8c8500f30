// Every email in every language: no English left over, the same parts in the same order, and English by default.
import { EMAIL_KINDS, type EmailContent, emailContentSchema } from '@visavis/domain/email/schema';
import { LANGUAGES, type Language } from '@visavis/domain/language/languages';
import { wordsOf } from '@visavis/domain/words/email';
import { describe, expect, it } from 'vitest';
import { EVERY_EMAIL, mailedMeeting, visitorLetter } from '../../testing/every-email.ts';
import { hostedLetter } from '../../testing/hosted-letter.ts';
import { calendarOf } from './calendar.present.ts';
import { renderEmail } from './render.service.ts';

const NOW = new Date('2025-05-20T02:00:00Z');
const PLACE = 'Hall 3, 50000 Kuala Lumpur';
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');
const { exhibition, name } = hostedLetter('hosted-link');

const render = (content: EmailContent, language?: Language) =>
  renderEmail(language ? { ...content, language } : content, {
    publicUrl: 'https://meet.example.org',
    key: 'the-key',
    now: NOW,
    places: () => PLACE,
  });

/** Removes the text that is the same in every language. */
const withoutNames = (text: string): string =>
  [
    exhibition.name,
    name,
    'Atelier Nacre',
    'Hanari Skin Lab',
    'WhatsApp',
    'UTC+8',
    'RM',
    'PDF',
    'JPG',
    'PNG',
    'KB',
  ]
    .reduce((rest, one) => rest.replaceAll(one, ' '), text)
    .replace(/https?:\S+|\S+@\S+\.example|[A-Z]{1,2}-[\dA-Z-]+|V7Q2\w+/g, ' ');

const ENGLISH =
  /\b(the|and|of|you|your|we|our|us|to|is|are|it|in|by|for|with|not|please|at|on|from|or|day|days|hour|hours|meeting|meetings|booth|approved|rejected|pending|cancelled|link|questions|paid|none|night|nights|room|bed|stay|editor|monday|wednesday|june|am|pm)\b/i;

const everywhere = EMAIL_KINDS.flatMap((kind) => TRANSLATED.map((language) => ({ kind, language })));

describe.each(everywhere)('$kind in $language', ({ kind, language }) => {
  const content = EVERY_EMAIL[kind];
  const english = render(content);
  const { subject, html, text } = render(content, language);

  it('has its own subject, and declares its language', () => {
    expect(subject.trim()).not.toBe('');
    expect(subject).not.toBe(english.subject);
    expect(subject).not.toMatch(/\n|undefined|null/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${subject}</title>`);
  });

  it('leaves no English untranslated', () => {
    expect(english.text).toMatch(ENGLISH);
    for (const words of [subject, text, html.slice(html.indexOf('<body')).replace(/<[^>]*>/g, ' ')])
      expect(ENGLISH.exec(withoutNames(words))?.[0]).toBeUndefined();
    if (language === 'zh-Hans') expect(withoutNames(`${subject} ${text}`)).not.toMatch(/[a-z]{2}/i);
  });

  it('has the structure of the English one: the same parts, links and button, in the same order', () => {
    const skeleton = (page: string) =>
      page
        .slice(page.indexOf('<body'))
        .replace(/>[^<]*/g, '>')
        // Chinese lists its own font families before the Latin ones.
        .replace(/font-family:[^;]*;/g, 'font-family;');
    expect(skeleton(html)).toBe(skeleton(english.html));
    expect(text.split('\n').length).toBe(english.text.split('\n').length);
    expect(html.match(/class="button"/g) ?? []).toHaveLength(
      [
        'application-received',
        'deposit-refunded',
        'exhibitor-notice',
        'group-message',
        'stay-changed',
        'stay-outside',
      ].includes(content.kind)
        ? 0
        : 1,
    );
    expect(text.match(/https:\S+/g)).toEqual(english.text.match(/https:\S+/g));
  });

  it('has the same content in plain text, in the same order', () => {
    const letters = (given: string): string => given.match(/[\p{L}\d]+/gu)?.join('') ?? '';
    const { rejected, cancelled } = wordsOf({ language });
    const page = letters(html.slice(html.indexOf('<body')).replace(/<[^>]*>|&[#\w]+;/g, ' '));
    let place = 0;
    const lost = text
      .replaceAll(rejected.wayByLink, rejected.way)
      .replaceAll(cancelled.wayByLink, cancelled.way)
      .replace(/https:\S+/g, '')
      .split('\n')
      .filter((line) => {
        const found = page.indexOf(letters(line), place);
        if (found >= 0) place = found;
        return found < 0;
      });
    expect(lost).toEqual([]);
  });
});

describe('a message stored before other languages existed', () => {
  it.each(EMAIL_KINDS)('%s can be read, and is English', (kind) => {
    const stored = emailContentSchema.parse(JSON.parse(JSON.stringify(EVERY_EMAIL[kind])));
    expect(stored.language).toBeUndefined();
    expect(render(stored)).toEqual(render(EVERY_EMAIL[kind], 'en'));
    expect(render(stored).html).toContain('<html lang="en">');
  });

  it('one in an unknown language is refused', () => {
    expect(emailContentSchema.safeParse({ ...EVERY_EMAIL['hosted-link'], language: 'de' }).success).toBe(
      false,
    );
  });
});

describe('the decisions', () => {
  const MARKS = {
    ms: ['✓ Diluluskan', '○ Menunggu', '✕ Ditolak', '– Dibatalkan oleh anda'],
    'zh-Hans': ['✓ 已确认', '○ 待确认', '✕ 未能安排', '– 您已取消'],
  };
  it.each(TRANSLATED)('are shown with symbol and word, with days and hours, in %s', (language) => {
    const { text } = render(EVERY_EMAIL['meeting-status'], language);
    for (const mark of MARKS[language]) expect(text).toContain(`\n${mark}\n`);
    const facts = {
      ms: ['Isnin, 2 Jun 2025', 'gerai B-145', '3:00', '1 daripada 3 pertemuan anda diluluskan'],
      'zh-Hans': ['2025年6月2日星期一', '15:00–16:00，展位 B-145', '3 场洽谈中有 1 场已确认'],
    };
    for (const fact of facts[language]) expect(text).toContain(fact);
  });

  it.each(TRANSLATED)('have a sentence for each outcome in %s', (language) => {
    const { outcome } = wordsOf({ language }).meetingStatus;
    const sentences = [
      [0, 0],
      [1, 1],
      [0, 1],
      [3, 3],
      [0, 3],
      [1, 3],
    ].map(([approved = 0, total = 0]) => outcome(approved, total));
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it.each([
    ['ms', 'Pertemuan dengan Atelier Nacre', 'Gerai B-145'],
    ['zh-Hans', '与 Atelier Nacre 的洽谈', '展位 B-145'],
  ] as const)('are translated in the calendar file in %s', (language, summary, place) => {
    const file = calendarOf({ ...visitorLetter('meeting-status'), language }, NOW, () => PLACE)?.replaceAll(
      '\r\n ',
      '',
    );
    expect(file).toContain(`SUMMARY:${summary}`);
    expect(file).toContain(`LOCATION:${place}`);
  });
});

describe.each(TRANSLATED)('in %s', (language) => {
  it('the receipt translates lines, stay and room', () => {
    const { text } = render(EVERY_EMAIL['deposit-receipt'], language);
    const facts = {
      ms: [
        'Deposit boleh dibayar balik: RM 900.00',
        'Malam tambahan × 2: RM 900.00',
        '20 Mei 2025',
        '2–4 Jun 2025',
      ],
      'zh-Hans': ['可退还押金：RM 900.00', '加住 × 2 晚：RM 900.00', '2025年5月20日', '2025年6月2日至6月4日'],
    };
    for (const fact of facts[language]) expect(text.replaceAll(' – ', '–')).toContain(fact);
  });

  it('names are escaped, and a name that would be a link is omitted', () => {
    const hostile = '<b>Nacre</b> & "1"';
    const content = {
      ...visitorLetter('meeting-status'),
      meetings: [mailedMeeting({ exhibitor: hostile, boothNumber: hostile })],
    };
    const { html } = render(content, language);
    expect(html).not.toContain('<b>');
    expect(html).toContain('<bdi>&lt;b&gt;Nacre&lt;/b&gt; &amp; &quot;1&quot;</bdi>');
    const nameless = render({ ...content, name: 'evil.example' }, language);
    expect(nameless.text).not.toContain('evil');
    expect(nameless.text).not.toContain(wordsOf({ language }).greeting.before.trim());
  });

  it('an invitation works without an edition and without an inviter', () => {
    const { text, subject } = render(
      { ...EVERY_EMAIL['staff-invitation'], exhibition: null, invitedBy: '' } as EmailContent,
      language,
    );
    expect(`${subject}${text}`).not.toMatch(/null|undefined|founder/);
  });
});
