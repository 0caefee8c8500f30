// Warns of bursts of unconfirmed hours, and opens the list of people behind each.
import type { Burst } from '@visavis/contract/confirmation/endpoints';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { BurstDialog } from './burst-dialog.tsx';

export function BurstWarning({ bursts }: { bursts: readonly Burst[] }) {
  const text = useText();
  const instants = useInstants();
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <section className={stackStyles.gap3} aria-label={text('overview.bursts')}>
      {bursts.map(({ registrations, hours, firstAt, lastAt }) => (
        <Banner
          key={firstAt}
          kind="error"
          action={
            <Button
              variant="text"
              aria-label={text('overview.burstSeeOf', { hours })}
              onClick={() => setOpened(firstAt)}
            >
              {text('overview.burstSee')}
            </Button>
          }
        >
          {text('overview.burst', {
            registrations,
            hours,
            from: instants.instant(firstAt),
            to: instants.instant(lastAt),
          })}
        </Banner>
      ))}
      {opened !== null && <BurstDialog firstAt={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
