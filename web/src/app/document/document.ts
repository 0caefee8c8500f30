// The document around a page: the one that the build made, with the language, head and content put in.
import type { BuiltModule, RenderRequest } from '@visavis/contract/page-rendering';
import { escapeText, inertJson } from './escape.ts';

interface DocumentParts {
  request: Pick<RenderRequest, 'language' | 'theme'>;
  /** Tags of the head: title, description and what else tells of the page. */
  head: string;
  /** Tags that fetch its code and styles: after those of every page, so that a page's own styles count. */
  beside: string;
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
const ROOT = '<div id="root"></div>';

export function documentOf(
  template: string,
  { request, head, beside, content, unreachable, answers }: DocumentParts,
): string {
  return themed(template, request.theme)
    .replace(
      HTML,
      `<html lang="${request.language}"${request.theme ? ` data-theme="${request.theme}"` : ''}>`,
    )
    .replace(TITLE, () => head)
    .replace('</head>', () => `${beside}\n  </head>`)
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

/** Tags that fetch the code and styles of modules beside the document, and not only once its script has run. */
export function fetchedBeside(
  modules: Readonly<Record<string, BuiltModule>>,
  names: readonly string[],
  template: string,
): string {
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
  const isNew = (file: string) => !template.includes(file);
  return [
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ');
}
