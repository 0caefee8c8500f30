// Messages for visitors, hosted buyers and exhibitors, in English.
import type { VisitorMessages } from '../../message/visitor-messages.ts';
import { minutesOf, plural } from '../counts.ts';
import type { WordsOf } from '../message-words.ts';

export const visitor: WordsOf<VisitorMessages> = {
  'application.email-taken':
    'A new application could not be made with this email address. If you have applied before, your application is with us already: please contact us to change it.',
  'application.received-already':
    'Your application has been received already, as you first sent it. Please contact us to change it.',
  'attendance.not-markable': 'Only an approved meeting that has started can be marked.',
  'booking.changed':
    'Your booking was changed in the meantime, perhaps in another window. Please look at it again before you change it.',
  'booking.changed-before-payment':
    'Your booking was changed in the meantime, perhaps in another window. Please look at it again before you pay.',
  'booking.confirmed': 'Your stay is booked: the booking cannot be changed here any more.',
  'booking.missing': 'Please book your stay first.',
  'booking.none-yet': 'There is no booking yet.',
  'booking.paid': 'Your deposit is paid: the booking cannot be changed here any more.',
  'booking.payment-under-way': ({ minutes }) =>
    `A payment for this booking is under way. Please finish it, or change the booking once it has ended: in about ${plural(minutes, 'minute')} at the latest.`,
  'booking.received-already':
    'This booking has been received already, as you first sent it. Please reload the page to change it.',
  'booking.unknown': 'There is no such booking.',
  'category.unknown': 'There is no such category.',
  'country.unknown-fields': 'Fields are name, cca2, flags, idd and altSpellings.',
  'directory.too-many-ids': 'Give up to 50 ids separated by commas.',
  'document-request.done': 'This document has been handed in already. There is nothing more to do.',
  'document-request.not-needed': 'This document is not needed any more. There is nothing more to do.',
  'edition.closed': 'Registration for this edition is closed.',
  'edition.none-yet': 'There is no edition yet. Please come back soon.',
  'edition.opens-later': ({ date, minute }, { moment }) => `Registration opens on ${moment(date, minute)}.`,
  'edition.programme-off': ({ programme }) =>
    programme === 'hosted'
      ? 'This edition has no Hosted Buyer programme.'
      : 'This edition has no Business Matching.',
  'exhibitor.offset-without-limit': 'An offset needs a limit.',
  'exhibitor.unknown': 'There is no such exhibitor.',
  'field.at-least': ({ minimum }) => `Please enter at least ${minimum}.`,
  'field.at-most': ({ maximum }) => `Please give ${maximum} at most.`,
  'field.missing': 'This is required.',
  'field.one-of': ({ values }) => `Please give one of these: ${values.join(', ')}.`,
  'field.too-short': 'This is too short.',
  'field.unknown': ({ names }) => `Nothing is known by this name: ${names.join(', ')}.`,
  'field.whole-number': 'Please enter a whole number.',
  'field.wrong-form': 'This has the wrong form.',
  'hold.network-limit':
    'Many hours are being held from your network right now. Please submit what you have chosen, or try again in a few minutes.',
  'hold.none': 'No hours are held for this page any more.',
  'hold.hours-changed': 'The hours of the exhibition have just been changed. Please look at them again.',
  'hour.begun': 'This hour has started already. Please select a different time.',
  'hour.taken': 'This hour has just been taken. Please select a different time.',
  'hours.begun': 'Some of these hours have started already. Please choose again for the companies named.',
  'hours.taken': 'Some of these hours have just been taken. Please choose again for the companies named.',
  'link.unknown': 'This link is unknown or has expired.',
  'link.used': 'This link is unknown, used or has expired.',
  'live.no-connection': 'A stream needs a connection of its own.',
  'live.too-many-pages': 'Too many pages are open, so this one checks for changes from time to time.',
  'meeting.booth-differs': ({ name }) => `No exhibitor named ${name} has this booth.`,
  'meeting.date-differs': ({ day, date }) => `Day ${day} of the exhibition is ${date}.`,
  'meeting.exhibitor-ambiguous': ({ name }) =>
    `More than one exhibitor is named ${name}. Please say which booth.`,
  'meeting.no-such-day': 'This is not a day of the exhibition.',
  'meeting.no-such-hour': 'This is not an hour of the exhibition.',
  'meeting.not-a-time': 'This is not a time of the day.',
  'meeting.unknown': 'There is no such meeting.',
  'meeting.weekday-differs': ({ date }, { weekday }) => `${date} is a ${weekday(date)}.`,
  'my-schedule.link-on-its-way':
    'If there is a registration with this email address, its link is on the way to it.',
  'my-schedule.meeting-approved':
    'This meeting has been approved. To meet at another hour, please cancel it and ask again.',
  'my-schedule.meeting-begun': 'This meeting has started and can’t be changed.',
  'my-schedule.exhibitor-withdrawn': ({ name }) =>
    `${name} is no longer exhibiting, so no other hour can be chosen there.`,
  'my-schedule.meeting-ended': 'This meeting has been rejected or cancelled already.',
  'my-schedule.meeting-unknown': 'There is no such meeting in your schedule.',
  'my-schedule.no-mail-server':
    'This site cannot send email at the moment. Please contact us to get your link.',
  'my-schedule.confirm-by-email':
    'Please confirm your email address first: open the email that we have sent you and press Confirm there.',
  'my-schedule.no-meetings': 'There is no meeting to put into a calendar.',
  'payment.by-transfer':
    'The deposit of this booking is paid by bank transfer. The page with your booking says where to.',
  'payment.deposit-first': 'Please pay the deposit first. You can choose meetings once it is paid.',
  'payment.deposit-refunded': 'Your deposit was refunded: no meetings are booked for it any more.',
  'payment.earlier-under-way':
    'Your earlier payment is still under way at the provider. Please finish it there, or try again in a few minutes.',
  'payment.message-refused': 'This message is not from the payment provider.',
  'payment.not-reached':
    'The payment provider cannot be reached right now. Nothing was charged. Please try again in a few minutes.',
  'payment.not-set-up': 'Payments are not set up on this site yet. Please contact the organiser.',
  'payment.paid-already': 'Your deposit is paid already.',
  'payment.provider-unknown': 'There is no such payment provider.',
  'payment.started-otherwise':
    'This payment was started already, in another way. Please open the booking again.',
  'payment.unknown': 'There is no such payment.',
  'registration.email-taken':
    'A new registration could not be made with this email address. If you have registered before, your meetings are with us already: please contact us to change them.',
  'registration.email-taken-link-sent':
    'A new registration could not be made with this email address. If you have registered before, the link to your meetings is on its way to this address.',
  'registration.network-limit':
    'Too many hours have been booked from your network today that nobody has confirmed. Your choices are kept. If colleagues have registered, ask them to press Confirm on the page that our email links to, then submit again; or use another connection, such as mobile data.',
  'registration.received-already':
    'Your registration has been received already, as you first submitted it. Please contact us to change it.',
  'request.invalid': 'Some of this could not be accepted. Please check the marked fields.',
  'request.not-json': 'Please send JSON.',
  'request.not-of-types': ({ types }) => `Please send the file as ${types}.`,
  'request.too-large': 'This is too much at once. Please send less.',
  'request.too-many': ({ seconds }) =>
    `Too many requests. Please try again in ${seconds <= 90 ? plural(seconds, 'second') : plural(minutesOf(seconds), 'minute')}.`,
  'request.unreadable': 'This request could not be read.',
  'resource.hidden': 'There is nothing here.',
  'resource.no-such-address': 'There is nothing at this address.',
  'room.free': 'This room is free: you can book it now.',
  'server.busy': 'Many people are booking right now. Please try again.',
  'server.data-folder': 'The data folder of this server is missing or cannot be written to.',
  'server.database-read-only': 'The database cannot write at the moment.',
  'server.database-silent': 'The database does not answer.',
  'server.failed': 'Something went wrong on our side. Please try again.',
  'server.not-started': 'The program is starting.',
  'server.other-release':
    'The database is of another release than this server: start the server of the newer release.',
  'server.starting': 'The database is being prepared.',
  'server.unavailable': 'The service is not available right now. Please try again in a moment.',
  'session.forbidden': 'Your role does not allow this.',
  'session.missing': 'Please log in.',
  'session.disabled': 'This account has been disabled.',
  'submission.unknown': 'There is no registration of this submission.',
  'upload.busy': 'Many people are sending files right now. Please try again in a moment.',
  'upload.fields-unreadable': 'This could not be read. Please send the fields of the form.',
  'upload.not-json': 'This could not be read. Please send it once, as JSON.',
  'upload.not-multipart': 'Please send a form with files (multipart/form-data).',
  'upload.not-stored': 'The files could not be kept right now. Please try again in a moment.',
  'upload.part-numbers':
    'Please name the files documents[0], documents[1] and so on, each with its own number.',
  'upload.pictures-busy': 'Many pictures are being read right now. Please try again in a moment.',
  'upload.too-large': 'These files are too large to send at once. Please choose files of 2000kb at most.',
  'upload.too-many-parts': 'This form has too many parts.',
  'upload.too-slow': 'The files took too long to arrive. Please try again.',
  'upload.unreadable': 'This form could not be read. Please send it again.',
};
