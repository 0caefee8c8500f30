// The content of the test bank's pages: an open payment with its five outcomes, an ended payment, and errors.
import { printedDigits } from '@visavis/domain/money/money';
import { choices } from '@visavis/domain/words/en/choices';
import type { BankPayment, Standing } from './bank.ts';
import { type Html, html } from './html.ts';
import { BANK_STYLE } from './style.ts';

export const OUTCOMES = ['approve', 'decline', 'leave', 'pay-late', 'answer-twice'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const BUTTONS: Record<Outcome, string> = {
  approve: 'Approve',
  decline: 'Decline',
  leave: 'Leave',
  'pay-late': 'Pay late',
  'answer-twice': 'Answer twice',
};

function consequence(outcome: Outcome, lateSeconds: number): string {
  switch (outcome) {
    case 'approve':
      return 'Money is taken. The shop is told at once and you are sent back.';
    case 'decline':
      return 'The bank refuses. You are sent back as failed.';
    case 'leave':
      return 'You close the bank’s page. The shop is not notified and asks later.';
    case 'pay-late':
      return `You are sent back as unknown. The approval follows after ${inWords(lateSeconds)}.`;
    case 'answer-twice':
      return 'Approve, and send the same message to the shop two times.';
  }
}

export function paymentPage(payment: BankPayment, lateSeconds: number): Html {
  const rows: [string, string][] = [
    ['Pay to', payment.pay_to],
    ['Amount', printed(payment)],
    ['Order ID', payment.reference],
    ['Name', payment.payer_name],
    ['Email', payment.payer_email],
    ['Method', choices.paymentMethod[payment.method]],
  ];
  return page(
    'Payment request',
    html`<h1>Payment request</h1>
<table><tbody>${rows.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table>
<h2 id="question">What should the bank do?</h2>
<form method="post" action="/test-bank/${payment.id}" aria-labelledby="question">${OUTCOMES.map(
      (outcome) => html`
<div class="outcome"><button${outcome === 'approve' ? html` class="first"` : null} name="outcome" value="${outcome}" aria-describedby="${outcome}">${BUTTONS[outcome]}</button><p id="${outcome}">${consequence(outcome, lateSeconds)}</p></div>`,
    )}
</form>`,
  );
}

const ENDINGS: Record<Exclude<Standing, 'open'>, string> = {
  paid: 'The money was taken.',
  failed: 'The bank refused it. No money was taken.',
  expired: 'It was not paid in time, or the shop closed it. No money was taken.',
  promised: '',
};

/** @param wayBack address of the shop's return page */
export function endedPage(payment: BankPayment, standing: Exclude<Standing, 'open'>, wayBack: string): Html {
  const [title, sentence] =
    standing === 'promised'
      ? [
          'This payment is on its way',
          `You have said yes. The money follows at ${timeOf(payment.pays_at, payment.time_zone)}, and nothing can stop it.`,
        ]
      : ['This payment has ended', ENDINGS[standing]];
  return page(
    title,
    html`<h1>${title}</h1>
<p>${sentence}</p>
<p>${printed(payment)} for ${payment.pay_to}, Order ID ${payment.reference}.</p>
<p class="ways"><a class="way" href="${wayBack}">Back to the shop</a></p>`,
  );
}

export function leftPage(payment: BankPayment, wayBack: string): Html {
  return page(
    'You have left the bank',
    html`<h1>You have left the bank</h1>
<p>The shop was not notified. The payment of ${printed(payment)} stays open here until ${timeOf(payment.expires_at, payment.time_zone)}.</p>
<p class="ways"><a class="way" href="${wayBack}">Back to the shop</a><a href="/test-bank/${payment.id}">Open the payment again</a></p>`,
  );
}

export function unknownPage(): Html {
  return plainPage(
    'There is no such payment',
    'The test bank knows no payment under this address. Please start again in the shop.',
  );
}

export function foreignPage(): Html {
  return plainPage(
    'This was not sent from the bank’s page',
    'Nothing has happened to the payment. Please open the bank’s page from the shop, and choose there.',
  );
}

export function unreadablePage(): Html {
  return plainPage(
    'This could not be read',
    'Nothing has happened to the payment. Please go back, and choose one of the five outcomes.',
  );
}

function plainPage(title: string, sentence: string): Html {
  return page(
    title,
    html`<h1>${title}</h1>
<p>${sentence}</p>
<p class="ways"><a class="way" href="/">Back to the shop</a></p>`,
  );
}

function page(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Test Bank</title>
<style>${{ html: BANK_STYLE }}</style>
</head>
<body>
<aside class="test" aria-label="This is a test">TEST. No real bank, no real money. Do not enter card details anywhere on this page.</aside>
<main>
<header><p class="name">Test Bank</p><p class="about">Built-in payment provider for trying things out</p></header>
<div class="sheet">
${content}
<p class="foot">This page does not exist when the site is set to live.</p>
</div>
</main>
</body>
</html>
`;
}

/** 'MYR 1,350.00' */
function printed({ amount_sen, currency }: BankPayment): string {
  return `${currency} ${printedDigits(amount_sen, currency)}`;
}

/** '2:05 pm' in the fair's time zone. */
function timeOf(instant: Date | null, timeZone: string): string {
  if (instant === null) return '';
  return instant.toLocaleTimeString('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
}

function inWords(seconds: number): string {
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
