// The text of each email to a hosted buyer, where its link leads, and that names cannot inject anything.
import type { HostedContent, VisitorContent } from '@visavis/domain/email/schema';
import { describe, expect, it } from 'vitest';
import { hostedLetter, OFFERED } from '../../testing/hosted-letter.ts';
import { linkOf } from './link.service.ts';
import { renderEmail } from './render.service.ts';

const PLACE = 'Hall 3, 50000 Kuala Lumpur';
const PUBLIC_URL = 'https://meet.example.org';
const NOW = new Date('2025-05-20T02:00:00Z');
const render = (content: HostedContent | VisitorContent, key: string | null = 'the-key') =>
  renderEmail(content, { publicUrl: PUBLIC_URL, key, now: NOW, places: () => PLACE });
const linkTo = (path: string) => `${PUBLIC_URL}/hosted/${path}?user=41&company=52&key=the-key`;

const { exhibition, name, company, reference, hosted } = hostedLetter('hosted-link');
const meetings = (changes: Partial<VisitorContent> = {}): VisitorContent => ({
  kind: 'hosted-meetings-received',
  exhibition,
  name,
  company,
  reference,
  ...(hosted && { hosted }),
  meetings: [
    {
      day: 1,
      date: '2025-06-02',
      dayOfWeek: 'Monday',
      time: '11.00am-12.00pm',
      exhibitor: 'Atelier Nacre',
      boothNumber: 'B-145',
      status: 2,
      cancelledBy: null,
      event: null,
    },
  ],
  ...changes,
});

describe('the link', () => {
  it.each([
    [hostedLetter('application-approved'), 'payment-gateway'],
    [hostedLetter('hosted-link'), 'payment-gateway'],
    [hostedLetter('room-free', OFFERED), 'payment-gateway'],
    [hostedLetter('deposit-receipt'), 'interest'],
    [meetings(), 'final-meetings'],
    [meetings({ kind: 'meeting-status' }), 'final-meetings'],
  ])('of $kind leads to its page, with both ids and the key', (content, path) => {
    const { html, text } = render(content);
    expect(text).toContain(`:\n${linkTo(path)}\n`);
    expect(html).toContain(`href="${linkTo(path).replaceAll('&', '&amp;')}"`);
    expect(html.match(/class="button"/g)).toHaveLength(1);
  });

  it.each(['application-received', 'application-rejected'] as const)(
    'of %s does not exist, and nothing in it opens the buyer’s pages',
    (kind) => {
      const content = hostedLetter(kind);
      expect(linkOf(content, PUBLIC_URL, null)).toBeNull();
      // Not even if there is a key.
      expect(linkOf(content, PUBLIC_URL, 'the-key')).toBeNull();
      const { html, text } = render(content, null);
      for (const form of [html, text]) expect(form).not.toMatch(/the-key|key=/);
      expect(html.includes('class="button"')).toBe(kind === 'application-rejected');
    },
  );

  it('the email to a rejected applicant links to Business Matching', () => {
    const { html, text } = render(hostedLetter('application-rejected'), null);
    expect(html).toContain(`href="${PUBLIC_URL}/business/registration"`);
    expect(text).toContain(`Register for Business Matching:\n${PUBLIC_URL}/business/registration\n`);
  });

  it('a message that needs a key cannot be rendered without one', () => {
    expect(() => render(hostedLetter('application-approved'), null)).toThrow(/needs a key/);
  });

  it('a message about meetings of Business Matching links to the schedule', () => {
    const { hosted: _hosted, ...business } = meetings({ kind: 'meeting-status' });
    expect(render(business).text).toContain(`${PUBLIC_URL}/business/my-schedule?key=the-key`);
  });
});

