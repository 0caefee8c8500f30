// Each email in HTML and in plain text, with any names.
import {
  EMAIL_KINDS,
  type EmailContent,
  type StaffContent,
  type VisitorContent,
} from '@visavis/domain/email/schema';
import { describe, expect, it } from 'vitest';
import { EVERY_EMAIL } from '../../testing/every-email.ts';
import { ASKED, hostedLetter, OFFERED } from '../../testing/hosted-letter.ts';
import { renderEmail } from './render.service.ts';
import { subjectOf } from './subject.present.ts';

const NOW = new Date('2025-05-20T02:00:00Z');
const PLACE = 'Hall 3, 50000 Kuala Lumpur';
const exhibition = {
  name: 'International Beauty Exhibition',
  firstDate: '2025-06-02',
  lastDate: '2025-06-05',
  contactEmail: 'pr@exhibition.example',
  contactWhatsapp: '+60 12-000 0000',
};

type Meeting = VisitorContent['meetings'][number];

function meeting(changes: Partial<Meeting> = {}): Meeting {
  return {
    day: 1,
    date: '2025-06-02',
    dayOfWeek: 'Monday',
    time: '11.00am-12.00pm',
    exhibitor: 'Atelier Nacre',
    boothNumber: 'B-145',
    status: 4,
    cancelledBy: null,
    event: { meetingId: 7, sequence: 2, isKnown: false },
    ...changes,
  };
}

const rejected = meeting({
  day: 3,
  date: '2025-06-04',
  dayOfWeek: 'Wednesday',
  time: '3.00pm-4.00pm',
  exhibitor: 'Oasis Attar',
  boothNumber: 'E-110',
  status: 3,
  event: null,
});

function visitor(changes: Partial<VisitorContent> = {}): VisitorContent {
  return {
    kind: 'meeting-status',
    exhibition,
    name: 'Amira Rahman',
    company: 'Kenari',
    reference: 'BM-7K3M-Q2XD',
    meetings: [meeting(), rejected],
    ...changes,
  };
}

const staff = (changes: Partial<StaffContent> = {}): StaffContent => ({
  kind: 'staff-invitation',
  exhibition,
  email: 'new@exhibition.example',
  role: 'editor',
  invitedBy: 'founder@exhibition.example',
  ...changes,
});

const render = (content: EmailContent) =>
  renderEmail(content, {
    publicUrl: 'https://meet.example.org',
    key: 'the-key',
    now: NOW,
    places: () => PLACE,
  });

/** The text of HTML that a reader sees. */
const visibleText = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#8204;', '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.])/g, '$1');

const LINK = 'https://meet.example.org/business/my-schedule?key=the-key';

describe('a rejected meeting with a reason', () => {
  it('shows the reason instead of the general sentence, a predefined one in the reader’s language', () => {
    const content = visitor({
      meetings: [
        { ...rejected, rejectionReason: 'The exhibitor takes no more meetings.' },
        { ...rejected, time: '4.00pm-5.00pm', rejectionReason: 'Their <b>stand</b> is small' },
      ],
    });
    const { html, text } = render(content);
    expect(text).toContain('The reason: The exhibitor takes no more meetings.\nUse the link above');
    expect(text).toContain('The reason: Their <b>stand</b> is small\nUse the link above');
    expect(html).toContain('The reason: Their &lt;b&gt;stand&lt;/b&gt; is small');
    expect(text).not.toContain('This hour was not available.');
    expect(render({ ...content, language: 'ms' }).text).toContain('Pempamer tidak lagi menerima pertemuan.');
  });
});

