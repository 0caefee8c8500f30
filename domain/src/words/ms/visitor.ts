// Messages for visitors, hosted buyers and exhibitors, in Malay.
import type { VisitorMessages } from '../../message/visitor-messages.ts';
import { minutesOf } from '../counts.ts';
import type { WordsOf } from '../message-words.ts';

export const visitor: WordsOf<VisitorMessages> = {
  'application.email-taken':
    'Permohonan baharu tidak dapat dibuat dengan alamat e-mel ini. Jika anda pernah memohon, permohonan anda sudah ada pada kami: sila hubungi kami untuk mengubahnya.',
  'application.received-already':
    'Permohonan anda telah pun diterima seperti yang mula-mula anda hantar. Sila hubungi kami untuk mengubahnya.',
  'attendance.not-markable': 'Hanya pertemuan yang diluluskan dan sudah bermula boleh ditanda.',
  'booking.changed':
    'Tempahan anda telah berubah, mungkin di tetingkap lain. Sila semak semula sebelum mengubahnya.',
  'booking.changed-before-payment':
    'Tempahan anda telah berubah, mungkin di tetingkap lain. Sila semak semula sebelum membayar.',
  'booking.confirmed': 'Penginapan anda telah ditempah: tempahan tidak boleh diubah di sini lagi.',
  'booking.missing': 'Sila tempah penginapan anda dahulu.',
  'booking.none-yet': 'Belum ada tempahan.',
  'booking.paid': 'Deposit anda telah dibayar: tempahan tidak boleh diubah di sini lagi.',
  'booking.payment-under-way': ({ minutes }) =>
    `Pembayaran untuk tempahan ini sedang dibuat. Sila selesaikannya, atau ubah tempahan selepas ia tamat: selewat-lewatnya dalam kira-kira ${minutes} minit.`,
  'booking.received-already':
    'Tempahan ini telah pun diterima seperti yang mula-mula anda hantar. Sila muat semula halaman untuk mengubahnya.',
  'booking.unknown': 'Tempahan ini tidak wujud.',
  'category.unknown': 'Kategori ini tidak wujud.',
  'country.unknown-fields': 'Ruangan ialah name, cca2, flags, idd dan altSpellings.',
  'directory.too-many-ids': 'Berikan sehingga 50 id yang dipisahkan dengan koma.',
  'document-request.done': 'Dokumen ini sudah dihantar. Tiada apa-apa lagi yang perlu dilakukan.',
  'document-request.not-needed':
    'Dokumen ini tidak diperlukan lagi. Tiada apa-apa lagi yang perlu dilakukan.',
  'edition.closed': 'Pendaftaran untuk edisi ini telah ditutup.',
  'edition.none-yet': 'Belum ada edisi. Sila kembali tidak lama lagi.',
  'edition.opens-later': ({ date, minute }, { moment }) => `Pendaftaran dibuka pada ${moment(date, minute)}.`,
  'edition.programme-off': ({ programme }) =>
    programme === 'hosted'
      ? 'Edisi ini tiada Program Pembeli Jemputan.'
      : 'Edisi ini tiada Padanan Perniagaan.',
  'exhibitor.offset-without-limit': 'Offset memerlukan limit.',
  'exhibitor.unknown': 'Pempamer ini tidak wujud.',
  'field.at-least': ({ minimum }) => `Sila berikan sekurang-kurangnya ${minimum}.`,
  'field.at-most': ({ maximum }) => `Sila berikan paling banyak ${maximum}.`,
  'field.missing': 'Ruangan ini wajib diisi.',
  'field.one-of': ({ values }) => `Sila berikan salah satu daripada ini: ${values.join(', ')}.`,
  'field.too-short': 'Teks ini terlalu pendek.',
  'field.unknown': ({ names }) => `Nama ini tidak dikenali: ${names.join(', ')}.`,
  'field.whole-number': 'Sila berikan nombor bulat.',
  'field.wrong-form': 'Format ini tidak betul.',
  'hold.network-limit':
    'Banyak slot masa sedang dikhaskan daripada rangkaian anda. Sila hantar apa yang telah anda pilih, atau cuba lagi dalam beberapa minit.',
  'hold.none': 'Tiada lagi slot masa yang dikhaskan untuk halaman ini.',
  'hold.hours-changed': 'Waktu pameran baru sahaja diubah. Sila lihat semula.',
  'hour.begun': 'Slot masa ini sudah bermula. Sila pilih masa lain.',
  'hour.taken': 'Slot masa ini baru sahaja diambil. Sila pilih masa lain.',
  'hours.begun': 'Sesetengah slot masa ini telah bermula. Sila pilih semula untuk syarikat yang dinamakan.',
  'hours.taken':
    'Sesetengah slot masa ini baru sahaja diambil. Sila pilih semula untuk syarikat yang dinamakan.',
  'link.unknown': 'Pautan ini tidak dikenali atau telah tamat tempoh.',
  'link.used': 'Pautan ini tidak dikenali, sudah digunakan atau telah tamat tempoh.',
  'live.no-connection': 'Strim memerlukan sambungannya sendiri.',
  'live.too-many-pages':
    'Terlalu banyak halaman terbuka, jadi halaman ini menyemak perubahan dari semasa ke semasa.',
  'meeting.booth-differs': ({ name }) => `Tiada pempamer bernama ${name} di gerai ini.`,
  'meeting.date-differs': ({ day, date }) => `Hari ke-${day} pameran ialah ${date}.`,
  'meeting.exhibitor-ambiguous': ({ name }) =>
    `Terdapat lebih daripada satu pempamer bernama ${name}. Sila nyatakan gerai yang mana.`,
  'meeting.no-such-day': 'Ini bukan hari pameran.',
  'meeting.no-such-hour': 'Ini bukan waktu pameran.',
  'meeting.not-a-time': 'Ini bukan waktu dalam sehari.',
  'meeting.unknown': 'Pertemuan ini tidak wujud.',
  'meeting.weekday-differs': ({ date }, { weekday }) => `${date} ialah hari ${weekday(date)}.`,
  'my-schedule.link-on-its-way':
    'Jika ada pendaftaran dengan alamat e-mel ini, pautannya sedang dihantar ke alamat itu.',
  'my-schedule.meeting-approved':
    'Pertemuan ini telah diluluskan. Untuk bertemu pada waktu lain, sila batalkannya dan minta semula.',
  'my-schedule.meeting-begun': 'Pertemuan ini sudah bermula: ia tidak boleh diubah lagi.',
  'my-schedule.exhibitor-withdrawn': ({ name }) =>
    `${name} tidak lagi mengambil bahagian, jadi tiada waktu lain boleh dipilih di situ.`,
  'my-schedule.meeting-ended': 'Pertemuan ini telah pun ditolak atau dibatalkan.',
  'my-schedule.meeting-unknown': 'Pertemuan ini tiada dalam jadual anda.',
  'my-schedule.no-mail-server':
    'Laman ini tidak dapat menghantar e-mel buat masa ini. Sila hubungi kami untuk mendapatkan pautan anda.',
  'my-schedule.confirm-by-email':
    'Sila sahkan alamat e-mel anda dahulu: buka e-mel yang telah kami hantar dan tekan Sahkan di situ.',
  'my-schedule.no-meetings': 'Tiada pertemuan untuk dimasukkan ke dalam kalendar.',
  'payment.by-transfer':
    'Deposit tempahan ini dibayar melalui pindahan bank. Halaman tempahan anda menyatakan butirannya.',
  'payment.deposit-first': 'Sila bayar deposit dahulu. Anda boleh memilih pertemuan selepas deposit dibayar.',
  'payment.deposit-refunded':
    'Deposit anda telah dibayar balik: pertemuan tidak lagi boleh ditempah dengannya.',
  'payment.earlier-under-way':
    'Pembayaran anda yang terdahulu masih diproses oleh penyedia. Sila selesaikannya di sana, atau cuba lagi dalam beberapa minit.',
  'payment.message-refused': 'Mesej ini bukan daripada penyedia pembayaran.',
  'payment.not-reached':
    'Penyedia pembayaran tidak dapat dihubungi buat masa ini. Tiada apa-apa dicaj. Sila cuba lagi dalam beberapa minit.',
  'payment.not-set-up': 'Pembayaran belum disediakan di laman ini. Sila hubungi penganjur.',
  'payment.paid-already': 'Deposit anda telah pun dibayar.',
  'payment.provider-unknown': 'Penyedia pembayaran ini tidak wujud.',
  'payment.started-otherwise':
    'Pembayaran ini telah pun dimulakan dengan cara lain. Sila buka tempahan sekali lagi.',
  'payment.unknown': 'Pembayaran ini tidak wujud.',
  'registration.email-taken':
    'Pendaftaran baharu tidak dapat dibuat dengan alamat e-mel ini. Jika anda pernah mendaftar, pertemuan anda sudah ada pada kami: sila hubungi kami untuk mengubahnya.',
  'registration.email-taken-link-sent':
    'Pendaftaran baharu tidak dapat dibuat dengan alamat e-mel ini. Jika anda pernah mendaftar, pautan ke pertemuan anda sedang dihantar ke alamat ini.',
  'registration.network-limit':
    'Terlalu banyak slot masa telah ditempah daripada rangkaian anda hari ini tanpa disahkan. Pilihan anda disimpan. Jika rakan sekerja anda telah mendaftar, minta mereka menekan Sahkan di halaman yang dipautkan dalam e-mel kami, kemudian hantar semula; atau gunakan sambungan lain, seperti data mudah alih.',
  'registration.received-already':
    'Pendaftaran anda telah pun diterima seperti yang mula-mula anda hantar. Sila hubungi kami untuk mengubahnya.',
  'request.invalid': 'Sebahagian maklumat ini tidak dapat diterima. Sila semak ruangan yang ditanda.',
  'request.not-json': 'Sila hantar JSON.',
  'request.not-of-types': ({ types }) => `Sila hantar fail sebagai ${types}.`,
  'request.too-large': 'Data ini terlalu besar untuk dihantar sekali gus. Sila kurangkan.',
  'request.too-many': ({ seconds }) =>
    `Terlalu banyak permintaan. Sila cuba lagi dalam ${seconds <= 90 ? `${seconds} saat` : `${minutesOf(seconds)} minit`}.`,
  'request.unreadable': 'Permintaan ini tidak dapat dibaca.',
  'resource.hidden': 'Tiada apa-apa di sini.',
  'resource.no-such-address': 'Tiada apa-apa di alamat ini.',
  'room.free': 'Bilik ini masih ada: anda boleh menempahnya sekarang.',
  'server.busy': 'Ramai orang sedang membuat tempahan. Sila cuba lagi.',
  'server.data-folder': 'Folder data pelayan ini tiada atau tidak boleh ditulis.',
  'server.database-read-only': 'Pangkalan data tidak dapat menulis buat masa ini.',
  'server.database-silent': 'Pangkalan data tidak menjawab.',
  'server.failed': 'Sesuatu tidak kena di pihak kami. Sila cuba lagi.',
  'server.not-started': 'Program sedang bermula.',
  'server.other-release':
    'Pangkalan data ini daripada keluaran lain: mulakan pelayan daripada keluaran yang lebih baharu.',
  'server.starting': 'Pangkalan data sedang disediakan.',
  'server.unavailable': 'Perkhidmatan tidak tersedia buat masa ini. Sila cuba lagi sebentar nanti.',
  'session.forbidden': 'Peranan anda tidak membenarkan ini.',
  'session.missing': 'Sila log masuk.',
  'session.disabled': 'Akaun ini telah dinyahaktifkan.',
  'submission.unknown': 'Tiada pendaftaran bagi penghantaran ini.',
  'upload.busy': 'Ramai orang sedang menghantar fail. Sila cuba lagi sebentar nanti.',
  'upload.fields-unreadable': 'Ini tidak dapat dibaca. Sila hantar ruangan borang.',
  'upload.not-json': 'Ini tidak dapat dibaca. Sila hantar sekali sahaja, sebagai JSON.',
  'upload.not-multipart': 'Sila hantar borang dengan fail (multipart/form-data).',
  'upload.not-stored': 'Fail tidak dapat disimpan buat masa ini. Sila cuba lagi sebentar nanti.',
  'upload.part-numbers':
    'Sila namakan fail documents[0], documents[1] dan seterusnya, setiap satu dengan nombornya sendiri.',
  'upload.pictures-busy': 'Banyak gambar sedang dibaca sekarang. Sila cuba lagi sebentar nanti.',
  'upload.too-large':
    'Fail-fail ini terlalu besar untuk dihantar sekali gus. Sila pilih fail yang tidak melebihi 2000 kb.',
  'upload.too-many-parts': 'Borang ini mempunyai terlalu banyak bahagian.',
  'upload.too-slow': 'Fail mengambil masa terlalu lama untuk sampai. Sila cuba lagi.',
  'upload.unreadable': 'Borang ini tidak dapat dibaca. Sila hantar semula.',
};
