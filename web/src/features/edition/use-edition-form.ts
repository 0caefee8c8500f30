// The form of an edition's settings and rooms: typed values overlay stored ones, so that a refetch loses none of them.
import type { PlannedDeletion } from '@visavis/contract/edition/deletion';
import type { StoredEdition } from '@visavis/contract/edition/stored';
import type { TouchedOutcome } from '@visavis/domain/impact/schema';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { useAction } from '../../queries/use-action.ts';
import { useToast } from '../../ui/toast.tsx';
import type { TouchedWish, useEditionChanges } from './api.ts';
import { type Entries, entryOf, SETTING_NAMES, type SettingName, withEntries } from './settings-form.ts';
import type { RoomNumbers } from './use-room-numbers.ts';

/** The typed text, and the stored value when typing began. */
interface Typed {
  entry: string;
  from: string;
}
interface Wanted {
  settings: StoredEdition['settings'];
  touched: TouchedWish;
  /** The number of people whose documents it may delete; undefined until that was confirmed. */
  deletesOf: number | undefined;
}
type Sentences = Partial<Record<SettingName, string>>;

/** The server names fields by their path in the request body. */
const PATH = 'settings.';

export function useEditionForm(
  edition: StoredEdition,
  changes: ReturnType<typeof useEditionChanges>,
  rooms: RoomNumbers,
) {
  const text = useText();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<Record<SettingName, Typed>>>({});
  const [faults, setFaults] = useState<Sentences>({});
  const [refusals, setRefusals] = useState(0);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) notice.current?.focus();
  }, [refusals]);
  const [outcome, setOutcome] = useState<TouchedOutcome | null>(null);
  /** What saving would delete, and what was to be saved, while that is being confirmed. */
  const [deletion, setDeletion] = useState<{ planned: PlannedDeletion; touched: TouchedWish } | null>(null);
  const [refused, setRefused] = useState<{ name: string } | null>(null);
  useEffect(() => {
    const field = refused && form.current?.elements.namedItem(refused.name);
    if (field instanceof HTMLElement) field.focus();
  }, [refused]);

  const stored = (name: SettingName): string => entryOf(edition.settings, name);
  const changed = SETTING_NAMES.filter((name) => {
    const entry = typed[name]?.entry;
    return entry !== undefined && entry.trim() !== stored(name);
  });

  function refuse(found: Sentences): void {
    const first = SETTING_NAMES.find((name) => found[name] !== undefined);
    setFaults(found);
    if (first) setRefused({ name: first });
  }

  const saving = useAction({
    act: async ({ settings, touched, deletesOf }: Wanted) => {
      // Rooms first: their stays belong to the days that are stored now.
      await rooms.save();
      if (changed.length === 0) return;
      const wish = { ...touched, ...(deletesOf !== undefined && { deletesOf }) };
      const came = await changes.save(edition, settings, wish);
      setTyped({});
      setOutcome(came ?? null);
    },
    failed: text('edition.notSaved'),
    done: () => toast(text('edition.saved')),
    refused: async ({ faults: given, error }, { touched }) => {
      if (error instanceof ApiError && error.deletion) {
        setDeletion({ planned: error.deletion, touched });
        return null;
      }
      if (error instanceof ApiError && error.edition) await changes.accept(error.edition);
      const found: Sentences = {};
      for (const [path, sentence] of Object.entries(given)) {
        const name = SETTING_NAMES.find((one) => path === PATH + one || path.startsWith(`${PATH}${one}.`));
        if (name) found[name] ??= sentence;
      }
      if (Object.keys(found).length > 0) {
        refuse(found);
        return null;
      }
      setRefusals((count) => count + 1);
    },
    settled: () => void rooms.refetch(),
  });

  function save(touched: TouchedWish, deletesOf?: number): void {
    const entries: Entries = Object.fromEntries(changed.map((name) => [name, typed[name]?.entry ?? '']));
    const { settings, faults: unread } = withEntries(edition.settings, entries);
    saving.forget();
    setFaults({});
    setDeletion(null);
    if (Object.keys(unread).length > 0)
      refuse(Object.fromEntries(Object.entries(unread).map(([name, id]) => [name, text(id)])));
    else if (rooms.wrong) setRefused({ name: rooms.wrong });
    else void saving.run({ settings, touched, deletesOf });
  }

  return {
    form,
    failure: saving.failure,
    /** Ref of the failure, which takes the focus when it appears. */
    notice,
    /** How many times the server has refused the form as a whole. */
    refusals,
    isSaving: saving.isBusy,
    /** In the order of the page. */
    changed,
    /** What the last change did with the affected meetings. */
    outcome,
    /** What saving would delete; null unless confirmation is pending. */
    deletion: deletion?.planned ?? null,
    agreeToDelete: () => {
      if (deletion) save(deletion.touched, deletion.planned.people.length);
    },
    keepAll: () => setDeletion(null),
    submit: (event: FormEvent, touched: TouchedWish) => {
      event.preventDefault();
      if (!saving.isBusy && changed.length + rooms.changed.length > 0) save(touched);
    },
    discard: () => {
      setTyped({});
      rooms.discard();
      setFaults({});
      saving.forget();
    },
    /** The text of a field. */
    entry: (name: SettingName): string => typed[name]?.entry ?? stored(name),
    fault: (name: SettingName): string | undefined => faults[name],
    /** What somebody else stored in a field while it was being edited. */
    meanwhile: (name: SettingName): string | undefined => {
      const one = typed[name];
      return one && one.from !== stored(name) && one.entry !== stored(name) ? stored(name) : undefined;
    },
    type: (name: SettingName, entry: string) => {
      setOutcome(null);
      setTyped((before) => ({ ...before, [name]: { entry, from: before[name]?.from ?? stored(name) } }));
      setFaults(({ [name]: _, ...others }) => others);
    },
  };
}

export type EditionForm = ReturnType<typeof useEditionForm>;
