// A button that asks for a picture from the device.
import { type ReactNode, useId, useRef } from 'react';
import { Button, type ButtonVariant } from './button.tsx';

interface PicturePickerProps {
  words: string;
  /** Media types, separated by commas. */
  accept: string;
  /** Accessible name, if the visible text does not say whose picture it is. */
  label?: string;
  variant?: ButtonVariant;
  icon?: ReactNode;
  onPick: (picture: File) => void;
}

export function PicturePicker({ words, accept, label, variant = 'text', icon, onPick }: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        hidden
        aria-label={label ?? words}
        onChange={({ target }) => {
          const picture = target.files?.[0];
          if (picture) onPick(picture);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
      <Button variant={variant} icon={icon} aria-label={label} onClick={() => input.current?.click()}>
        {words}
      </Button>
    </>
  );
}
