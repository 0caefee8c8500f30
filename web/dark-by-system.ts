// Makes the dark theme follow the system: rules for a chosen dark theme also apply when the system is dark.
import type { CSSOptions } from 'vite';

type PostCss = Exclude<CSSOptions['postcss'], string | undefined>;
type Accepted = NonNullable<PostCss['plugins']>[number];
type CssPlugin = Exclude<Extract<Accepted, { postcssPlugin: string }>, (...words: never[]) => unknown>;

const CHOSEN = /\[data-theme=(['"]?)dark\1\]/g;
/** `:where` keeps the specificity of one attribute, so that a rule wins or loses alike by choice and by system. */
const BY_SYSTEM = ":where(:root):not([data-theme='light'])";
const SCREEN = 'screen';
const DARK_SCREEN = 'screen and (prefers-color-scheme: dark)';

/**
 * Limits every rule of `[data-theme='dark']` to screens, since paper is white, and adds a copy of it for readers who
 * have not chosen. This needs no script, so the page never flashes.
 */
export const darkBySystem: CssPlugin = {
  postcssPlugin: 'dark-by-system',
  OnceExit(root, { AtRule }) {
    root.walkRules((rule) => {
      const dark = rule.selectors.filter((selector) => selector.search(CHOSEN) >= 0);
      if (dark.length === 0) return;
      const others = rule.selectors.filter((selector) => !dark.includes(selector));
      const chosen = rule.clone({ selectors: dark });
      const system = rule.clone({ selectors: dark.map((selector) => selector.replace(CHOSEN, BY_SYSTEM)) });
      if (others.length > 0) rule.before(rule.clone({ selectors: others }));
      rule.before(new AtRule({ name: 'media', params: SCREEN, nodes: [chosen] }));
      rule.before(new AtRule({ name: 'media', params: DARK_SCREEN, nodes: [system] }));
      rule.remove();
    });
  },
};
