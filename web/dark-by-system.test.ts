// Tests the plugin as part of Vite's CSS pipeline. @vitest-environment node
import { preprocessCSS, resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { darkBySystem } from './dark-by-system.ts';

async function build(css: string, file = 'sheet.css') {
  const config = await resolveConfig(
    { configFile: false, logLevel: 'silent', css: { postcss: { plugins: [darkBySystem] } } },
    'build',
  );
  const { code, modules } = await preprocessCSS(css, file, config);
  // One space around each brace, so that the expectations can be written as plain CSS.
  const spaced = code.replace(/\s*([{}])\s*/g, ' $1 ').replace(/\s+/g, ' ');
  return { code: spaced.trim(), modules };
}

describe('a rule of the dark theme', () => {
  it('applies to a dark system unless light is chosen', async () => {
    const { code } = await build('[data-theme="dark"] { --ink: #fff; }');
    expect(code).toContain(
      "@media screen and (prefers-color-scheme: dark) { :where(:root):not([data-theme='light']) { --ink: #fff;",
    );
  });

  it('applies by choice on screens only, so that paper stays light', async () => {
    const { code } = await build("[data-theme='dark'] { --ink: #fff; }");
    expect(code).toMatch(/^@media screen \{ \[data-theme='dark'\] \{ --ink: #fff;/);
    expect(code.match(/--ink/g)).toHaveLength(2);
  });

  it('keeps the rest of its selector and its media query', async () => {
    const { code } = await build(
      '@media (min-width: 768px) { html[data-theme=dark] .art > img, [data-theme=dark] .logo { opacity: 0.9; } }',
    );
    expect(code).toMatch(/^@media \(min-width: 768px\) \{ @media screen \{/);
    expect(code).toContain(
      "html:where(:root):not([data-theme='light']) .art > img, :where(:root):not([data-theme='light']) .logo {",
    );
  });

  it('leaves the other selectors of its rule outside the media queries', async () => {
    const { code } = await build('.night, [data-theme="dark"] .art { opacity: 0.9; }');
    expect(code).toMatch(/^\.night \{ opacity: 0\.9;? \} @media screen \{ \[data-theme="dark"\] \.art \{/);
  });

  it('works with the generated class names of a CSS module', async () => {
    const { code, modules } = await build(
      ":global([data-theme='dark']) .art { opacity: 0.9; } [data-theme='dark'] .logo { opacity: 0.8; }",
      'art.module.css',
    );
    expect(modules?.art).toBeDefined();
    expect(code).toContain(`:where(:root):not([data-theme='light']) .${modules?.art} {`);
    expect(code).toContain(`:where(:root):not([data-theme='light']) .${modules?.logo} {`);
    expect(code).toContain(`[data-theme='dark'] .${modules?.logo} {`);
  });
});

it('leaves every other rule unchanged', async () => {
  const css = ":root { color: red; } [data-theme='light'] .art { opacity: 1; }";
  expect((await build(css)).code).toBe(css);
});
