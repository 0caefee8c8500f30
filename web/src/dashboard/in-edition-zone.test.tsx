// The dashboard's clock: that of its draft while visitors see no edition, else the site's.
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFairZone } from '../i18n/use-fair-zone.ts';
import { renderIn } from '../lib/testing/render-in.tsx';
import { demoEdition } from '../queries/testing/schedule-fixture.ts';
import { InEditionZone } from './in-edition-zone.tsx';

const Zone = () => <p>{useFairZone().timeZone}</p>;
const NONE_YET = { code: 'server.unavailable', message: 'None yet', reason: { code: 'edition.none-yet' } };

it.each([
  ['the draft', () => Response.json(NONE_YET, { status: 503 }), 'Asia/Dubai'],
  ['the open edition', () => Response.json({ ...demoEdition(), timeZone: 'Europe/Berlin' }), 'Europe/Berlin'],
])('the clock is that of %s', async (_, site, zone) => {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/edition' ? site() : Response.json({ ...demoEdition(), timeZone: 'Asia/Dubai' }),
  );
  renderIn(
    <InEditionZone>
      <Zone />
    </InEditionZone>,
  );
  expect(await screen.findByText(zone)).toBeDefined();
});
