// A carousel of an application's documents: previous and next, dots, Left and Right keys, and the download.
import { makeDocumentAddress } from '@visavis/contract/document/calls';
import type { DocumentInfo } from '@visavis/contract/hosted-buyer/row';
import { ChevronLeft, ChevronRight, Download, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { CarouselButton, CarouselButtonPlace, CarouselDots, useTurnByKey } from '../../../ui/carousel.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Failure } from '../../../ui/failure.tsx';
import stackStyles from '../../../ui/stack.module.css';
import textStyles from '../../../ui/text.module.css';
import styles from './document-carousel.module.css';
import { DocumentView } from './document-view.tsx';

/** The stage scrolls when its content is larger, so it must be focusable. */
const MOVED_BY_KEYS = { tabIndex: 0 };

interface DocumentCarouselProps {
  /** At least one. */
  documents: readonly DocumentInfo[];
  /** Index of the current one, from 0. */
  place: number;
  onTurn: (place: number) => void;
}

export function DocumentCarousel({ documents, place, onTurn }: DocumentCarouselProps) {
  const text = useText();
  const [isEnlarged, setEnlarged] = useState(false);
  /** Downloads through a single-use URL. */
  const download = useAction({
    act: (id: number) => call(makeDocumentAddress, { params: { id } }),
    failed: text('hostedBuyers.downloadFailed'),
    done: ({ url }) => openInTab(url),
  });
  const total = documents.length;
  const document = documents[place];
  const turnTo = (next: number) => {
    download.forget();
    setEnlarged(false);
    onTurn((next + total) % total);
  };
  // An enlarged page uses the same keys to scroll.
  const carousel = useTurnByKey<HTMLFieldSetElement>(place, total, turnTo, isEnlarged);
  if (!document) return null;
  const mayOpen = document.mayOpen && !document.isDeleted;
  const position = text('hostedBuyers.position', { position: place + 1, total });
  return (
    <fieldset
      ref={carousel}
      className={styles.carousel}
      aria-roledescription={text('hostedBuyers.carousel')}
      aria-label={text('hostedBuyers.uploadedDocuments')}
    >
      {/* The list of the files shows the same. */}
      <p className="visually-hidden" aria-live="polite">
        {`${text.choice('documentKind', document.kind)}, ${document.filename}`}
      </p>
      {mayOpen && (
        <div className={styles.zoom}>
          <CarouselButton
            label={text('hostedBuyers.enlarge')}
            title={text('hostedBuyers.enlarge')}
            isPressed={isEnlarged}
            onPress={() => setEnlarged(!isEnlarged)}
          >
            {isEnlarged ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
          </CarouselButton>
        </div>
      )}
      <section
        className={classNames(styles.stage, isEnlarged && styles.enlarged)}
        aria-roledescription={text('hostedBuyers.slide')}
        aria-label={text('hostedBuyers.slideOf', { position, filename: document.filename })}
        {...MOVED_BY_KEYS}
      >
        <DocumentView key={document.id} document={document} />
      </section>
      <div className={stackStyles.spread3}>
        <TurnButton
          label={text('hostedBuyers.previousDocument')}
          isShown={total > 1}
          onPress={() => turnTo(place - 1)}
        >
          <ChevronLeft aria-hidden />
        </TurnButton>
        <div className={styles.middle}>
          <p className={textStyles.noteFigures}>{position}</p>
          {total > 1 && (
            <CarouselDots
              ids={documents.map(({ id }) => id)}
              place={place}
              labelOf={(position) => text('hostedBuyers.showDocument', { position })}
              onTurn={turnTo}
            />
          )}
        </div>
        <TurnButton
          label={text('hostedBuyers.nextDocument')}
          isShown={total > 1}
          onPress={() => turnTo(place + 1)}
        >
          <ChevronRight aria-hidden />
        </TurnButton>
        {mayOpen && (
          <Button
            className={styles.download}
            variant="secondary"
            icon={<Download aria-hidden />}
            busy={download.isBusy}
            busyText={text('hostedBuyers.preparing')}
            onClick={() => void download.run(document.id)}
          >
            {text('hostedBuyers.download')}
          </Button>
        )}
      </div>
      <Failure of={download} />
    </fieldset>
  );
}

interface TurnButtonProps {
  label: string;
  isShown: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

function TurnButton({ label, isShown, onPress, children }: TurnButtonProps) {
  if (!isShown) return <CarouselButtonPlace />;
  return (
    <CarouselButton label={label} onPress={onPress}>
      {children}
    </CarouselButton>
  );
}

/** Uses a link because popup blockers stop window.open once an await separates it from the press. */
function openInTab(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  document.body.append(link);
  link.click();
  link.remove();
}
