// Walks through XML by events. Document types are not read, so custom entities cannot multiply.
import { message } from '@visavis/domain/message/message';
import { Parser } from 'saxen';
import { SheetRefusal } from './limits.ts';

export interface XmlEvents {
  /** Names come without a namespace prefix: 'c' for 'x:c'. */
  open?(
    name: string,
    attribute: (name: string) => string | undefined,
    attributes: () => Record<string, string>,
  ): void;
  close?(name: string): void;
  text?(text: string): void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** An error thrown by an event handler ends the walk, and is rethrown. */
export function walkXml(xml: string, events: XmlEvents): void {
  if (xml === '') return;
  const parser = new Parser();
  let failure: unknown;
  const guarded = (work: () => void) => {
    if (failure !== undefined) return;
    try {
      work();
    } catch (error) {
      failure = error;
      parser.stop();
    }
  };
  parser.on('openTag', (name, attributes, decode) =>
    guarded(() =>
      events.open?.(
        localName(name),
        (wanted) => {
          const value = attributes()[wanted];
          return value === undefined ? undefined : decode(value);
        },
        () => Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [key, decode(value)])),
      ),
    ),
  );
  parser.on('closeTag', (name) => guarded(() => events.close?.(localName(name))));
  parser.on('text', (text, decode) => guarded(() => events.text?.(decode(text))));
  parser.on('cdata', (text) => guarded(() => events.text?.(text)));
  parser.on('error', () =>
    guarded(() => {
      throw new SheetRefusal(message('import.damaged'));
    }),
  );
  parser.parse(xml);
  if (failure !== undefined) throw failure;
}
