// The HTML document around a page: the one from the build, with language, head and content filled in.
import type { BuiltModule, RenderRequest } from '@visavis/contract/page-rendering';
import { escapeText, inertJson } from './escape.ts';

/** Paths, each with a leading slash. */
interface PageFiles {
  styles: readonly string[];
  scripts: readonly string[];
}

interface DocumentParts {
  request: Pick<RenderRequest, 'language' | 'theme'>;
  /** Tags of the head: title, description and other metadata. */
  head: string;
  /** Styles come after those of every page, so that the page's own take precedence; then its code. */
  files: PageFiles;
  /** The rendered page. */
  content: string;
  /** Displayed when the application fails to load, with a link that retries. */
  unreachable: { words: string; again: string };
  /** Responses that the page was rendered with, and is hydrated with. */
  answers: unknown;
}

/** Placeholders in the build's document, each present exactly once: it is made from web/index.html. */
const HTML = '<html lang="en">';
const TITLE = /<title>[^<]*<\/title>/;
/** The files that the start script preloads with the application. */
const BESIDE = /(?<=data-beside="[^"]*)(?=")/;
const ROOT = '<div id="root"></div>';

export function documentOf(
  template: string,
  { request, head, files, content, unreachable, answers }: DocumentParts,
): string {
  return themed(template, request.theme)
    .replace(
      HTML,
      `<html lang="${request.language}"${request.theme ? ` data-theme="${request.theme}"` : ''}>`,
    )
    .replace(TITLE, () => head)
    .replace('</head>', () => `${files.styles.map(styleTag).join('\n    ')}\n  </head>`)
    .replace(BESIDE, () => files.scripts.map((file) => ` ${file}`).join(''))
    .replace(
      ROOT,
      () =>
        `<div id="root">${content}</div>\n    <p id="unreachable" role="alert" hidden>${escapeText(unreachable.words)} <a href="">${escapeText(unreachable.again)}</a></p>\n    <script type="application/json" id="answers">${inertJson(answers)}</script>`,
    );
}

/** Applies the reader's chosen theme to what the browser draws itself: its bars and form controls. */
function themed(template: string, theme: RenderRequest['theme']): string {
  if (theme === null) return template;
  return template
    .replace('content="light dark"', `content="${theme}"`)
    .replace(/data-scheme="(\w+)" media="[^"]*"/g, (_, scheme: string) => {
      return `data-scheme="${scheme}" media="${scheme === theme ? 'all' : 'not all'}"`;
    });
}

const styleTag = (file: string) => `<link rel="stylesheet" crossorigin href="${file}">`;

/** The code and styles of modules, preloaded with the document instead of after its script has run. */
export function filesOf(
  modules: Readonly<Record<string, BuiltModule>>,
  names: readonly string[],
  template: string,
): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const module = modules[name];
    if (!module || scripts.has(module.file)) return;
    scripts.add(module.file);
    // Imports come first, so that the importing module can override their styles.
    for (const imported of module.imports ?? []) visit(imported);
    for (const file of module.css ?? []) styles.add(file);
  };
  for (const name of names) visit(name);
  const addresses = (files: ReadonlySet<string>) =>
    [...files].filter((file) => !template.includes(file)).map((file) => `/${file}`);
  return { styles: addresses(styles), scripts: addresses(scripts) };
}
