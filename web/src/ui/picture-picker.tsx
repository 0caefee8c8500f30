// A button that asks for a picture from the device.
import { PICTURE_TYPES } from '@visavis/domain/exhibitor/picture';
import { type ReactNode, useId, useRef } from 'react';
import { Button, type ButtonVariant } from './button.tsx';

/** What the server can turn into sizes of its own. */
export const ACCEPTED_PICTURES = PICTURE_TYPES.join();

interface PicturePickerProps {
  words: string;
  /** Accessible name, where the words alone do not say whose picture it is. */
  label?: string;
  variant?: ButtonVariant;
  icon?: ReactNode;
  onPick: (picture: File) => void;
}

export function PicturePicker({ words, label, variant = 'text', icon, onPick }: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept={ACCEPTED_PICTURES}
        hidden
        aria-label={label ?? words}
        onChange={({ target }) => {
          const picture = target.files?.[0];
          if (picture) onPick(picture);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button variant={variant} icon={icon} aria-label={label} onClick={() => input.current?.click()}>
        {words}
      </Button>
    </>
  );
}
