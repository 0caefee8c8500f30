// A sentence of an email: text with placeholders as unbreakable tokens, which a menu inserts at the caret.
import type { Language } from '@visavis/domain/language/languages';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useText } from '../../../i18n/text.ts';
import { FieldNote } from '../../../ui/field.tsx';
import textStyles from '../../../ui/text.module.css';
import { nameOfPlaceholder } from '../text-names.ts';
import {
  drawSentence,
  hasTypedField,
  insertToken,
  putCaretAtEnd,
  readSentence,
  removeTokenBefore,
  type TokenLook,
  tokenOf,
} from '../token-text.ts';
import styles from './token-field.module.css';

interface TokenFieldProps {
  label: string;
  language: Language;
  value: string;
  placeholders: readonly string[];
  error: string | undefined;
  isBehind: boolean;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

export function TokenField(props: TokenFieldProps) {
  const { label, language, value, placeholders, error, isBehind, isReadOnly, onChange } = props;
  const text = useText();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const caret = useRef<Range | null>(null);
  const look: TokenLook = {
    className: styles.token ?? '',
    nameOf: (placeholder) =>
      placeholders.includes(placeholder) ? nameOfPlaceholder(text, placeholder) : undefined,
  };

  const draw = (shown: HTMLElement) => {
    drawSentence(shown, value, look);
    caret.current = null;
  };
  // Typed text is already in the element: only other changes are drawn, as drawing moves the caret.
  useLayoutEffect(() => {
    const shown = element.current;
    if (shown && (readSentence(shown) !== value || shown.childNodes.length === 0)) draw(shown);
  });
  useEffect(() => {
    const keep = () => {
      const selection = getSelection();
      const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
      if (range && element.current?.contains(range.commonAncestorContainer))
        caret.current = range.cloneRange();
    };
    document.addEventListener('selectionchange', keep);
    return () => document.removeEventListener('selectionchange', keep);
  }, []);

  const read = () => {
    if (element.current) onChange(readSentence(element.current));
  };
  const insertText = (words: string) => {
    const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : undefined;
    if (!range) return;
    range.deleteContents();
    const node = document.createTextNode(words.replace(/\s+/g, ' '));
    range.insertNode(node);
    getSelection()?.collapse(node, node.length);
    read();
  };
  const insertField = (placeholder: string) => {
    const token = tokenOf(placeholder, look);
    if (!element.current || !token) return;
    insertToken(element.current, token, caret.current);
    read();
  };
  // An element whose content the browser changes without React.
  const editable = {
    role: 'textbox',
    tabIndex: 0,
    'aria-labelledby': id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-note` : undefined,
    'aria-readonly': isReadOnly || undefined,
    contentEditable: !isReadOnly,
    suppressContentEditableWarning: true,
    lang: language,
    spellCheck: true,
    onInput: read,
    onBlur: () => {
      if (element.current && hasTypedField(element.current, look)) draw(element.current);
    },
    // Focused by keyboard or from a message, typing continues at the end. A press sets the caret afterwards.
    onFocus: () => {
      if (element.current) putCaretAtEnd(element.current);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') event.preventDefault();
      const selection = getSelection();
      if (event.key !== 'Backspace' || !selection?.rangeCount || !element.current) return;
      if (!removeTokenBefore(element.current, selection.getRangeAt(0))) return;
      event.preventDefault();
      read();
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      insertText(event.clipboardData.getData('text/plain'));
    },
    onDrop: (event: DragEvent) => event.preventDefault(),
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span id={id} className={textStyles.cardTitle}>
          {label}
        </span>
        {placeholders.length > 0 && !isReadOnly && (
          <select
            aria-label={text('words.addFieldTo', { name: label })}
            value=""
            onChange={({ target }) => insertField(target.value)}
          >
            <option value="">{text('words.addField')}</option>
            {placeholders.map((placeholder) => (
              <option key={placeholder} value={placeholder}>
                {nameOfPlaceholder(text, placeholder)}
              </option>
            ))}
          </select>
        )}
      </div>
      <div {...editable} ref={element} className={styles.control} data-behind={isBehind || undefined} />
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  );
}
