// An organiser's own sentences in every kind of email: each one appears, and only ever as plain text.
import { EMAIL_KINDS, type EmailContent, type EmailKind } from '@visavis/domain/email/schema';
import { LANGUAGES, type Language } from '@visavis/domain/language/languages';
import { builtInSentences, MAIL_SENTENCES, placeholdersOf } from '@visavis/domain/words/mail-sentences';
import { describe, expect, it } from 'vitest';
import { EVERY_EMAIL, mailedMeeting, visitorLetter } from '../../testing/every-email.ts';
import { hostedLetter } from '../../testing/hosted-letter.ts';
import { renderEmail } from './render.service.ts';
import { sentencesIn } from './sentences.present.ts';

const RENDERING = {
  publicUrl: 'https://meet.example.org',
  key: 'the-key',
  now: new Date('2025-05-20T02:00:00Z'),
  places: () => 'Hall 3',
};

/** Emails of the kind that together contain each of its sentences. */
function variants(kind: EmailKind): EmailContent[] {
  const all: EmailContent[] = [EVERY_EMAIL[kind]];
  const { meetings } = visitorLetter('meeting-status');
  const [first = mailedMeeting()] = meetings;
  if (kind === 'registration-received' || kind === 'confirmation-reminder') {
    const unconfirmed = { releasedFrom: '2025-05-22T02:00:00Z' };
    all.push({ ...visitorLetter(kind), unconfirmed }, { ...visitorLetter(kind), meetings: [first] });
  }
  if (kind === 'registration-received') all.push({ ...visitorLetter(kind), meetings: [] });
  if (kind === 'hosted-meetings-received') all.push({ ...visitorLetter(kind), meetings: [first] });
  if (
    kind === 'meetings-changed' ||
    kind === 'exhibitor-changed' ||
    kind === 'reminder-week' ||
    kind === 'reminder-evening' ||
    kind === 'reminder-hours'
  ) {
    all.push({ ...visitorLetter(kind), meetings: [first] });
    all.push({ ...visitorLetter(kind), hosted: { userId: 1, companyId: 1 } });
  }
  if (kind === 'meeting-status') {
    const rejected = mailedMeeting({ status: 3 });
    const cancelled = mailedMeeting({ status: 3, cancelledBy: 'visitor' });
    for (const listed of [
      [first, first],
      [first, rejected],
      [rejected, rejected],
      [first],
      [rejected],
      [cancelled],
    ])
      all.push({ ...visitorLetter(kind), meetings: listed });
    all.push({ ...visitorLetter(kind), hosted: { userId: 1, companyId: 1 } });
  }
  const [letter] = all;
  if (letter?.kind === 'group-message') all.push({ ...letter, isExhibitor: true });
  if (letter?.kind === 'stay-changed' && 'change' in letter && letter.change)
    all.push({ ...letter, change: { ...letter.change, isMoved: true } });
  if (letter?.kind === 'exhibitor-notice')
    all.push({ ...letter, cause: 'blocked' }, { ...letter, cause: 'withdrawn' });
  if (letter && 'programme' in letter)
    all.push({ ...letter, programme: { ...letter.programme, deposit: 0 } });
  if (kind === 'deposit-refunded') {
    const letter = hostedLetter(kind);
    const refund = { refNo: 'R', amount: 900, currency: 'MYR' };
    all.push({ ...letter, refund: { ...refund, transferReference: null } });
    all.push({ ...letter, refund: { ...refund, transferReference: 'T-1' } });
  }
  return all;
}

