// Compares every export in every language with its recorded bytes, so that changes in the output become visible.
import { LANGUAGES } from '@visavis/domain/language/languages';
import { beforeAll, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';

const NOUNS = ['registrations', 'meetings', 'hosted', 'rooming', 'refunds'] as const;

const stand = prepareOnce(openReview);
beforeAll(async () => {
  const wishes: [number, number, number][] = [
    [1, 1, 660],
    [2, 4, 1020],
  ];
  await stand.register(wishes, {
    name: 'Renée "雅" Tan',
    companyName: '=SUM(A1:A9)',
    email: 'renee@atelier.example',
  });
  const [meeting] = (
    await stand.register([[1, 1, 720]], { country: 'Singapore', email: 'amira@kenari.example' })
  ).schedules;
  await stand.test.post(`/api/meetings/${meeting?.id}/approve`, {}, stand.editor);
  await stand.test.db
    .updateTable('registration')
    .set((row) => ({ created_at: new Date('2026-03-01T16:05:00Z'), reference: row.ref('id') as never }))
    .execute();
});

it.each(LANGUAGES)('exports for a reader of %s match the recorded ones', async (language) => {
  const files = [];
  for (const noun of NOUNS) {
    const url = `/api/exports/${noun}?format=csv`;
    const headers = { ...stand.admin, 'accept-language': language };
    const { body, statusCode, headers: sent } = await stand.test.app.inject({ method: 'GET', url, headers });
    files.push(`=== ${noun}: ${statusCode}, ${sent['content-disposition']}\n${body}`);
  }
  await expect(files.join('\n')).toMatchFileSnapshot(`recorded/${language.toLowerCase()}.txt`);
});
