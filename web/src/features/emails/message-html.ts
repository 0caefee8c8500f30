// Makes a message showable under the site's own content security policy, which allows no inline styles: they are set
// aside as data here, and applied by the page once the frame has loaded. What slips through is refused by the policy.

const START_TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const STYLE_ATTRIBUTE = /"[^"]*"|'[^']*'|\sstyle(?=\s*=)/gi;
const STYLE_ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

interface ShowableMessage {
  /** Without style elements; style attributes are named data-style. */
  html: string;
  /** The contents of its style elements. */
  sheets: string[];
}

export function showableMessage(html: string): ShowableMessage {
  const sheets: string[] = [];
  const withoutSheets = html.replace(STYLE_ELEMENT, (_, sheet: string) => {
    sheets.push(sheet);
    return '';
  });
  return {
    html: withoutSheets.replace(START_TAG, (tag) =>
      tag.replace(STYLE_ATTRIBUTE, (part) => (/^["']/.test(part) ? part : ' data-style')),
    ),
    sheets,
  };
}

/** Gives a loaded message its looks, and takes from its links where they lead: it is there to be read. */
export function dressMessage(message: Document, sheets: readonly string[]): void {
  for (const element of message.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
  const { CSSStyleSheet: Sheet } = message.defaultView ?? {};
  if (Sheet)
    message.adoptedStyleSheets = sheets.map((text) => {
      const sheet = new Sheet();
      sheet.replaceSync(text);
      return sheet;
    });
  for (const link of message.querySelectorAll('a[href]')) link.removeAttribute('href');
}
