// Makes a message displayable under the site's content security policy, which allows no inline styles: they are moved
// to data here, and applied by the page once the frame has loaded. The policy blocks any style that slips through.

const START_TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const STYLE_ATTRIBUTE = /"[^"]*"|'[^']*'|\sstyle(?=\s*=)/gi;
const STYLE_ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

interface ShowableMessage {
  /** Without style elements; style attributes are renamed to data-style. */
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

/** Applies the styles to a loaded message, and disables its links: the preview is only meant to be read. */
export function prepareMessage(message: Document, sheets: readonly string[]): void {
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