describe('the text', () => {
  it('received: what happens next, without any promise', () => {
    const { text } = render(hostedLetter('application-received'), null);
    for (const fact of [
      'Dear Amira Rahman,\n\nWe have received your application for the Hosted Buyer programme',
      'What happens next',
      'If it is approved, you will receive a confirmation letter by email',
      'We review applications in the order they arrive.',
      '- 3 business meetings a day (12 in total)',
      '- at least 2 stage programs',
      'Your reference is HB-7K3M-Q2XD.',
      'Questions: pr@exhibition.example, WhatsApp +60 12-000 0000',
    ])
      expect(text).toContain(fact);
  });

  it('approved: the amounts and numbers of the edition, whatever they are', () => {
    const { programme } = hostedLetter('application-approved');
    const changed = {
      ...programme,
      deposit: 450,
      extraNight: 99.5,
      refundAfterMeetings: 1,
      refundWithinDays: 14,
      meetingsADay: 1,
      programmeMeetings: 4,
      stagePrograms: 1,
    };
    const { text } = render(hostedLetter('application-approved', { programme: changed }));
    for (const fact of [
      '- 1 business meeting a day (4 in total)',
      '- at least 1 stage program\n',
      'A refundable deposit of RM 450.00 is paid',
      'after at least 1 completed business meeting, within about 14 days',
      'Each extra night costs RM 99.50.',
    ])
      expect(text).toContain(fact);
  });

  it('the receipt: reference, lines, total, what is refundable and when, stay, terms', () => {
    const { text, html } = render(hostedLetter('deposit-receipt'));
    for (const fact of [
      'We have received RM 1,800.00 for your stay',
      'Reference number: V7Q2M4K8XWC3R5T9HJPB6D2N4F',
      // In the fair's time zone it is already the next day.
      'Paid: 20 May 2025, 2.30am UTC+8',
      'Refundable deposit: RM 900.00\nExtra nights (2 x RM 450.00): RM 900.00\nTotal: RM 1,800.00',
      'Refundable: RM 900.00. The deposit is refunded in full after at least 4 completed business meetings, within about 30 days.',
      'Extra nights are not refundable.',
      'Staying duration: 2 - 4 Jun 2025\nRoom type: One Double Bed\nExtra nights: 01 and 04 June 2025',
      'Terms version 3.',
    ])
      expect(text).toContain(fact);
    expect(html).toContain('<strong>RM 1,800.00</strong>');
    expect(`${text}${html}`).not.toMatch(/passport/i);
  });

  it('the receipt states that there are no extra nights', () => {
    const { receipt } = hostedLetter('deposit-receipt');
    if (!receipt) throw new Error('the receipt has no amounts');
    const { text } = render(hostedLetter('deposit-receipt', { receipt: { ...receipt, extraNights: [] } }));
    expect(text).toContain('Extra nights: None');
  });

  it('meetings: lists each of them, and how to replace a rejected hour', () => {
    expect(render(meetings()).text).toContain(
      'We have received the meeting you chose at the International Beauty Exhibition.',
    );
    const [one] = meetings().meetings;
    if (!one) throw new Error('the list has no meeting');
    const { text, html } = render(
      meetings({
        kind: 'meeting-status',
        meetings: [
          { ...one, status: 4 },
          { ...one, status: 3 },
        ],
      }),
    );
    expect(text).toContain('One could not be confirmed; you can choose another hour for it.');
    expect(text).toContain('Use the link above to choose another hour.');
    expect(text).toContain('Open my meetings:');
    expect(html).toContain('Choose another hour');
  });
});

const HOSTILE = '<img src=x onerror=alert(1)>"\'&';
describe.each([
  'application-received',
  'application-approved',
  'application-rejected',
  'deposit-receipt',
  'hosted-link',
] as const)('%s', (kind) => {
  it('escapes the names of people and exhibitions', () => {
    const letter = hostedLetter(kind);
    const receipt = letter.receipt && {
      ...letter.receipt,
      refNo: HOSTILE,
      stay: HOSTILE,
      termsVersion: HOSTILE,
      lines: [{ label: HOSTILE, value: 1 }],
    };
    const content = hostedLetter(kind, {
      name: HOSTILE,
      company: HOSTILE,
      reference: HOSTILE,
      exhibition: { ...letter.exhibition, name: HOSTILE, contactEmail: `a${HOSTILE}@b.example` },
      receipt,
    });
    const { html, subject } = render(content);
    expect(html).not.toMatch(/<img|onerror=alert\(1\)>[^&]*</);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(subject).not.toContain('\n');
  });

  it('omits a name that would be a link or a header', () => {
    for (const hostile of [
      'https://evil.example',
      'Amira\r\nBcc: victim@other.example',
      '\u202eevil.example',
    ]) {
      const { text, html } = render(hostedLetter(kind, { name: hostile }));
      expect(text).not.toContain('evil');
      expect(html).not.toContain('evil');
      expect(text).not.toContain('Bcc');
    }
  });
});
