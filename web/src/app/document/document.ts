// The document around a page: the one that the build made, with the language, head and content put in.
import type { BuiltModule, RenderRequest } from '@visavis/contract/page-rendering';
import { escapeText, inertJson } from './escape.ts';

/** Addresses, each with its slash. */
interface PageFiles {
  styles: readonly string[];
  scripts: readonly string[];
}

interface DocumentParts {
  request: Pick<RenderRequest, 'language' | 'theme'>;
  /** Tags of the head: title, description and what else tells of the page. */
  head: string;
  /** Its styles, after those of every page so that its own count, and its code. */
  files: PageFiles;
  /** The page, drawn. */
  content: string;
  /** Said where the page cannot come alive, with a link that tries again. */
  unreachable: { words: string; again: string };
  /** Answers of the server that the page was drawn with, and comes alive with. */
  answers: unknown;
}

/** Places in the document of the build, each there exactly once: it is made from web/index.html. */
const HTML = '<html lang="en">';
const TITLE = /<title>[^<]*<\/title>/;
/** What the first script of the page fetches beside the application. */
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

/** What the browser draws itself, its bars and form controls, in the appearance that the reader chose. */
function themed(template: string, theme: RenderRequest['theme']): string {
  if (theme === null) return template;
  return template
    .replace('content="light dark"', `content="${theme}"`)
    .replace(/data-scheme="(\w+)" media="[^"]*"/g, (_, scheme: string) => {
      return `data-scheme="${scheme}" media="${scheme === theme ? 'all' : 'not all'}"`;
    });
}

const styleTag = (file: string) => `<link rel="stylesheet" crossorigin href="${file}">`;

/** The code and styles of modules, which are fetched beside the document, and not only once its script has run. */
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
    // What is imported comes first: whoever imports it may say otherwise.
    for (const imported of module.imports ?? []) visit(imported);
    for (const file of module.css ?? []) styles.add(file);
  };
  for (const name of names) visit(name);
  const addresses = (files: ReadonlySet<string>) =>
    [...files].filter((file) => !template.includes(file)).map((file) => `/${file}`);
  return { styles: addresses(styles), scripts: addresses(scripts) };
}
