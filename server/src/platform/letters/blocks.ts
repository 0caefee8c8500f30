// Lists and fact tables for emails, each as HTML and as plain text.

import type { EmailWords } from '@visavis/domain/words/en/email';
import { type Html, html } from './html.ts';
import { STYLE } from './layout.ts';

interface Block {
  html: Html;
  text: string;
}

export interface Fact {
  label: string;
  value: string;
}

export function title(text: string): Html {
  return html`<h2 style="${STYLE.font}font-size:19px;line-height:25px;color:#21161b;margin:28px 0 8px 0;">${text}</h2>
`;
}

export function bulletList(items: readonly string[]): Block {
  return {
    html: html`<ul style="${STYLE.font}font-size:16px;line-height:25px;color:#21161b;margin:0 0 16px 0;padding:0 0 0 20px;">
${items.map((item) => html`<li style="margin:0 0 4px 0;overflow-wrap:anywhere;">${item}</li>\n`)}</ul>
`,
    text: items.map((item) => `- ${item}`).join('\n'),
  };
}

/** @param total shown below the others, in bold */
export function factTable({ fact }: EmailWords, facts: readonly Fact[], total?: Fact): Block {
  const lines = [...facts, ...(total ? [total] : [])];
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px 0;">
${lines.map((line) => row(line, line === total))}</table>
`,
    text: lines.map(({ label, value }) => fact(label, value)).join('\n'),
  };
}

function row({ label, value }: Fact, isTotal: boolean): Html {
  const rule = isTotal ? '#21161b' : '#e6dddf';
  const shown = isTotal ? html`<strong>${value}</strong>` : html`${value}`;
  return html`<tr>
<td valign="top" style="${STYLE.font}font-size:15px;line-height:23px;color:#56454c;border-top:1px solid ${rule};padding:10px 16px 10px 0;">${label}</td>
<td valign="top" align="right" style="${STYLE.font}font-size:15px;line-height:23px;color:#21161b;border-top:1px solid ${rule};padding:10px 0;overflow-wrap:anywhere;">${shown}</td>
</tr>
`;
}
