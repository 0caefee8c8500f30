// The tags of a person: each can be removed, and more can be added by name.
import { useQueryClient } from '@tanstack/react-query';
import type { Person } from '@visavis/contract/person/person';
import { tagPeople } from '@visavis/contract/tag/calls';
import { can } from '@visavis/domain/identity/grants';
import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { TagField } from '../../../list/bulk/tag-field.tsx';
import { TagList } from '../../../list/tag-list.tsx';
import { refreshTags, useTags } from '../../../queries/use-tags.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chip.tsx';
import { useNotes } from '../use-notes.ts';
import styles from './person-tags.module.css';

export function PersonTags({ person }: { person: Person }) {
  const role = useRole();
  const { tags } = person.registration;
  if (!can(role, 'tag.write')) return <TagList tags={tags} />;
  return <OwnTags person={person} />;
}

function OwnTags({ person }: { person: Person }) {
  const text = useText();
  const queries = useQueryClient();
  const { tags } = person.registration;
  const known = useTags('all') ?? [];
  const { run, isBusy, failure } = useNotes(person.reference);
  const [isAdding, setAdding] = useState(false);
  const [name, setName] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // The form only appears because somebody wants to type in it.
  useEffect(() => {
    if (isAdding) input.current?.focus();
  }, [isAdding]);
  const change = async (action: 'add' | 'remove', tag: string): Promise<boolean> => {
    const done = await run(async () => {
      const answer = await call(tagPeople, { body: { action, name: tag, ids: [person.id] } });
      const others = tags.filter((one) => one !== answer.name);
      const now = action === 'add' ? [...others, answer.name].sort((a, b) => a.localeCompare(b)) : others;
      return { registration: { ...person.registration, tags: now } };
    });
    void refreshTags(queries);
    return done !== null;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = input.current?.form;
    if (await change('add', name)) setName('');
    // A user who has moved on meanwhile keeps typing where they are.
    if (document.activeElement === document.body || form?.contains(document.activeElement))
      input.current?.focus();
  };
  const close = () => {
    setAdding(false);
    setName('');
  };
  return (
    <div className={styles.tags}>
      <div className={styles.row}>
        {tags.length > 0 && (
          <Chips
            label={text('dashboard.tags')}
            tone="neutral"
            items={tags.map((tag) => ({
              id: tag,
              label: tag,
              removeLabel: text('people.removeTag', { tag }),
            }))}
            fallbackFocusRef={opener}
            onRemove={(tag) => void change('remove', tag)}
          />
        )}
        <Button
          ref={opener}
          variant="text"
          className={styles.small}
          icon={<Plus aria-hidden />}
          aria-expanded={isAdding}
          onClick={() => (isAdding ? close() : setAdding(true))}
        >
          {text('dashboard.tagThem.add')}
        </Button>
      </div>
      {isAdding && (
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <TagField
            ref={input}
            label={text('dashboard.tag')}
            error={failure ?? undefined}
            value={name}
            tags={known.map((tag) => tag.name).filter((tag) => !tags.includes(tag))}
            onChange={setName}
          />
          <Button type="submit" className={styles.add} busy={isBusy} busyText={text('dashboard.saving')}>
            {text('people.addTag')}
          </Button>
        </form>
      )}
      {!isAdding && failure !== null && <Banner kind="error">{failure}</Banner>}
    </div>
  );
}
