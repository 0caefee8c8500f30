// The people or exhibitors that a message reaches, and those left out, with the reason.
import { DASHBOARD_PATHS, personPath } from '@visavis/contract/dashboard-path';
import type { GroupMessage } from '@visavis/contract/group-message/message';
import { LANGUAGE_NAMES } from '@visavis/domain/language/languages';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { DataTable } from '../../../list/data-table.tsx';
import { ListRows } from '../../../list/list-rows.tsx';
import { useList } from '../../../list/use-list.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { type GroupPerson, PEOPLE } from '../api.ts';
import styles from '../message-page.module.css';

const idOfPerson = ({ id }: GroupPerson): number => id;

export function PeopleList({ message: { id, version, audience } }: { message: GroupMessage }) {
  const text = useText();
  const list = useList(PEOPLE, { id, version });
  const group = audience.programme;
  return (
    <ListRows
      list={list}
      idOf={idOfPerson}
      words={{
        loading: text('messages.peopleLoading', { group }),
        failed: text('messages.peopleFailed', { group }),
        found: (count) => text('messages.found', { group, count }),
      }}
      none={<EmptyState icon={<Users aria-hidden />} title={text('messages.needs.people', { group })} />}
      table={(people, busy) => (
        <DataTable
          caption={text('messages.to')}
          columns={[
            { key: 'name', title: text('messages.field.name'), small: { row: 1, side: 'start' } },
            { key: 'email', title: text.field('email'), small: 'whole' },
            { key: 'language', title: text('messages.language'), small: { row: 1, side: 'end' } },
          ]}
          rows={people.map((person) => ({
            id: person.id,
            cells: {
              name: (
                <span className={stackStyles.grid}>
                  <Link
                    to={
                      person.reference === null
                        ? `${DASHBOARD_PATHS.exhibitors}/${person.id}`
                        : personPath(person.reference)
                    }
                    dir="auto"
                  >
                    {person.name}
                  </Link>
                  <Why person={person} />
                </span>
              ),
              email: person.email,
              language: <span lang={person.language}>{LANGUAGE_NAMES[person.language]}</span>,
            },
          }))}
          busy={busy}
        />
      )}
    />
  );
}

function Why({ person: { leftOut, unknown } }: { person: GroupPerson }) {
  const text = useText();
  if (leftOut) return <span className={styles.why}>{text(`messages.out.${leftOut}`)}</span>;
  return unknown.length > 0 ? <span className={styles.why}>{text('messages.out.unknown-field')}</span> : null;
}
