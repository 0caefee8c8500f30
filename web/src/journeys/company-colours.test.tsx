// A company keeps one colour for a visitor, from the first selection to the schedule after submission.
import { cleanup, render, screen } from '@testing-library/react';
import { preferredPigment } from '@visavis/domain/exhibitor/pigment';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { createMemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import {
  beginAnswers,
  button,
  openPage as openMatches,
  respond,
} from '../features/matching/testing/matching-visit.tsx';
import { MySchedulePage } from '../features/my-schedule/my-schedule-page.tsx';
import { demoSchedule, meeting } from '../features/my-schedule/testing/schedule-fixture.ts';
import { renderScheduler } from '../features/scheduling/testing/render-scheduler.tsx';
import { ThankYouPage } from '../features/scheduling/thank-you-page.tsx';
import { renderRouter } from '../lib/testing/render-in.tsx';
import { exhibitor, planned } from '../queries/testing/schedule-fixture.ts';

// Three names that hash to one colour, and two that hash to the colours next to it.
const JUNO = exhibitor(1, 'Juno');
const MICA = exhibitor(2, 'Mica');
const WREN = exhibitor(3, 'Wren');
const CORVO = exhibitor(4, 'Corvo');
const DUNE = exhibitor(5, 'Dune');

/** Colours by the letter on swatches and pans; fails if a company has two colours. */
function shownColours(): Record<string, number> {
  const colours: Record<string, number> = {};
  for (const swatch of document.querySelectorAll<HTMLElement>('[data-pigment]')) {
    const letter = swatch.textContent.trim();
    const pigment = Number(swatch.dataset.pigment);
    if (letter === '') continue;
    expect(colours[letter] ?? pigment).toBe(pigment);
    colours[letter] = pigment;
  }
  return colours;
}

async function choose(
  selected: Exhibitor[],
  change: (user: ReturnType<typeof openMatches>['user']) => Promise<void>,
) {
  const answers = beginAnswers();
  answers.search = () => respond([JUNO, MICA, WREN, CORVO, DUNE]);
  const { user } = openMatches({ selected });
  await screen.findByText('Showing 5 out of 5 matches');
  await change(user);
  const colours = shownColours();
  cleanup();
  return colours;
}

async function schedule(exhibitors: Exhibitor[]) {
  await renderScheduler({
    exhibitors,
    plan: exhibitors.map((one, index) => planned(one, 1, 660 + 60 * index)),
  });
  const colours = shownColours();
  cleanup();
  return colours;
}

function thank(exhibitors: Exhibitor[]) {
  render(
    <ThankYouPage
      meetings={exhibitors.map((one, index) => planned(one, 1, 660 + 60 * index))}
      lead="Thanks."
      onHome={() => {}}
    />,
  );
  const colours = shownColours();
  cleanup();
  return colours;
}

async function openSchedule(exhibitors: Exhibitor[]) {
  vi.stubGlobal('EventSource', undefined);
  const meetings = exhibitors.map(({ id, company_name }, index) =>
    meeting(index + 1, company_name, 1, 660 + 60 * index, { exhibitorId: id }),
  );
  vi.stubGlobal('fetch', async () => Response.json(demoSchedule(meetings)));
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <MySchedulePage unknownLink="" hourPage={() => null} ofEdition={(_id, page) => page} />,
      },
    ],
    { initialEntries: ['/?key=secret'] },
  );
  renderRouter(router);
  await screen.findByRole('heading', { level: 2 });
  const colours = shownColours();
  cleanup();
  return colours;
}

it('from Top Matches to My schedule a company keeps its colour, in whatever order pages list it', async () => {
  const chosen = await choose([], async (user) => {
    for (const name of ['Mica', 'Juno', 'Wren']) await user.click(button(`Select, ${name}`));
  });
  const first = preferredPigment('Mica');
  expect(chosen).toEqual({ M: first, J: first + 1, W: first + 2 });

  expect(await schedule([WREN, JUNO, MICA])).toEqual(chosen);
  // One is removed and two are added; the removed one keeps its colour reserved.
  const { M, ...kept } = chosen;
  const later = await choose([MICA, JUNO, WREN], async (user) => {
    await user.click(button('Selected, Mica'));
    for (const name of ['Corvo', 'Dune']) await user.click(button(`Select, ${name}`));
  });
  expect(later).toEqual({ ...kept, C: first + 3, D: first + 4 });
  expect(thank([DUNE, CORVO, WREN, JUNO])).toEqual(later);
  expect(await openSchedule([CORVO, DUNE, JUNO, WREN])).toEqual(later);
  expect(await schedule([MICA])).toEqual({ M });
});

it('a schedule opened on another device assigns colours there once', async () => {
  const seen = await openSchedule([WREN, MICA]);
  expect(seen).toEqual({ W: preferredPigment('Wren'), M: preferredPigment('Wren') + 1 });
  expect(await openSchedule([MICA, WREN])).toEqual(seen);
  expect(thank([MICA, WREN])).toEqual(seen);
});
