// Entries of a person's history as sentences.
import type { Person, PersonEvent } from '@visavis/contract/person/person';
import type { AuditAction } from '@visavis/domain/audit/actions';
import { FIELD_NAMES, type FieldName } from '@visavis/domain/profile/fields';
import type { Text, TextId } from '../../i18n/text.ts';

const SENTENCES: Partial<Record<AuditAction, TextId>> = {
  'application.approve': 'people.did.application.approve',
  'application.mail': 'people.did.application.mail',
  'application.reject': 'people.did.application.reject',
  'application.undo': 'people.did.application.undo',
  'application.undo-approve': 'people.did.application.undo-approve',
  'booking.reveal-passports': 'people.did.booking.reveal-passports',
  'booking.save': 'people.did.booking.save',
  'booking.change': 'people.did.booking.change',
  'booking.record-nights': 'people.did.booking.record-nights',
  'booking.refund-nights': 'people.did.booking.refund-nights',
  'document.ask': 'people.did.document.ask',
  'document.expire': 'people.did.document.expire',
  'document.hand-in': 'people.did.document.hand-in',
  'document.view': 'people.did.document.view',
  'document.withdraw': 'people.did.document.withdraw',
  'email.retry': 'people.did.email.retry',
  'email.try-link': 'people.did.email.try-link',
  'meeting.add': 'people.did.meeting.add',
  'meeting.approve': 'people.did.meeting.approve',
  'meeting.ask-again': 'people.did.meeting.ask-again',
  'meeting.book': 'people.did.meeting.book',
  'meeting.cancel': 'people.did.meeting.cancel',
  'meeting.edit': 'people.did.meeting.edit',
  'meeting.move': 'people.did.meeting.move',
  'meeting.reject': 'people.did.meeting.reject',
  'meeting.match': 'people.did.meeting.match',
  'meeting.undo-add': 'people.did.meeting.undo-add',
  'meeting.undo-approve': 'people.did.meeting.undo-approve',
  'meeting.undo-match': 'people.did.meeting.undo-match',
  'meeting.undo-reject': 'people.did.meeting.undo-reject',
  'meeting.release': 'people.did.meeting.release',
  'meeting.reschedule': 'people.did.meeting.reschedule',
  'meeting.save': 'people.did.meeting.save',
  'payment.paid': 'people.did.payment.paid',
  'payment.paid-twice': 'people.did.payment.paid-twice',
  'payment.record': 'people.did.payment.record',
  'payment.refund': 'people.did.payment.refund',
  'payment.refund-refused': 'people.did.payment.refund-refused',
  'payment.refunded': 'people.did.payment.refunded',
  'payment.transfer': 'people.did.payment.transfer',
  'registration.add': 'people.did.registration.add',
  'registration.import': 'people.did.registration.import',
  'registration.confirm': 'people.did.registration.confirm',
  'registration.mail': 'people.did.registration.mail',
  'room.leave': 'people.did.room.leave',
  'room.offer': 'people.did.room.offer',
  'room.wait': 'people.did.room.wait',
  'note.add': 'people.did.note.add',
  'note.change': 'people.did.note.change',
  'note.delete': 'people.did.note.delete',
  'person.ask-details': 'people.did.person.ask-details',
  'person.complete': 'people.did.person.complete',
  'person.tag': 'people.did.person.tag',
  'person.untag': 'people.did.person.untag',
  'task.add': 'people.did.task.add',
  'task.change': 'people.did.task.change',
  'task.delete': 'people.did.task.delete',
};
/** The sentence for a mark, by what it changed. */
function markSentence({ before, after }: PersonEvent): TextId {
  const { attendance, exhibitorView } = after ?? {};
  if (before?.attendance !== attendance || before?.exhibitorView === exhibitorView)
    return attendance === 'held'
      ? 'people.did.meeting.markHeld'
      : attendance === 'missed'
        ? 'people.did.meeting.markMissed'
        : 'people.did.meeting.removeMark';
  return exhibitorView === 'held'
    ? 'people.did.meeting.sayHeld'
    : exhibitorView === 'missed'
      ? 'people.did.meeting.sayMissed'
      : 'people.did.meeting.sayNothing';
}

/** Actions whose sentences name the exhibitor. */
const ABOUT_EXHIBITOR: ReadonlySet<string> = new Set<AuditAction>([
  'meeting.add',
  'meeting.approve',
  'meeting.ask-again',
  'meeting.cancel',
  'meeting.edit',
  'meeting.mark',
  'meeting.match',
  'meeting.undo-add',
  'meeting.undo-approve',
  'meeting.undo-match',
  'meeting.undo-reject',
  'meeting.move',
  'meeting.reject',
]);

const isFieldName = (name: string): name is FieldName => FIELD_NAMES.some((one) => one === name);

/**
 * Such as 'vera@visavis.example approved the meeting with Oasis Attar'; only the action if there is no sentence.
 * @param listed joins the names of fields, in the reader's language
 */
export function eventSentence(
  text: Text,
  event: PersonEvent,
  { programme, listed }: { programme: Person['programme']; listed: (items: readonly string[]) => string },
): string {
  const { actorKind, actor, action, exhibitor, fields } = event;
  const own = programme === 'hosted' ? 'people.theBuyer' : 'people.theVisitor';
  const who = actorKind === 'visitor' ? text(own) : actor;
  if (fields.length > 0) {
    const names = fields.map((name) =>
      isFieldName(name) ? text.field(name) : name === 'language' ? text('people.language') : name,
    );
    return text('people.didChange', { who, fields: listed(names) });
  }
  const sentence = action === 'meeting.mark' ? markSentence(event) : SENTENCES[action as AuditAction];
  if (sentence === undefined || (exhibitor === null && ABOUT_EXHIBITOR.has(action)))
    return text('people.did.other', { who, action: text.choice('auditAction', action) });
  return text(sentence, { who, exhibitor: exhibitor ?? '' });
}
