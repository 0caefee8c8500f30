// A button that saves the search of a list for all staff, under a name that its dialog asks for.
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { useAction } from '../queries/use-action.ts';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';

/** @param onSave saves the view; it throws what a failed call throws */
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
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const save = useAction({
    act: () => onSave(name),
    failed: text('dashboard.viewNotSaved'),
    done: onClose,
    refused: () => input.current?.focus(),
  });
  const submit = () => {
    void save.run();
  };
  return (
    <FormDialog
      title={text('dashboard.saveView')}
      initialFocusRef={input}
      onClose={onClose}
      submit={{ words: text('dashboard.save'), isBusy: save.isBusy, busyText: text('dashboard.saving') }}
      onSubmit={submit}
    >
      <TextField
        ref={input}
        label={text('dashboard.viewName')}
        help={text('dashboard.viewNameHelp')}
        error={save.failure ?? undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
