// Renders the texts of a page in order if the site was not built: an HTML document without scripts.

import type { PageText } from '@visavis/domain/content/page-fields';
import type { AboutContent, ContentSection, SiteContent } from '@visavis/domain/content/schema';
import type { Language } from '@visavis/domain/language/languages';
import { type Html, html } from '../../platform/letters/html.ts';

const FONT = 'font-family:Arial,Helvetica,sans-serif;color:#21161b;';
const STYLE = {
  body: `${FONT}font-size:16px;line-height:25px;margin:0;padding:24px;background:#ffffff;overflow-wrap:anywhere;`,
  title: 'font-size:30px;line-height:36px;font-weight:normal;margin:0 0 16px 0;',
  heading: 'font-size:20px;line-height:27px;margin:28px 0 8px 0;',
  small: 'font-size:14px;line-height:21px;color:#56454c;margin:0 0 16px 0;',
} as const;

const title = (text: string) => html`<h1 style="${STYLE.title}">${text}</h1>`;
const heading = (text: string) => html`<h2 style="${STYLE.heading}">${text}</h2>`;
const paragraph = (text: string) => html`<p>${text}</p>`;
const small = (text: string) => html`<p style="${STYLE.small}">${text}</p>`;
const list = (items: readonly (Html | string)[]): Html =>
  items.length === 0 ? html`` : html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

const section = ({ heading: head, paragraphs, points = [] }: ContentSection) =>
  html`${heading(head)}${paragraphs.map(paragraph)}${list(points)}`;

function about({ lead, about, mission, team, history, voices, figures }: AboutContent): Html {
  return html`${paragraph(lead)}${section(about)}${list(figures.map(({ figure, name }) => html`<strong>${figure}</strong> ${name}`))}${voices.map(({ words, name, role }) => html`<blockquote><p>${words}</p><p style="${STYLE.small}">${name}, ${role}</p></blockquote>`)}${section(mission)}${section(team)}${list(team.people.map(({ name, role, words }) => html`<strong>${name}</strong>, ${role}${words ? html`<br>${words}` : ''}`))}${section(history)}${list(history.years.map(({ year, words }) => html`<strong>${year}</strong> ${words}`))}`;
}

const document = ({ title: head, lead, version, sections }: SiteContent['terms']) =>
  html`${title(head)}${paragraph(lead)}${small(version)}${sections.map(section)}`;

const DRAWN: { [P in PageText]: (content: SiteContent[P]) => Html } = {
  about,
  privacy: document,
  terms: document,
  place: ({ name, address, city, country, travel }) =>
    html`${title(name)}<p>${address.map((line) => html`${line}<br>`)}</p>${small(`${city}, ${country}`)}${paragraph(travel)}`,
};

export const drawPage = <P extends PageText>(page: P, content: SiteContent[P], language: Language): string =>
  documentIn(language, page, DRAWN[page](content));

export const drawSentences = (sentences: readonly string[], language: Language): string =>
  documentIn(language, 'programmes', html`${sentences.map(paragraph)}`);

function documentIn(language: Language, title: string, body: Html): string {
  return html`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body style="${STYLE.body}">
${body}
</body>
</html>
`.text;
}
