// Menu that exports what the list shows, as registrations or meetings, for any spreadsheet.

import { exportMeetings, exportRegistrations } from '@visavis/contract/export/calls';
import { EXPORT_FORMATS, type ExportFormat } from '@visavis/contract/export/formats';
import type { RegistrationFilter } from '@visavis/contract/meeting/filter';
import { Download } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { callFile, saveFile } from '../../../lib/file-call.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useClickOutside } from '../../../ui/use-click-outside.ts';
import styles from './export-menu.module.css';

const CONTENTS = { registrations: exportRegistrations, meetings: exportMeetings } as const;
type Content = keyof typeof CONTENTS;
const CHOICES = (Object.keys(CONTENTS) as Content[]).flatMap((content) =>
  EXPORT_FORMATS.map((format) => ({ content, format, id: `${content}-${format}` })),
);

export function ExportMenu({ filter }: { filter: RegistrationFilter }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { busy, failure, fetchFile } = useExport(filter);
  const place = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useClickOutside(place, isOpen, () => setOpen(false));
  useEffect(() => {
    if (!isOpen) return;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [isOpen]);
  return (
    <div ref={place} className={styles.place}>
      <Button
        ref={toggle}
        variant="secondary"
        className={styles.toggle}
        icon={<Download aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.word}>{text('review.export')}</span>
      </Button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        <p className={styles.note}>{text('review.exportNote')}</p>
        {failure !== null && <Banner kind="error">{failure}</Banner>}
        <ul>
          {CHOICES.map(({ content, format, id }) => (
            <li key={id}>
              <Button
                variant="text"
                className={styles.choice}
                busy={busy === id}
                busyText={text('review.exporting')}
                onClick={() => fetchFile(content, format, id)}
              >
                {text(`review.export.${content}`, { format: format.toUpperCase() })}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function useExport(filter: RegistrationFilter) {
  const text = useText();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const fetchFile = async (content: Content, format: ExportFormat, id: string) => {
    if (busy) return;
    setBusy(id);
    setFailure(null);
    try {
      saveFile(await callFile(CONTENTS[content], { query: { ...filter, format } }));
    } catch (error) {
      if (!isSessionOver(error)) setFailure(sentenceOf(text, error, text('review.exportFailed')));
    } finally {
      setBusy(null);
    }
  };
  return { busy, failure, fetchFile };
}