describe('a registration without meetings', () => {
  const content = visitor({ kind: 'registration-received', meetings: [] });

  it.each([
    ['en', 'You have no meetings yet: the organiser arranges them for you.', /\b0\b|below|confirm each/],
    ['ms', 'Anda belum ada pertemuan: penganjur akan mengaturkannya untuk anda.', /\b0\b|di bawah/],
    ['zh-Hans', '目前尚无洽谈。洽谈由主办方为您安排', /0 场|下列|逐一确认/],
  ] as const)(
    'says in %s who arranges them, without counting or promising any',
    (language, sentence, untrue) => {
      const { html, text } = render({ ...content, language });
      for (const words of [text, visibleText(html)]) {
        expect(words).toContain(sentence);
        expect(words).toContain('BM-7K3M-Q2XD');
        expect(words).toContain('pr@exhibition.example');
        expect(words).not.toContain('UTC+8');
      }
      expect(text).not.toMatch(untrue);
      expect(text).toContain(LINK);
    },
  );
});

describe('every kind', () => {
  const all = [
    ...(
      [
        'registration-received',
        'meeting-status',
        'schedule-link',
        'confirmation-reminder',
        'hours-released',
        'meetings-changed',
        'exhibitor-changed',
        'details-asked',
      ] as const
    ).map((kind) => visitor({ kind })),
    ...(
      ['application-received', 'application-approved', 'application-rejected', 'document-asked'] as const
    ).map((kind) => hostedLetter(kind, kind === 'document-asked' ? ASKED : {})),
    EVERY_EMAIL['stay-booked'],
    EVERY_EMAIL['stay-changed'],
    EVERY_EMAIL['stay-outside'],
    hostedLetter('deposit-receipt'),
    {
      ...hostedLetter('deposit-refunded'),
      refund: { refNo: 'V7Q2ABCD', amount: 900, currency: 'MYR', transferReference: null },
    },
    visitor({ kind: 'hosted-meetings-received', hosted: { userId: 41, companyId: 52 } }),
    hostedLetter('hosted-link'),
    hostedLetter('room-free', OFFERED),
    EVERY_EMAIL['exhibitor-notice'],
    ...(['group-message', 'reminder-week', 'reminder-evening', 'reminder-hours'] as const).map(
      (kind) => EVERY_EMAIL[kind],
    ),
    ...(['staff-invitation', 'password-reset'] as const).map((kind) => staff({ kind })),
  ];
  it('is covered', () => {
    expect(all.map(({ kind }) => kind)).toEqual([...EMAIL_KINDS]);
  });

  it.each(all)('$kind has at most one button, no picture and no script, and fits a phone', (content) => {
    const { html } = render(content);
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
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|javascript:|\bsrc=/i);
    expect(html).toContain('max-width:600px');
    expect(html.match(/&#9679;/g)).toHaveLength(8);
    expect(html).toContain('Arial');
  });

  it.each(all)('$kind has the same content in plain text, in the same order', (content) => {
    const { html, text } = render(content);
    const words = (given: string): string[] => given.match(/[\p{L}\d@./-]{4,}/gu) ?? [];
    const inHtml = words(visibleText(html.slice(html.indexOf('<body'))).replaceAll('.', ''));
    // Links are hidden behind text in HTML and written out in plain text.
    const twin = text
      .replace(/https:\S+/g, '')
      .replaceAll('Use the link above to choose another hour.', 'Choose another hour')
      .replace(/-{8}/, '');
    let place = 0;
    const lost = words(twin.replaceAll('.', '')).filter((word) => {
      const found = inHtml.indexOf(word, place);
      if (found >= 0) place = found + 1;
      return found < 0;
    });
    expect(lost).toEqual([]);
    expect(text).not.toMatch(/[<>]|&\w+;/);
  });
});

describe('the preview in a mailbox', () => {
  it('is the first sentence of the message, not its header', () => {
    const { html } = render(visitor());
    const first = /<body[^>]*>\s*<div style="display:none;[^"]*mso-hide:all;">([^<]*)<\/div>/.exec(html)?.[1];
    expect(first).toMatch(
      /^1 of your 2 meetings is approved\. One could not be confirmed; .*for it\.(&#8204;&nbsp;){80}$/,
    );
  });
});

describe('automatic changes by mail clients', () => {
  const { html } = render(visitor());
  it('are disabled: no links on dates and numbers, no scaling, no dark colours', () => {
    expect(html).toContain('<meta name="format-detection" content="telephone=no, date=no, address=no');
    expect(html).toContain('<meta name="x-apple-disable-message-reformatting">');
    expect(html).toContain('<meta name="supported-color-schemes" content="light">');
  });

  it('keep the colours and the button’s padding in Outlook, which reads attributes', () => {
    for (const colour of ['#f1ebec', '#ffffff', '#2a1c22', '#21161b'])
      expect(html).toContain(`bgcolor="${colour}"`);
    expect(html).toMatch(/<td [^>]*bgcolor="#21161b"[^>]*mso-padding-alt:14px 24px;[^>]*><a /);
  });

  it('do not break a telephone number across lines', () => {
    expect(html).toMatch(/<span style="white-space:nowrap;">WhatsApp <a [^>]*>\+60 12-000 0000<\/a><\/span>/);
  });
});

describe('the greeting', () => {
  it.each([
    ['en', 'Amira Rahman', 'Dear Amira Rahman,'],
    ['ms', 'Amira Rahman', 'Salam sejahtera, Tuan/Puan Amira Rahman,'],
    ['zh-Hans', '陈美玲', '尊敬的陈美玲：'],
    ['zh-Hans', 'Amira Rahman', '尊敬的 Amira Rahman：'],
  ] as const)('in %s to %s is on a separate line', (language, name, line) => {
    const { html, text } = render(visitor({ language, name }));
    expect(text).toContain(`\n\n${line}\n\n`);
    expect(html.replace(/<\/?bdi>/g, '')).toContain(`>${line}</p>`);
  });
});

describe('the status email', () => {
  it('shows each meeting’s status with symbol and word, ordered by day', () => {
    const { html, text } = render(visitor());
    expect(visibleText(html)).toContain(
      'Monday, 02 June 2025 Atelier Nacre 11.00am-12.00pm, booth B-145 ✓ Approved',
    );
    expect(visibleText(html)).toContain('Wednesday, 04 June 2025 Oasis Attar 3.00pm-4.00pm, booth E-110');
    expect(visibleText(html)).toContain('✕ Rejected');
    expect(text).toContain(
      'Monday, 02 June 2025\n\nAtelier Nacre\n11.00am-12.00pm, booth B-145\n✓ Approved\n',
    );
    expect(text).toContain('\n✕ Rejected\n');
    expect(text).toContain('All times are UTC+8.');
  });

  it('strikes out an hour that was rejected, and offers to choose another', () => {
    const { html } = render(visitor());
    expect(html).toMatch(/<s>3\.00pm-4\.00pm, <span[^>]*>booth E-110<\/span><\/s>/);
    expect(visibleText(html)).toContain('This hour was not available. Choose another hour');
    // The button, its address and the meeting.
    expect(html.split(`href="${LINK}"`)).toHaveLength(4);
  });

  it('distinguishes what the visitor cancelled from what was rejected', () => {
    const { html } = render(visitor({ meetings: [{ ...rejected, cancelledBy: 'visitor' }] }));
    expect(visibleText(html)).toContain('Cancelled by you');
    expect(visibleText(html)).not.toContain('Rejected');
  });

  const approved = (count: number) => Array.from({ length: count }, () => meeting());
  const refused = (count: number) => Array.from({ length: count }, () => rejected);
  it.each([
    [
      7,
      1,
      '7 of your 8 meetings are approved. One could not be confirmed; you can choose another hour for it.',
    ],
    [
      1,
      2,
      '1 of your 3 meetings is approved. Two could not be confirmed; you can choose other hours for them.',
    ],
    [8, 0, 'All your 8 meetings are approved.'],
    [1, 0, 'Your meeting is approved.'],
    [0, 1, 'Your meeting could not be confirmed; you can choose another hour for it.'],
    [0, 3, 'None of your 3 meetings could be confirmed; you can choose other hours for them.'],
  ])('sums up %i approved and %i rejected', (yes, no, sentence) => {
    const { text } = render(visitor({ meetings: [...approved(yes), ...refused(no)] }));
    expect(text).toContain(`Dear Amira Rahman,\n\n${sentence}`);
  });

  it('describes the calendar file, even if it only removes meetings', () => {
    const event = { meetingId: 7, sequence: 3, isKnown: true };
    const off = { ...rejected, event };
    const textOf = (...meetings: VisitorContent['meetings']) => render(visitor({ meetings })).text;
    expect(textOf(meeting())).toContain('The attached calendar file holds your approved meetings. All');
    expect(textOf(meeting(), off)).toContain('holds your approved meetings, and removes those that are off.');
    expect(textOf(off)).toContain('The attached calendar file removes the meetings that are off.');
    expect(textOf(rejected)).not.toContain('calendar file');
  });

  it('attaches the calendar only if there is an event for it', () => {
    expect(render(visitor()).attachments).toMatchObject([{ filename: 'meetings.ics' }]);
    expect(render(visitor({ meetings: [rejected] })).attachments).toEqual([]);
    expect(render(visitor({ kind: 'registration-received' })).attachments).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['<script>alert(1)</script>', null],
    ['Amira\r\nBcc: victim@other.example', null],
    ['https://evil.example/prize', null],
    ['evil.example', null],
    ['Amira "the buyer" O\'Neil', 'Amira "the buyer" O\'Neil'],
    ['Dr. Amira R. Rahman', 'Dr. Amira R. Rahman'],
    ['أميرة رحمن', 'أميرة رحمن'],
    ['\u202eevil\u202c', 'evil'],
    ['A'.repeat(200), 'A'.repeat(200)],
  ])('%s', (name, called) => {
    const { html, text } = render(visitor({ name }));
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('\u202e');
    expect(text.split('\n').filter((line) => /^Bcc/.test(line))).toEqual([]);
    if (called === null) expect(text).toContain('\n1 of your 2 meetings is approved.');
    else expect(text).toContain(`Dear ${called},\n\n1 of your 2`);
  });

  it('of exhibitors are escaped and isolated in their text direction', () => {
    const exhibitor = '<b>Nacre</b> & Söhne "1" \u202eX';
    const { html } = render(visitor({ meetings: [meeting({ exhibitor })] }));
    expect(html).toContain('<bdi>&lt;b&gt;Nacre&lt;/b&gt; &amp; Söhne &quot;1&quot; X</bdi>');
  });
});

describe('a message in Chinese', () => {
  it('lists Chinese font families before the Latin ones', () => {
    const { html } = render(visitor({ language: 'zh-Hans' }));
    const faces = [...html.matchAll(/font-family:([^;]*);/g)].map(([, face]) => face);
    expect(new Set(faces)).toEqual(
      new Set(["'Microsoft YaHei','PingFang SC','Noto Sans SC',Arial,Helvetica,sans-serif"]),
    );
  });
});

describe('subjects', () => {
  const kinds = EMAIL_KINDS.filter((kind) => kind !== 'staff-invitation');
  it.each(['en', 'ms', 'zh-Hans'] as const)('in %s name the exhibition, and no two are alike', (language) => {
    const subjects = kinds.map((kind) => subjectOf({ ...visitor({ language }), kind } as EmailContent));
    for (const subject of subjects) expect(subject).toContain('International Beauty Exhibition');
    expect(new Set(subjects).size).toBe(kinds.length);
  });
});

describe('messages to staff', () => {
  it('name the inviter', () => {
    const { text, subject } = render(staff());
    expect(subject).toBe('You are invited to the dashboard of the International Beauty Exhibition');
    expect(text).toContain(
      'founder@exhibition.example invites you to the dashboard of the International Beauty Exhibition, with the role editor.',
    );
    expect(text).toContain('https://meet.example.org/dashboard/password?key=the-key');
  });

  it('work without an edition', () => {
    const { text } = render(staff({ kind: 'password-reset', exhibition: null, invitedBy: '' }));
    expect(text).toMatch(/^Visavis\n/);
    expect(text).toContain('works once, within one hour');
  });
});
