// The section with an exhibitor's representatives, and how many meetings it can have at the same time.
import { PLACES_LIMIT } from '@visavis/domain/exhibitor/limits';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { Button } from '../../../ui/button.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import textStyles from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { isUntouchedPerson, type PersonDraft } from '../draft.ts';
import type { ExhibitorForm } from '../form.ts';
import styles from './people-section.module.css';
import { PersonDialog } from './person-dialog.tsx';

const newPerson = (): PersonDraft => ({
  key: randomKey(),
  id: null,
  name: '',
  title: '',
  email: '',
  languages: '',
  hours: null,
});

interface PeopleSectionProps {
  form: ExhibitorForm;
  /** The id of the exhibitor's edition; undefined for a new exhibitor. */
  edition: number | undefined;
}

export function PeopleSection({ form, edition }: PeopleSectionProps) {
  const text = useText();
  const dates = useDates();
  const { draft, set, errors, isReadOnly } = form;
  const { people, places } = draft;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const open = people.find(({ key }) => key === openKey);
  const nameOf = ({ name }: PersonDraft): string => name.trim() || text('exhibitors.unnamed');
  const remove = (removed: PersonDraft) => set({ people: people.filter(({ key }) => key !== removed.key) });
  return (
    <Section
      id="people"
      title={text('exhibitors.people')}
      aside={
        !isReadOnly && (
          <Button
            ref={add}
            variant="secondary"
            className={styles.add}
            icon={<Plus aria-hidden />}
            onClick={() => {
              const person = newPerson();
              set({ people: [...people, person] });
              setOpenKey(person.key);
            }}
          >
            {text('exhibitors.addPerson')}
          </Button>
        )
      }
    >
      {people.length === 0 ? (
        <p className={textStyles.quiet}>{text('exhibitors.noPeople')}</p>
      ) : (
        <ul>
          {people.map((person) => (
            <li key={person.key} className={styles.person}>
              <div className={styles.who}>
                <button
                  type="button"
                  className={styles.name}
                  aria-haspopup="dialog"
                  onClick={() => setOpenKey(person.key)}
                >
                  <bdi>{nameOf(person)}</bdi>
                </button>
                <p>{dates.series([person.title, person.email].filter(Boolean))}</p>
                {refusedOf(errors, person) && <p className={styles.error}>{refusedOf(errors, person)}</p>}
              </div>
              <p className={styles.speaks}>{person.languages}</p>
              <p className={styles.present}>
                {person.hours === null
                  ? text('exhibitors.allHours')
                  : text('exhibitors.ownHours', { count: person.hours.length })}
              </p>
              {!isReadOnly && (
                <MenuButton
                  label={text('exhibitors.actionsOf', { name: nameOf(person) })}
                  items={[
                    {
                      id: 'edit',
                      words: text('exhibitors.editPerson'),
                      onChoose: () => setOpenKey(person.key),
                    },
                    {
                      id: 'remove',
                      words: text('exhibitors.remove'),
                      onChoose: () => {
                        remove(person);
                        add.current?.focus();
                      },
                    },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.places}>
        <SelectField
          label={text('exhibitors.placesFrom')}
          disabled={isReadOnly}
          value={places.from}
          options={[
            { value: 'hand', label: text('exhibitors.placesByHand') },
            { value: 'representatives', label: text('exhibitors.placesByPeople') },
          ]}
          onChange={({ target }) =>
            set({ places: { ...places, from: target.value === 'hand' ? 'hand' : 'representatives' } })
          }
        />
        {places.from === 'hand' && (
          <TextField
            label={text('exhibitors.places')}
            type="number"
            min={1}
            max={PLACES_LIMIT}
            readOnly={isReadOnly}
            error={errors['places.count'] ?? errors.places}
            value={Number.isNaN(places.count) ? '' : places.count}
            onChange={({ target }) => set({ places: { ...places, count: target.valueAsNumber } })}
          />
        )}
      </div>
      {open && (
        <PersonDialog
          person={open}
          edition={edition}
          errors={errors}
          isReadOnly={isReadOnly}
          onChange={(change) =>
            set({
              people: people.map((person) => (person.key === open.key ? { ...person, ...change } : person)),
            })
          }
          onClose={() => {
            if (isUntouchedPerson(open)) remove(open);
            setOpenKey(null);
          }}
          onRemove={() => {
            remove(open);
            setOpenKey(null);
          }}
          returnFocusRef={add}
        />
      )}
    </Section>
  );
}

function refusedOf(errors: Readonly<Record<string, string>>, { key }: PersonDraft): string | undefined {
  return Object.entries(errors).find(([path]) => path.startsWith(`representatives.${key}.`))?.[1];
}
