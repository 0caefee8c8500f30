// The exhibitors with the most, or the fewest, hours booked.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Overview } from '@visavis/contract/overview/endpoints';
import { monogram, preferredPigment } from '@visavis/domain/exhibitor/pigment';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import styles from '../../../ui/panel.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import type { ListPath } from '../list-path.ts';
import { RankedList } from './ranked-list.tsx';

interface ExhibitorsPanelProps {
  order: 'most-booked' | 'least-booked';
  exhibitors: Overview['mostBooked'];
  exhibitorCount: number;
  listPath: ListPath;
}

export function ExhibitorsPanel({ order, exhibitors, exhibitorCount, listPath }: ExhibitorsPanelProps) {
  const text = useText();
  const title = text(order === 'most-booked' ? 'overview.mostBooked' : 'overview.leastBooked');
  const capacities = new Set(exhibitors.map(({ capacity }) => capacity));
  const [only] = capacities;
  const isAlike = capacities.size === 1;
  return (
    <Panel
      title={title}
      aside={
        exhibitorCount > 0 && (
          <span className={styles.aside}>
            {isAlike && only !== undefined && <span>{text('overview.ofHours', { count: only })}</span>}
            <Link
              to={`${DASHBOARD_PATHS.exhibitors}?order=${order}`}
              aria-label={`${title}: ${text('overview.allExhibitors', { count: exhibitorCount })}`}
            >
              {text('overview.allExhibitors', { count: exhibitorCount })}
            </Link>
          </span>
        )
      }
    >
      {exhibitors.length === 0 ? (
        <p>{text(exhibitorCount === 0 ? 'overview.noExhibitors' : 'overview.noBooked')}</p>
      ) : (
        <RankedList
          items={exhibitors.map(({ id, name, meetings, capacity }) => ({
            id,
            mark: <Swatch pigment={preferredPigment(name)} letter={monogram(name)} size={22} />,
            name,
            figure: isAlike ? String(meetings) : text('overview.nOfM', { meetings, capacity }),
            label: text('overview.exhibitorLink', { name, meetings, capacity }),
            share: capacity === 0 ? 0 : meetings / capacity,
            to: listPath({ exhibitor: id }),
          }))}
        />
      )}
    </Panel>
  );
}
