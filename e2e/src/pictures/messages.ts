// Pictures of the message that a visitor gets after registering, in each of the other languages.
import { registerVisitor } from '@visavis/contract/submission/endpoints';
import type { Language } from '@visavis/domain/language/languages';
import { submissionOf } from '../fixtures/draft.ts';
import { type Gallery, storeNewDraft, visit } from './gallery.ts';
import { linkOfMessage, logIn } from './organiser.ts';

const LANGUAGES: readonly { mark: string; language: Language }[] = [
  { mark: 'ms', language: 'ms' },
  { mark: 'zh-hans', language: 'zh-Hans' },
];

export async function walkMessages(gallery: Gallery): Promise<void> {
  for (const { mark, language } of LANGUAGES) {
    let email = '';
    await visit(
      gallery,
      async (here) => {
        const draft = await storeNewDraft(here, { companies: 2 });
        email = draft.registration.email.replace('@', `.${mark}@`);
        const data = submissionOf({ ...draft, registration: { ...draft.registration, email } });
        const answer = await here.page.request.post(registerVisitor.path, { data });
        if (!answer.ok()) throw new Error(`no registration: ${answer.status()} ${await answer.text()}`);
      },
      { language },
    );
    await visit(gallery, async ({ page, shoot }) => {
      await page.goto('/dashboard');
      await logIn(page);
      await linkOfMessage(page, email);
      await shoot(`dashboard-email-${mark}`, { whole: true });
    });
  }
}
