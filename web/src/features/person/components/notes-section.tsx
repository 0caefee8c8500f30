// The section with staff notes: all staff read them, editors add them, and authors change and delete their own.
import { addNote, changeNote, deleteNote } from '@visavis/contract/person/calls';
import type { Person, PersonNote } from '@visavis/contract/person/person';
import { can } from '@visavis/domain/identity/grants';
import { NOTE_LIMIT } from '@visavis/domain/person/note';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useUnsentText } from '../../../lib/use-unsent-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import textStyles from '../../../ui/text.module.css';
import { TextArea } from '../../../ui/text-area.tsx';
import { useFocusHandover } from '../../../ui/use-focus-handover.ts';
import { useNotes } from '../use-notes.ts';
import styles from './notes-section.module.css';

export function NotesSection({ person: { reference, notes } }: { person: Person }) {
  const text = useText();
  const role = useRole();
  const { run, isBusy, failure } = useNotes(reference);
  const [typed, setTyped] = useUnsentText(`note ${reference}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const content = typed.trim();
    if (content === '' || isBusy) return;
    if (!(await run(() => call(addNote, { params: { reference }, body: { content } })))) return;
    setTyped('');
    // The button disappears with the typed text.
    field.current?.focus();
  };
  return (
    <Section id="notes" title={text('people.notes')}>
      {notes.length > 0 && (
        <ul className={styles.list}>
          {notes.map((note) => (
            <Note key={note.id} note={note} reference={reference} />
          ))}
        </ul>
      )}
      {notes.length === 0 && !can(role, 'note.write') && (
        <p className={textStyles.wrappedNote}>{text('people.noNotes')}</p>
      )}
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      {can(role, 'note.write') && (
        <form className={styles.form} onSubmit={add}>
          <TextArea
            ref={field}
            label={text('people.newNote')}
            help={text('people.onlyStaff')}
            rows={3}
            maxLength={NOTE_LIMIT}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {typed.trim() !== '' && (
            <Button
              type="submit"
              className={styles.compact}
              busy={isBusy}
              busyText={text('dashboard.saving')}
            >
              {text('people.addNote')}
            </Button>
          )}
        </form>
      )}
    </Section>
  );
}

function Note({ note, reference }: { note: PersonNote; reference: string }) {
  const text = useText();
  const instants = useInstants();
  const role = useRole();
  const { run, isBusy, failure } = useNotes(reference);
  const { id, version, content, by, createdAt, changedAt, isOwn } = note;
  const [unsent, setUnsent] = useUnsentText(`changed note ${id}`);
  const [typed, setTyped] = useState(unsent === '' ? null : unsent);
  const [isDeleting, setDeleting] = useState(false);
  const mayChange = isOwn && can(role, 'note.write');
  const mayDelete = mayChange || can(role, 'note.delete-any');
  const when = instants.instant(createdAt);
  const type = (changed: string) => {
    setTyped(changed);
    setUnsent(changed);
  };
  const place = useRef<HTMLLIElement>(null);
  useFocusHandover(place, () => place.current?.closest('section'));
  // Editing and reading replace each other: the focus stays with the note.
  const isEditing = typed !== null;
  const turned = useRef(isEditing);
  useEffect(() => {
    if (turned.current === isEditing) return;
    turned.current = isEditing;
    place.current?.querySelector<HTMLElement>('textarea, button')?.focus();
  }, [isEditing]);
  const close = () => {
    setTyped(null);
    setUnsent('');
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (typed === null || typed.trim() === '') return;
    const body = { version, content: typed.trim() };
    if (await run(() => call(changeNote, { params: { id }, body }))) close();
  };
  return (
    <li ref={place}>
      {typed === null ? (
        <p className={textStyles.lines} dir="auto">
          {content}
        </p>
      ) : (
        <form className={styles.form} onSubmit={save}>
          <TextArea
            label={text('people.changeNote')}
            rows={3}
            maxLength={NOTE_LIMIT}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
          <div className={styles.buttons}>
            <Button variant="secondary" className={styles.compact} onClick={close}>
              {text('ui.cancel')}
            </Button>
            <Button
              type="submit"
              className={styles.compact}
              busy={isBusy}
              busyText={text('dashboard.saving')}
            >
              {text('people.saveChanges')}
            </Button>
          </div>
        </form>
      )}
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      <p className={textStyles.wrappedNote}>
        {text(changedAt === null ? 'people.noteBy' : 'people.noteChanged', { by, when })}
      </p>
      {typed === null && (mayChange || mayDelete) && (
        <div className={styles.buttons}>
          {mayChange && (
            <Button variant="text" className={styles.small} onClick={() => setTyped(content)}>
              {text('people.edit')}
              <span className="visually-hidden"> {text('people.noteOf', { by, when })}</span>
            </Button>
          )}
          {mayDelete && (
            <Button variant="text" className={styles.small} onClick={() => setDeleting(true)}>
              {text('people.delete')}
              <span className="visually-hidden"> {text('people.noteOf', { by, when })}</span>
            </Button>
          )}
        </div>
      )}
      {isDeleting && (
        <QuestionDialog
          title={text('people.deleteNoteTitle')}
          answer={{
            words: text('people.delete'),
            isDangerous: true,
            onPress: () => {
              setDeleting(false);
              void run(() => call(deleteNote, { params: { id }, query: { version } }));
            },
          }}
          onCancel={() => setDeleting(false)}
        >
          <p dir="auto">{content}</p>
        </QuestionDialog>
      )}
    </li>
  );
}