const render = (content: EmailContent, language: Language, sentences: Record<string, string> = {}) =>
  renderEmail({ ...content, language, sentences }, RENDERING);

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(EMAIL_KINDS)('every sentence of %s appears in subject, HTML and plain text', (kind) => {
    for (const { name } of MAIL_SENTENCES[kind]) {
      const placeholders = placeholdersOf(kind, name, language).map((one) => `{${one}}`);
      const own = `Own words of ${name}. ${placeholders.join(' ')}`;
      const letters = variants(kind).map((content) => render(content, language, { [name]: own }));
      const saying = letters.filter(({ subject, text }) =>
        `${subject}\n${text}`.includes(`Own words of ${name}.`),
      );
      expect(saying.length, name).toBeGreaterThan(0);
      for (const { subject, html, text } of saying) {
        expect(html).toContain(`Own words of ${name}.`);
        for (const placeholder of placeholders) expect(`${subject}${html}${text}`).not.toContain(placeholder);
      }
    }
  });

  it.each(EMAIL_KINDS)('the built-in sentences of %s change nothing', (kind) => {
    const built = builtInSentences(kind, language);
    expect(sentencesIn(built, kind, language)).toEqual({});
    for (const content of variants(kind))
      expect(render(content, language)).toEqual(renderEmail({ ...content, language }, RENDERING));
  });
});

const ATTACKS = [
  '<script>alert(1)</script>',
  '</p></td></tr></table><img src=x onerror=alert(1)>',
  '"><a href="https://evil.example">press</a>',
  "' onmouseover='alert(1)",
  '<!-- ',
  ']]><svg/onload=alert(1)>',
  '&lt;b&gt;',
  '{{7*7}} #{7*7}',
];

describe('an own sentence is text', () => {
  it.each(EMAIL_KINDS)('%s contains no markup of it, and no link but its own', (kind) => {
    const plain = variants(kind).map((content) => render(content, 'en'));
    const tagsOf = (html: string) => (html.match(/<[a-z/!][^>]*>/gi) ?? []).sort();
    for (const attack of ATTACKS) {
      const clean = attack.replace(/[{}]/g, '');
      const sentences = Object.fromEntries(
        MAIL_SENTENCES[kind].map(({ name }) => {
          const placeholders = placeholdersOf(kind, name, 'en').map((one) => `{${one}}`);
          return [name, `${clean} ${placeholders.join(' ')}`];
        }),
      );
      for (const [index, content] of variants(kind).entries()) {
        const letter = render(content, 'en', sentences);
        expect(tagsOf(letter.html)).toEqual(tagsOf(plain[index]?.html ?? ''));
        expect(letter.html).not.toContain('<script');
      }
    }
  });

  it('values in it are escaped, substituted only once, and cannot break out of the greeting', () => {
    const content = { ...visitorLetter('registration-received'), name: '{exhibition} <b>x</b>' };
    const exhibition = { ...content.exhibition, name: '<i>{meetings}</i> "Fair"' };
    const { html, subject } = render({ ...content, exhibition }, 'en', {
      opening: 'At {exhibition}: {meetings}.',
      subject: 'Hello {exhibition}',
      greeting: '{name}, {name}!',
    });
    expect(html).toContain('At &lt;i&gt;{meetings}&lt;/i&gt; &quot;Fair&quot;: 4.');
    expect(html).not.toMatch(/<i>|<b>x/);
    expect(subject).toBe('Hello <i>{meetings}</i> "Fair"');
  });

  it('inserts the name at each placeholder of the greeting', () => {
    const { html, text } = render({ ...visitorLetter('registration-received'), name: 'Amira' }, 'en', {
      greeting: 'Hi {name}! [{name}], {name}.',
    });
    expect(html).toContain('Hi <bdi>Amira</bdi>! [<bdi>Amira</bdi>], <bdi>Amira</bdi>.');
    expect(text).toContain('Hi Amira! [Amira], Amira.');
  });

  it('a subject stays one line, even if the stored text has line breaks', () => {
    const { subject } = render(visitorLetter('schedule-link'), 'en', {
      subject: 'Your link, {exhibition}\r\nBcc: everybody@exhibition.example',
    });
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('one that lacks a current placeholder is not used', () => {
    const { text } = render(visitorLetter('schedule-link'), 'en', { opening: 'Words of an older version.' });
    expect(text).toContain('Here is the link to your schedule at the');
  });
});
