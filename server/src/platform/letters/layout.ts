// The frame of every email: 600 pixels, tables and inline styles, readable without pictures and at 320 pixels.
import type { EmailContent } from '@visavis/domain/email/schema';
import type { Language } from '@visavis/domain/language/languages';
import type { EmailWords } from '@visavis/domain/words/en/email';
import { Html, html } from './html.ts';

/** The content of an email, as HTML and as plain text in the same order. */
export interface Letter {
  heading: string;
  /** One sentence that mail clients show beside the subject. */
  preview: string;
  body: Html;
  /** Paragraphs, with a blank line between. */
  text: string[];
  /** Small lines below the rule. */
  footer: { html: Html; text: string }[];
}

export type Exhibition = NonNullable<EmailContent['exhibition']>;

const FONT = 'font-family:Arial,Helvetica,sans-serif;';
export const STYLE = {
  paragraph: `${FONT}font-size:16px;line-height:25px;color:#21161b;margin:0 0 16px 0;overflow-wrap:anywhere;`,
  small: `${FONT}font-size:14px;line-height:21px;color:#56454c;margin:0 0 12px 0;overflow-wrap:anywhere;`,
  link: 'color:#21161b;text-decoration:underline;',
  font: FONT,
} as const;

const WIDE = new Html('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');
const DOTS = ['#b23a48', '#f2b48c', '#c8a15a', '#9db09a', '#3c7471', '#b08c99', '#e07a5f', '#6e4a3e'];

// What inline styles cannot express: the button fills a narrow screen, and margins shrink there.
const NARROW = new Html(
  '<style>@media (max-width:480px){.outer{padding:0 !important}.inner{padding-left:20px !important;padding-right:20px !important}.button,.button a{width:100% !important;box-sizing:border-box}}</style>',
);

/**
 * The one button of an email, and its address for mail clients that show no buttons. The table cell is coloured and
 * padded as well, as Outlook ignores both on a link.
 */
export function button({ orOpen }: EmailWords, label: string, link: string): Html {
  return html`<table class="button" role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px 0;"><tr><td align="center" bgcolor="#21161b" style="background-color:#21161b;border-radius:4px;mso-padding-alt:14px 24px;"><a href="${link}" style="${STYLE.font}display:inline-block;color:#ffffff;font-size:16px;font-weight:bold;line-height:20px;text-decoration:none;padding:14px 24px;">${label}</a></td></tr></table>
<p style="${STYLE.font}font-size:12px;line-height:18px;color:#56454c;margin:0 0 16px 0;word-break:break-all;">${orOpen}<a href="${link}" style="color:#56454c;text-decoration:underline;">${link}</a></p>
`;
}

export function paragraph(text: Html | string): Html {
  return html`<p style="${STYLE.paragraph}">${text}</p>`;
}

export function smallPrint(text: Html | string): Html {
  return html`<p style="${STYLE.small}">${text}</p>`;
}

/** The reference as a line of the footer. @param rest a sentence to append; null for none */
export function referenceLine(
  { reference: { before, after }, gap }: EmailWords,
  reference: string,
  rest: string | null,
): Letter['footer'][number] {
  const end = rest === null ? after : `${after}${gap}${rest}`;
  return {
    html: html`${before}<strong style="color:#21161b;">${reference}</strong>${end}`,
    text: `${before}${reference}${end}`,
  };
}

/** The organiser's contact details as a line of the footer; empty if none are known. */
export function contactLine(
  { questions, comma }: EmailWords,
  exhibition: Exhibition | null,
): Letter['footer'] {
  if (!exhibition) return [];
  const { contactEmail, contactWhatsapp } = exhibition;
  const ways: { html: Html; text: string }[] = [];
  if (contactEmail)
    ways.push({
      html: html`<a href="mailto:${contactEmail}" style="${STYLE.link}">${contactEmail}</a>`,
      text: contactEmail,
    });
  if (contactWhatsapp)
    ways.push({
      html: html`<span style="white-space:nowrap;">WhatsApp <a href="https://wa.me/${contactWhatsapp.replace(/\D/g, '')}" style="${STYLE.link}">${contactWhatsapp}</a></span>`,
      text: `WhatsApp ${contactWhatsapp}`,
    });
  if (ways.length === 0) return [];
  const joined = ways.map((way, index) => (index === 0 ? way.html : html`${comma}${way.html}`));
  return [
    { html: html`${questions}${joined}`, text: `${questions}${ways.map(({ text }) => text).join(comma)}` },
  ];
}

interface Frame {
  language: Language;
  subject: string;
  /** The exhibition's name, shown in the dark header. */
  from: string;
}

/** Zero-width filler after the preview, which keeps mail clients from appending the header's text to it. */
const FILL = new Html('&#8204;&nbsp;'.repeat(80));

/** Outlook uses a font for Latin letters and falls back to SimSun: Chinese needs its own font first. */
const CHINESE_FONT = "font-family:'Microsoft YaHei','PingFang SC','Noto Sans SC',Arial,Helvetica,sans-serif;";

export function frameHtml(frame: Frame, letter: Letter): string {
  const written = latinHtml(frame, letter);
  return frame.language === 'zh-Hans' ? written.replaceAll(FONT, CHINESE_FONT) : written;
}

function latinHtml({ language, subject, from }: Frame, { heading, preview, body, footer }: Letter): string {
  const dots = DOTS.map((colour) => html`<span style="color:${colour};">&#9679;</span> `);
  return html`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${subject}</title>
${NARROW}
</head>
<body bgcolor="#f1ebec" style="margin:0;padding:0;background-color:#f1ebec;">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:#f1ebec;mso-hide:all;">${preview}${FILL}</div>
<table ${WIDE} bgcolor="#f1ebec" style="background-color:#f1ebec;"><tr><td class="outer" align="center" style="padding:24px 0;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:600px;background-color:#ffffff;">
<tr><td class="inner" bgcolor="#2a1c22" style="background-color:#2a1c22;padding:16px 32px;"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td aria-hidden="true" style="${STYLE.font}font-size:24px;line-height:24px;letter-spacing:-3px;white-space:nowrap;padding-right:12px;">${dots}</td>
<td style="${STYLE.font}font-size:16px;line-height:22px;color:#ffffff;">${from}</td>
</tr></table></td></tr>
<tr><td class="inner" style="padding:32px 32px 24px 32px;">
<h1 style="${STYLE.font}font-size:28px;line-height:34px;font-weight:normal;color:#21161b;margin:0 0 16px 0;">${heading}</h1>
${body}
<table ${WIDE} style="margin-top:24px;border-top:1px solid #21161b;"><tr><td style="padding-top:16px;">
${footer.map((line) => smallPrint(line.html))}
</td></tr></table>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.text;
}

export function frameText(from: string, { heading, text, footer }: Letter): string {
  return `${[from, heading, ...text, '--------', ...footer.map((line) => line.text)].join('\n\n')}\n`;
}
