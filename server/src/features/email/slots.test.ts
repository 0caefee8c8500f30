// English emails of an edition with half-hour slots say 'slot' instead of 'hour', except in times of day.
import { EMAIL_KINDS, type EmailContent } from '@visavis/domain/email/schema';
import { expect, it } from 'vitest';
import { EVERY_EMAIL } from '../../testing/every-email.ts';
import { renderEmail } from './render.service.ts';

const CLOCK = /(?:within one|in two) hours?/g;

it.each(EMAIL_KINDS)('%s', (kind) => {
  const content = EVERY_EMAIL[kind];
  const { subject, text, html } = renderEmail(
    {
      ...content,
      language: 'en',
      exhibition: content.exhibition && { ...content.exhibition, slotMinutes: 30 },
    } as EmailContent,
    {
      publicUrl: 'https://meet.example.org',
      key: 'the-key',
      now: new Date('2025-05-20T02:00:00Z'),
      places: () => 'Hall 3',
    },
  );
  const shown = html.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ');
  for (const words of [subject, text, shown]) expect(words.replace(CLOCK, '')).not.toMatch(/\bhours?\b/i);
});
