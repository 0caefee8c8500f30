// Compares every email in every language with its recorded text, so that changes in the text become visible.
import { hash } from 'node:crypto';
import { EMAIL_KINDS } from '@visavis/domain/email/schema';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { expect, it } from 'vitest';
import { EVERY_EMAIL } from '../../testing/every-email.ts';
import { renderEmail } from './render.service.ts';

const RENDERING = {
  publicUrl: 'https://meet.example.org',
  key: 'the-key',
  now: new Date('2025-05-20T02:00:00Z'),
  places: () => 'Hall 3, 50000 Kuala Lumpur',
};

it.each(LANGUAGES)('emails in %s match the recorded ones', async (language) => {
  const letters = EMAIL_KINDS.map((kind) => {
    const { subject, html, text, attachments } = renderEmail({ ...EVERY_EMAIL[kind], language }, RENDERING);
    const sums = [html, ...attachments.map(({ content }) => content)].map((part) => hash('sha256', part));
    return [`=== ${kind}: ${subject}`, text.trim(), ...sums.map((sum) => `sha256 ${sum}`)].join('\n\n');
  });
  await expect(`${letters.join('\n\n')}\n`).toMatchFileSnapshot(`recorded/${language.toLowerCase()}.txt`);
});
