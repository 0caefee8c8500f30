// Category names in the reader's language, in the whole interest step and in an exhibitor's tags.
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Interest } from '@visavis/domain/interest/schema';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ExhibitorPage } from '../features/directory/exhibitor-page.tsx';
import { answer, beginAnswers, detail, visit } from '../features/directory/testing/directory-visit.tsx';
import { InterestsPage } from '../features/interests/interests-page.tsx';
import { activateLanguage, loadLanguage, loadWords } from '../i18n/catalogue.ts';

const SKINCARE = { name: 'Skincare', names: { ms: 'Penjagaan kulit', 'zh-Hans': '护肤' } };
const SERUMS = { name: 'Serums', names: { ms: 'Serum wajah', 'zh-Hans': '精华' } };
/** Has no translations. */
const BALMS = { name: 'Balms' };

const nothing = () => undefined;

beforeAll(async () => {
  await loadWords(['interests', 'directory']);
  for (const language of ['ms', 'zh-Hans'] as const) await loadLanguage(language);
});

afterEach(() => activateLanguage('en'));

function InterestStep() {
  const [selected, setSelected] = useState<Interest[]>([]);
  return (
    <InterestsPage
      selected={selected}
      onChange={setSelected}
      matches={null}
      onBack={nothing}
      onNext={nothing}
      stepper={null}
    />
  );
}

const LANGUAGES = ['ms', 'zh-Hans'] as const;

it.each(LANGUAGES)('translates the interest step to %s', async (language) => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address === '/api/categories'
        ? [{ id: 1, ...SKINCARE }]
        : [
            { id: 11, ...SERUMS },
            { id: 12, ...BALMS },
          ],
    ),
  );
  activateLanguage(language);
  render(<InterestStep />);
  await userEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^${SKINCARE.names[language]}`) }),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: SERUMS.names[language] }));
  // The chosen one has a remove button.
  screen.getByRole('button', { name: new RegExp(`^\\S+ ${SERUMS.names[language]}$`) });
  screen.getByRole('checkbox', { name: BALMS.name });
  expect(document.body.textContent).not.toMatch(/Skincare|Serums/);
});

it.each(LANGUAGES)('translates the tags of an exhibitor to %s', async (language) => {
  const answers = beginAnswers();
  answers['/api/exhibitors/3/products'] = answer([]);
  answers['/api/directory/3'] = answer(
    detail(3, {
      subCategories: [SERUMS.name, BALMS.name],
      subCategoryNames: { [SERUMS.name]: SERUMS.names },
    }),
  );
  activateLanguage(language);
  visit({
    answers,
    pages: {
      '/exhibitions/3': (
        <ExhibitorPage
          id={3}
          edition={undefined}
          listSearch=""
          productKindOf={() => 'jar'}
          notFound={null}
          choice={{
            chosen: [],
            maximum: 8,
            onAdd: nothing,
            onRemove: nothing,
            continuePath: '/next',
            continueLabel: 'Continue your registration',
          }}
        />
      ),
    },
    at: '/exhibitions/3',
  });
  const tag = await screen.findByText(SERUMS.names[language]);
  within(tag.closest('ul') ?? document.body).getByText(BALMS.name);
  expect(screen.queryByText(SERUMS.name)).toBeNull();
});
