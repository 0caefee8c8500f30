// Asks for the name under which the search of a list is saved for all staff.
import { Plus } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { sentenceOf } from '../i18n/refusal.ts';
import { useText } from '../i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';

/** @param onSave throws the refusal of a name */
export function SaveViewButton({ onSave }: { onSave: (name: string) => Promise<void> }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" icon={<Plus aria-hidden />} onClick={() => setOpen(true)}>
        {text('dashboard.saveView')}
      </Button>
      {isOpen && <NameDialog onSave={onSave} onClose={() => setOpen(false)} />}
    </>
  );
}

function NameDialog({ onSave, onClose }: { onSave: (name: string) => Promise<void>; onClose: () => void }) {
  const text = useText();
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    setRefusal(undefined);
    try {
      await onSave(name);
      onClose();
    } catch (error) {
      setRefusal(sentenceOf(text, error, text('dashboard.viewNotSaved')));
      setSaving(false);
      input.current?.focus();
    }
  };
  return (
    <Dialog
      open
      title={text('dashboard.saveView')}
      initialFocusRef={input}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('dashboard.cancel')}
          </Button>
          <Button type="submit" form={form} busy={isSaving} busyText={text('dashboard.saving')}>
            {text('dashboard.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          ref={input}
          label={text('dashboard.viewName')}
          help={text('dashboard.viewNameHelp')}
          error={refusal}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
