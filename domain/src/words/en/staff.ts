// Messages for organisers, in English.
import { moneyLabel } from '../../language/amounts.ts';
import { LANGUAGE_NAMES } from '../../language/languages.ts';
import type { StaffMessages } from '../../message/staff-messages.ts';
import { plural } from '../counts.ts';
import type { WordsOf } from '../message-words.ts';

/** A few names, and how many there are beside them. */
const withOthers = (people: readonly string[], others: number): string[] =>
  others === 0 ? [...people] : [...people, plural(others, 'other')];

export const staff: WordsOf<StaffMessages> = {
  'account.reset-on-its-way':
    'If there is an account with this email address, a link to choose a new password is on the way to it.',
  'account.wrong-password': 'Wrong password',
  'application.approval-sent':
    'The approval has left already: this cannot be undone. Please change the decision instead.',
  'application.approval-undone': 'The approval is undone, and no email was sent.',
  'application.approved': ({ mail }, { say }) => `The application is approved. ${say(mail)}`,
  'application.booking-begun':
    'This buyer has begun to book: this cannot be undone. Please change the decision instead.',
  'application.changed': 'This application has been changed in the meantime. Please look at it again.',
  'application.decided-since': ({ decision }) =>
    decision === 'approved'
      ? 'This application is approved already.'
      : 'This application is rejected already.',
  'application.decided-already': ({ decision, isSent }) =>
    `This application has been ${decision} already, and its letter ${isSent ? 'has been sent' : 'is being sent'}.`,
  'application.deposit-refunded':
    'The deposit of this application was refunded, so it cannot be approved, but the buyer can apply again.',
  'application.paid-before-deletion':
    'This buyer has paid. Please refund the payment before you delete the application.',
  'application.paid-before-rejection':
    'This buyer has paid. Please refund the payment before you reject the application.',
  'application.payment-under-way':
    'This buyer is paying right now. Please look at the payment status and try again.',
  'application.refusal-sent':
    'The refusal has left already: this cannot be undone. Please change the decision instead.',
  'application.rejected': ({ mail }, { say }) => `The application is rejected. ${say(mail)}`,
  'application.rejection-undone': ({ rejectedMeetings: count }) =>
    `The rejection is undone, and no email was sent.${count === 0 ? '' : count === 1 ? ' One meeting stays rejected: its hour was taken in the meantime.' : ` ${count} meetings stay rejected: their hours were taken in the meantime.`}`,
  'application.replaced': 'This person has applied again since. Please decide on the new application.',
  'application.unknown': 'There is no such application.',
  'archive.changed': ({ file }) =>
    `${file} is not as it was exported, or missing. Please export the edition again.`,
  'archive.newer': 'This file was exported by a newer version than this one. Please update first.',
  'archive.no-archive': 'This is no exported edition. Please choose the ZIP file that Export has made.',
  'archive.no-picture': ({ file }) => `${file} is not the picture that its name says.`,
  'archive.refused': ({ file }) =>
    `Something in ${file} cannot be stored: a value is out of range, or occurs twice.`,
  'archive.too-large': 'This file is larger than an edition can be.',
  'archive.unfit': ({ file, row, column }) =>
    row === 0
      ? `The columns of ${file} do not fit: ${column}.`
      : `Row ${row} of ${file} does not fit: ${column} cannot be read, or names something that is not there.`,
  'booking.nights-otherwise': 'The difference is another one now. Please look at the stay again.',
  'booking.nights-received': ({ sen, currency }) =>
    `The payment of ${moneyLabel(sen, 'en', currency)} was recorded.`,
  'booking.nights-refunded': ({ sen, currency }) =>
    `The refund of ${moneyLabel(sen, 'en', currency)} was recorded.`,
  'booking.none': 'There is no booking.',
  'booking.stay-changed': 'The stay was changed. The buyer is told by email.',
  'category.changed': 'The categories have been changed in the meantime. Please look at them again.',
  'category.category-taken': ({ name }) => `There is a category “${name}” already.`,
  'category.in-use': ({ exhibitors, registrations }) =>
    `${plural(exhibitors, 'exhibitor')} and ${plural(registrations, 'visitor')} use it, archived and deleted ones included. Please merge it into another one instead.`,
  'category.merge-target-gone': ({ name }) =>
    `What “${name}” was merged into does not exist any more. If that was merged too, please undo that merge first.`,
  'category.merge-too-old': ({ days }) => `A merge can be undone for ${days} days.`,
  'category.merge-undone': 'This merge has been undone already.',
  'category.merge-unknown': 'There is no such merge.',
  'category.merge-with-itself': 'Please choose another one to merge it into.',
  'category.no-parent': 'A category does not belong to another category.',
  'category.not-empty': ({ subCategories }) =>
    `It has ${subCategories === 1 ? 'one sub-category' : `${subCategories} sub-categories`}. Please move them, or merge it into another category.`,
  'category.parent-missing': 'Please choose the category that it belongs to.',
  'category.sub-category-taken': ({ name, category }) =>
    `There is a sub-category “${name}” already, in “${category}”.`,
  'category.tree-not-empty': 'There are categories already. A template is for an edition without any.',
  'confirmation.no-mail-server':
    'Hours can be released only where a mail server is configured: without one nobody can confirm.',
  'document-request.application-rejected':
    'This application is rejected. Please change the decision before you ask for a document.',
  'document-request.asked-already':
    'This document is asked for already. Please withdraw that request first if it should say something else.',
  'document-request.exhibition-over': 'The exhibition is over: no document can be handed in any more.',
  'document-request.handed-in-already': 'This document has been handed in already.',
  'document-request.made': ({ mail }, { say }) => `The document is asked for. ${say(mail)}`,
  'document-request.unknown': 'There is no such request.',
  'document-request.withdrawn': ({ isSent }) =>
    isSent
      ? 'The request is withdrawn. Its email has left already; the link now says that nothing is needed.'
      : 'The request is withdrawn. No email was sent.',
  'document-request.withdrawn-already': 'This request has been withdrawn already.',
  'edition.amount': ({ decimals }) =>
    decimals === 0 ? 'Please give a whole amount.' : 'Please give an amount with two decimals at most.',
  'edition.amount-above': ({ sen, currency }) =>
    `A booking with every extra night would cost more than ${moneyLabel(sen, 'en', currency)}. Please give a smaller amount.`,
  'edition.amount-above-card': ({ sen, currency }) =>
    `A booking with every extra night would cost more than ${moneyLabel(sen, 'en', currency)}, the most that can be paid by card. Please give a smaller amount, or take the deposit by bank transfer.`,
  'edition.changed': 'The edition has been changed in the meantime. Please look at it again.',
  'edition.closes-another': 'The open edition closes when this one opens. Please confirm that it may close.',
  'edition.closes-before': 'Registration must close after it opens.',
  'edition.languages': 'Please choose at least one language.',
  'edition.country': 'Please choose a country from the list.',
  'edition.currency': 'Please give a currency by its code, such as MYR or AED.',
  'edition.currency-fixed':
    'The currency stays as it is, because bookings of this edition name amounts in it. A new edition may have another.',
  'edition.dates-out-of-order': 'Each day must be later than the one before.',
  'edition.fewest-above-most': 'The fewest must not be more than the most.',
  'edition.refund-never': ({ most }) =>
    `A hosted buyer has ${most} meetings at most, so this deposit would never be refunded.`,
  'edition.room-types': ({ most }) => `Please give 1 to ${most} room types, one per line and no two alike.`,
  'edition.hours-overlap': 'A meeting must have ended before the next one starts.',
  'edition.hours-past-midnight': 'The last meeting must end by midnight.',
  'edition.meetings-changed': ({ meetings }) =>
    `What this touches has changed in the meantime: it is ${plural(meetings, 'meeting')} now. Please look at it again.`,
  'edition.meetings-touched': ({ meetings }) =>
    `This touches ${plural(meetings, 'meeting')}. Please choose whether to move, keep or cancel them.`,
  'edition.no-programme': 'At least one programme must be on.',
  'edition.time-zone': 'Please give a time zone by its name, such as Asia/Kuala_Lumpur or Europe/Berlin.',
  'edition.time-zone-fixed':
    'The time zone stays as it is, because this edition has meetings or held hours in it. A new edition may have another.',
  'edition.not-named': 'Please name the edition that this is for: its id goes in the x-edition header.',
  'edition.other': ({ name }) => `This belongs to the edition “${name}”. Please choose that edition first.`,
  'edition.no-demo': 'Only a demo edition can be left behind.',
  'edition.not-ready': ({ lacksDates, lacksCategories, lacksExhibitors }, { list }) =>
    `Registration cannot be opened yet. What is missing: ${list([...(lacksDates ? ['a day that is still to come'] : []), ...(lacksCategories ? ['categories'] : []), ...(lacksExhibitors ? ['exhibitors'] : [])])}.`,
  'edition.day-into-past': ({ date }, { day }) =>
    `${day(date)} is in the past. No day of an open edition can be moved there.`,
  'edition.no-day-to-come':
    'At least one day of an open edition must be today or later. To end it, close registration.',
  'edition.deletes-documents': ({ people }) =>
    `This deletes the documents and passport numbers of ${people === 1 ? '1 person' : `${people} people`}.`,
  'edition.no-deletion': 'No deletion of documents is waiting.',
  'edition.deposit-above-zero': 'Please give an amount above 0, or choose to take no deposit.',
  'edition.transfer-details': 'Please write where to transfer the deposit.',
  'edition.unknown': 'There is no such edition.',
  'edition.wrong-state': 'Only an open edition can be closed, and only another one opened.',
  'email.being-sent': 'This email is being sent already.',
  'email.leaves-in': ({ seconds }) => `The email leaves in ${seconds} seconds.`,
  'email.link-not-stored': 'The link of this message is only in the message.',
  'email.meetings-pending':
    'There are pending meetings. Please approve or reject them before sending the email.',
  'email.no-meetings': 'There are no meetings to write about: this person has none.',
  'email.no-server': 'Not sent: no mail server configured.',
  'email.nothing-changed': 'This email has been sent already, and nothing has changed since.',
  'email.queued': 'The email is being sent.',
  'email.sent-already': 'This email has been sent already.',
  'email.unknown': 'This message does not exist, or it has been deleted.',
  'exhibitor.cannot-receive': 'Please choose another exhibitor of the same edition that is not archived.',
  'exhibitor.changed': 'This exhibitor has been changed in the meantime. Please look at it again.',
  'exhibitor.merge-conflict': ({ people, others }, { list }) =>
    `Both exhibitors meet ${list(withOthers(people, others))}. Please move or reject one of the two meetings of each first.`,
  'exhibitor.merge-other-edition': 'Only two different exhibitors of the same edition can be merged.',
  'exhibitor.merge-places': ({ most }) =>
    `The meetings of both need more than ${most} places at the same time. Please move some of them first.`,
  'exhibitor.merged': 'This exhibitor was merged into another and cannot be shown again.',
  'desk.another-account': 'This record was sent by another account.',
  'desk.meeting-moved': 'The meeting has been moved, or it is not approved any more.',
  'desk.meetings-full': ({ maximum }) =>
    `This person has ${maximum} meetings already, and there can be no more.`,
  'desk.not-approved': 'Only a person with an approved meeting can get another one at the desk.',
  'desk.other-edition': 'This reference belongs to another edition.',
  'desk.unknown': 'Nobody is registered with this reference.',
  'exhibitor.place-held': ({ exhibitor }) =>
    `A visitor is choosing an hour of ${exhibitor} that this would take away. Please try again in ten minutes.`,
  'exhibitor.place-in-use': ({ exhibitor, people, others }, { list }) =>
    `This would leave meetings of ${exhibitor} without a place: ${list(withOthers(people, others))}. Please move or reject them first.`,
  'exhibitor.product-twice': ({ name }) => `Two products are called ${name}. Please give each its own name.`,
  'exhibitor.product-unknown': 'This product does not exist any more.',
  'exhibitor.representative-missing': 'Places can only follow from representatives once there is one.',
  'exhibitor.representative-unknown': 'This representative does not exist any more.',
  'exhibitor.sub-category-unknown': 'A sub-category does not exist any more. Please choose again.',
  'exhibitor.taken': ({ exhibitor, booth }) =>
    booth === ''
      ? `There is another exhibitor called ${exhibitor} without a booth.`
      : `There is another exhibitor called ${exhibitor} at booth ${booth}.`,
  'exhibitor.website': 'Please give a web address, such as company.example.',
  'export.too-many-rows':
    'An Excel file holds 100,000 rows at most here. Please narrow the search, or take the CSV file.',
  'hosted-buyer.unknown': 'There is no such hosted buyer.',
  'meeting.cancelled-by-visitor':
    'The visitor has cancelled this meeting. Only the visitor can ask for it again.',
  'meeting.changed': 'This meeting has been changed in the meantime. Please look at it again.',
  'meeting.company-busy': ({ company, exhibitor, at }, { hour }) =>
    `${company} meets ${exhibitor} on ${hour(at)}.`,
  'meeting.company-meets-already': ({ company, exhibitor, at }, { hour }) =>
    `${company} meets ${exhibitor} already, on ${hour(at)}.`,
  'meeting.exhibitor-blocked': ({ exhibitor, at }, { hour }) =>
    `${exhibitor} takes no meetings on ${hour(at)}.`,
  'meeting.exhibitor-busy': ({ exhibitor, holders, at }, { hour, list }) =>
    `${exhibitor} meets ${list(holders)} on ${hour(at)}.`,
  'meeting.exhibitor-not-named': 'No exhibitor has this name.',
  'meeting.hour-begun': ({ at }, { hour }) => `${hour(at)} has started already.`,
  'meeting.hour-held': ({ exhibitor, at }, { hour }) =>
    `A visitor who is still choosing holds ${exhibitor} on ${hour(at)}.`,
  'meeting.most-reached': ({ name, most }) =>
    `${name} has ${most} meetings, which is the most that a person can have.`,
  'meeting.nobody-there': ({ exhibitor, at }, { hour }) =>
    `${exhibitor} has no free representative on ${hour(at)}.`,
  'meeting.none-chosen': ({ name }) =>
    `${name} has chosen no meetings yet. Meetings can be added once the deposit is paid and the first ones are chosen.`,
  'meeting.not-approved': ({ reason }, { say }) => `Not approved. ${say(reason)}`,
  'meeting.not-rejected': ({ reason }, { say }) => `Not rejected. ${say(reason)}`,
  'meeting.not-saved': ({ reason }, { say }) => `Not saved. ${say(reason)}`,
  'meeting.reason-missing': 'Please give a reason for an hour outside the exhibition hours.',
  'meeting.told': ({ name, exhibitor, date, minute, by }, { moment }) =>
    `${name} was emailed about ${exhibitor} on ${moment(date, minute)}${by === null ? '' : `, by ${by}`}: this cannot be undone. Please change the decision instead.`,
  'payment.abandoned': 'The payment was abandoned or timed out.',
  'payment.asked-ago': ({ standing, minutes }, { say }) =>
    `${say(standing)} The provider was asked ${minutes < 1 ? 'less than a minute' : plural(minutes, 'minute')} ago; it is asked again at most every 5 minutes.`,
  'payment.changed': 'This payment has been changed in the meantime. Please look at it again.',
  'payment.declined': 'The payment was declined.',
  'payment.last-known': ({ standing }, { say }) =>
    `${say(standing)} The payment provider cannot be reached right now: this is the last we know.`,
  'payment.none': 'No payment was started yet.',
  'payment.received': 'The payment was received.',
  'payment.reported-otherwise': ({ reported, asked }) =>
    `The provider reported ${reported} instead of ${asked}. Nothing was changed.`,
  'payment.not-needed': 'No deposit is asked for: the stay is booked.',
  'payment.transfer-amount': ({ sen, currency }) =>
    `The booking comes to ${moneyLabel(sen, 'en', currency)}. Please record the transfer once all of it has come.`,
  'payment.transfer-ahead': 'This day is still to come.',
  'payment.transfer-received': 'The transfer was recorded. The buyer gets the receipt by email.',
  'payment.transfer-changed': 'The booking has been changed in the meantime. Please look at it again.',
  'payment.under-way': 'The payment is under way: the provider has not told us yet how it ended.',
  'person.paid-before-erasure': 'This buyer has paid. Please refund the payment before you erase the person.',
  'person.changed': 'Somebody else has changed this contact in the meantime.',
  'person.details-asked-today': 'This person was asked for their details within the last 24 hours.',
  'person.details-complete': 'Nothing is missing from this person’s details.',
  'person.email-taken': ({ name, reference }) =>
    `${name} (${reference}) is registered with this email address already.`,
  'person.mail-under-way': 'An email to this person is being sent right now. Please try again in a minute.',
  'note.changed': 'This note was changed in the meantime.',
  'note.empty': 'Please write a note.',
  'note.not-yours': 'Only its author may change this note.',
  'note.unknown': 'This note was deleted.',
  'registration.consent-missing': 'Please ask the person whether they agree to the terms, and tick the box.',
  'tag.empty': 'Please name the tag.',
  'tag.too-long': ({ most }) => `A tag has at most ${most} characters.`,
  'tag.too-many': ({ most }) =>
    `There are already ${most} tags. Use one of them, or remove one that is not needed from everyone who has it.`,
  'task.changed': 'This task was changed in the meantime.',
  'task.not-doer': 'This person cannot finish tasks. Please choose an editor or an admin.',
  'task.not-staff': 'This person is no longer on the staff.',
  'task.unknown': 'This task was deleted.',
  'person.unknown': 'There is no such registration, or it has been erased already.',
  'picture.too-large': ({ kilobytes }) =>
    `The picture is too large. Please choose one of ${kilobytes} KB at most.`,
  'picture.too-many-pixels':
    'The picture is too wide, too high or has too many pixels. Please make it smaller and try again.',
  'picture.unreadable': 'The picture could not be read. Please save it again, or choose another one.',
  'picture.wrong-type': 'Please choose a still picture in PNG, JPEG, WebP or AVIF format.',
  'refund.done': ({ sen, currency }) => `${moneyLabel(sen, 'en', currency)} was refunded.`,
  'refund.not-paid': 'This payment was not paid: there is nothing to send back.',
  'refund.not-reached':
    'The refund was recorded, but the payment provider cannot be reached right now. It will be sent as soon as the provider answers, and only once.',
  'refund.provider-gone': 'This payment was made through a provider that is not set up here any more.',
  'refund.provider-refused':
    'The provider refused this refund. Please send the money by bank transfer and enter the reference of the transfer here.',
  'refund.by-transfer':
    'It came by bank transfer: please send it back by bank transfer and enter the reference of that transfer here.',
  'refund.refunded-already': 'This payment was refunded already.',
  'refund.transfer-recorded': 'The transfer was recorded.',
  'refund.transfer-too-early':
    'A manual transfer can be entered after the provider has refused the refund. Please leave this empty.',
  'registration.unknown': 'There is no such registration.',
  'room.kept': ({ hours, mail }, { say }) => `The room is kept for ${hours} hours. ${say(mail)}`,
  'room.none-free': 'No room is free for this buyer: others wait before, or all are taken.',
  'room.not-waiting': 'This buyer does not wait for this room any more.',
  'second-factor.not-begun': 'Two-step verification is not being set up. Please begin again.',
  'second-factor.on-already': 'Two-step verification is on. Please turn it off first.',
  'second-factor.wrong-code': 'That code is wrong. Please try the next one.',
  'session.code-needed': 'Please enter the six digits of your authenticator app.',
  'session.wrong-credentials': 'Invalid email or password',
  'staff.email-taken': 'There is an account with this email address already.',
  'staff.invitation-closed': 'This invitation is no longer open.',
  'staff.last-admin': 'This is the last admin. Please make somebody else an admin first.',
  'staff.own-second-factor':
    'Please turn off your own two-step verification in your account, with your password.',
  'staff.unknown': 'There is no such account.',
  'words.changed': 'This text has been changed in the meantime. Please check it again.',
  'words.empty': 'Please write something here.',
  'words.empty-section': ({ heading }) =>
    heading === ''
      ? 'A heading is empty: write it after the number sign (#).'
      : `There is no paragraph below the heading “${heading}”.`,
  'words.field-unknown': 'This text has no such field.',
  'words.no-heading': 'Please begin with a heading: a line that starts with a number sign (#).',
  'words.no-offer': 'There is no text from the folder to decide on any more.',
  'words.no-points': 'This text has no points: please write them as paragraphs.',
  'words.nothing-drafted': 'There is no draft to publish.',
  'words.placeholder-missing': ({ placeholder }) =>
    `The field {${placeholder}} is missing. Please insert it where it belongs.`,
  'words.placeholder-unknown': ({ placeholder }) =>
    `{${placeholder}} is not a field of this sentence. Please remove it or choose one from the menu.`,
  'words.points-last': 'Points come after the paragraphs: no paragraph may follow a point.',
  'words.row': ({ line, cells }) =>
    `Line ${line} does not fit: please write ${cells} parts, separated by a bar (|).`,
  'words.too-long': ({ most }) => `Please write at most ${most} characters.`,
  'words.unknown': 'There is no such text.',
  'words.version-unknown': 'There is no such version.',
  'failed-address.nobody': 'Nobody in this edition has this address.',
  'failed-address.reason-missing': 'Please say why, such as what the bounce says.',
  'failed-address.unknown': 'This address is no longer on the list.',
  'failed-address.unreadable':
    'No failed address could be read from this file. Please save the bounce as an .eml file, or type the address.',
  'group.changed': 'This message has been changed in the meantime. Please check it again.',
  'group.empty': ({ language }) =>
    `The message in ${LANGUAGE_NAMES[language]} has no subject or no text. Please write both.`,
  'group.exhibitors-changed': ({ exhibitors }) =>
    `There ${exhibitors === 1 ? 'is now one exhibitor' : `are now ${exhibitors} exhibitors`}. Please check them again, then send.`,
  'group.exhibitors-unknown': ({ exhibitors }) =>
    `A field is empty for ${exhibitors === 1 ? 'one exhibitor' : `${exhibitors} exhibitors`}. Please leave them out or remove the field.`,
  'group.exhibitors-wordless': ({ language }) =>
    `Exhibitors get the message in ${LANGUAGE_NAMES[language]}. Please write it, or let them have the English one.`,
  'group.field-unknown': ({ people }) =>
    `A field is empty for ${people === 1 ? 'one person' : `${people} people`}. Please leave them out or remove the field.`,
  'group.hour-past': 'This hour has passed at the fair. Please choose a later one.',
  'group.hour-unknown': 'There is no such date or time at the fair. Please choose another one.',
  'group.language-missing': ({ language, people }) =>
    `${people === 1 ? 'One person reads' : `${people} people read`} ${LANGUAGE_NAMES[language]}. Please write the message in it, or let them have the English one.`,
  'group.no-exhibitor': 'No exhibitor is left to write to. Please choose other ones.',
  'group.not-draft': 'This message is no longer a draft.',
  'group.nobody': 'Nobody is left to write to. Please choose other people.',
  'group.not-running': 'There is nothing left to stop: everything has been sent.',
  'group.people-changed': ({ people }) =>
    `There are now ${people} people. Please check them again, then send.`,
  'group.unknown': 'There is no such message.',
  'group.unknown-field': ({ placeholder }) =>
    `${placeholder} is not a field. Please remove it or choose one from the menu.`,
  'group.untested': 'Please send yourself a test of this text first.',
  'group.untested-in': ({ language }) => `Please send yourself a test in ${LANGUAGE_NAMES[language]} first.`,
  'view.name-missing': 'Please name the view.',
  'view.name-taken': ({ name }) => `There is already a view called ${name}. Please choose another name.`,
  'view.too-many': ({ limit }) => `This list already has ${limit} saved views. Please remove one first.`,
  'view.unknown': 'This view no longer exists.',
};
