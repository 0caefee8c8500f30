// Messages for organisers, in Malay.
import { moneyLabel } from '../../language/amounts.ts';
import { LANGUAGE_NAMES } from '../../language/languages.ts';
import type { StaffMessages } from '../../message/staff-messages.ts';
import type { WordsOf } from '../message-words.ts';

/** A few names, and how many there are beside them. */
const withOthers = (people: readonly string[], others: number): string[] =>
  others === 0 ? [...people] : [...people, `${others} orang lagi`];

export const staff: WordsOf<StaffMessages> = {
  'account.reset-on-its-way':
    'Jika ada akaun dengan alamat e-mel ini, pautan untuk memilih kata laluan baharu sedang dihantar ke alamat itu.',
  'account.wrong-password': 'Kata laluan salah',
  'application.approval-sent':
    'E-mel kelulusan telah pun dihantar, jadi ini tidak boleh dibuat asal. Sila ubah keputusan.',
  'application.approval-undone': 'Kelulusan telah dibuat asal, dan tiada e-mel dihantar.',
  'application.approved': ({ mail }, { say }) => `Permohonan telah diluluskan. ${say(mail)}`,
  'application.booking-begun':
    'Pembeli ini telah mula menempah, jadi ini tidak boleh dibuat asal. Sila ubah keputusan.',
  'application.changed': 'Permohonan ini telah berubah sementara itu. Sila semak sekali lagi.',
  'application.decided-since': ({ decision }) =>
    decision === 'approved' ? 'Permohonan ini sudah diluluskan.' : 'Permohonan ini sudah ditolak.',
  'application.decided-already': ({ decision, isSent }) =>
    decision === 'approved'
      ? isSent
        ? 'Permohonan ini telah pun diluluskan, dan suratnya telah dihantar.'
        : 'Permohonan ini telah pun diluluskan, dan suratnya sedang dihantar.'
      : isSent
        ? 'Permohonan ini telah pun ditolak, dan suratnya telah dihantar.'
        : 'Permohonan ini telah pun ditolak, dan suratnya sedang dihantar.',
  'application.deposit-refunded':
    'Deposit permohonan ini telah dibayar balik, jadi permohonan ini tidak boleh diluluskan, tetapi pembeli boleh memohon semula.',
  'application.paid-before-deletion':
    'Pembeli ini telah membayar. Sila bayar balik pembayaran itu sebelum anda memadam permohonan.',
  'application.paid-before-rejection':
    'Pembeli ini telah membayar. Sila bayar balik pembayaran itu sebelum anda menolak permohonan.',
  'application.payment-under-way':
    'Pembeli ini sedang membayar sekarang. Sila semak status pembayaran dan cuba lagi.',
  'application.refusal-sent':
    'E-mel penolakan telah pun dihantar, jadi ini tidak boleh dibuat asal. Sila ubah keputusan.',
  'application.rejected': ({ mail }, { say }) => `Permohonan telah ditolak. ${say(mail)}`,
  'application.rejection-undone': ({ rejectedMeetings: count }) =>
    `Penolakan telah dibuat asal, dan tiada e-mel dihantar.${count === 0 ? '' : ` ${count === 1 ? 'Satu' : count} pertemuan kekal ditolak kerana slot masanya telah diambil.`}`,
  'application.replaced': 'Orang ini telah memohon semula. Sila buat keputusan pada permohonan yang baharu.',
  'application.unknown': 'Permohonan ini tidak wujud.',
  'archive.changed': ({ file }) =>
    `${file} tidak lagi seperti ketika dieksport, atau tiada. Sila eksport edisi itu semula.`,
  'archive.newer':
    'Fail ini dieksport oleh versi yang lebih baharu daripada versi ini. Sila kemas kini dahulu.',
  'archive.no-archive': 'Ini bukan edisi yang dieksport. Sila pilih fail ZIP yang dihasilkan oleh Eksport.',
  'archive.no-picture': ({ file }) => `${file} bukan gambar seperti yang dinyatakan namanya.`,
  'archive.refused': ({ file }) =>
    `Sesuatu dalam ${file} tidak dapat disimpan: ada nilai di luar julat atau berulang.`,
  'archive.too-large': 'Fail ini lebih besar daripada yang mungkin bagi sebuah edisi.',
  'archive.unfit': ({ file, row, column }) =>
    row === 0
      ? `Lajur dalam ${file} tidak sepadan: ${column}.`
      : `Baris ${row} dalam ${file} tidak sepadan: ${column} tidak dapat dibaca, atau merujuk kepada sesuatu yang tiada.`,
  'booking.nights-otherwise': 'Perbezaannya telah berubah. Sila semak penginapan itu sekali lagi.',
  'booking.nights-received': ({ sen, currency }) =>
    `Bayaran ${moneyLabel(sen, 'ms', currency)} telah direkodkan.`,
  'booking.nights-refunded': ({ sen, currency }) =>
    `Bayaran balik ${moneyLabel(sen, 'ms', currency)} telah direkodkan.`,
  'booking.none': 'Tiada tempahan.',
  'booking.stay-changed': 'Penginapan telah diubah. Pembeli dimaklumkan melalui e-mel.',
  'category.changed': 'Kategori telah diubah sementara itu. Sila semak semula.',
  'category.category-taken': ({ name }) => `Kategori “${name}” sudah ada.`,
  'category.in-use': ({ exhibitors, registrations }) =>
    `${exhibitors} pempamer dan ${registrations} pelawat menggunakannya, termasuk yang diarkibkan dan dipadam. Sila gabungkannya dengan yang lain.`,
  'category.merge-target-gone': ({ name }) =>
    `Sasaran gabungan “${name}” tidak lagi wujud. Jika sasaran itu juga telah digabungkan, sila buat asal gabungan itu dahulu.`,
  'category.merge-too-old': ({ days }) => `Gabungan boleh dibuat asal dalam tempoh ${days} hari.`,
  'category.merge-undone': 'Gabungan ini sudah dibuat asal.',
  'category.merge-unknown': 'Gabungan ini tidak wujud.',
  'category.merge-with-itself': 'Sila pilih yang lain untuk digabungkan.',
  'category.no-parent': 'Kategori tidak tergolong dalam kategori lain.',
  'category.not-empty': ({ subCategories }) =>
    `Ia mempunyai ${subCategories} subkategori. Sila alihkan subkategori itu, atau gabungkan kategori ini dengan kategori lain.`,
  'category.parent-missing': 'Sila pilih kategori induknya.',
  'category.sub-category-taken': ({ name, category }) =>
    `Subkategori “${name}” sudah ada dalam “${category}”.`,
  'category.tree-not-empty': 'Kategori sudah ada. Templat adalah untuk edisi yang belum ada kategori.',
  'confirmation.no-mail-server':
    'Slot masa hanya boleh dilepaskan jika pelayan e-mel telah ditetapkan: tanpanya tiada sesiapa dapat mengesahkan.',
  'document-request.application-rejected':
    'Permohonan ini telah ditolak. Sila ubah keputusan sebelum meminta dokumen.',
  'document-request.asked-already':
    'Dokumen ini sudah diminta. Sila tarik balik permintaan itu dahulu jika bunyinya perlu diubah.',
  'document-request.exhibition-over': 'Pameran telah berakhir: dokumen tidak boleh dihantar lagi.',
  'document-request.handed-in-already': 'Dokumen ini sudah dihantar.',
  'document-request.made': ({ mail }, { say }) => `Dokumen telah diminta. ${say(mail)}`,
  'document-request.unknown': 'Tiada permintaan sedemikian.',
  'document-request.withdrawn': ({ isSent }) =>
    isSent
      ? 'Permintaan telah ditarik balik. E-melnya sudah dihantar; pautannya kini menyatakan bahawa dokumen itu tidak diperlukan.'
      : 'Permintaan telah ditarik balik. Tiada e-mel dihantar.',
  'document-request.withdrawn-already': 'Permintaan ini sudah ditarik balik.',
  'edition.amount': ({ decimals }) =>
    decimals === 0
      ? 'Sila berikan jumlah tanpa tempat perpuluhan.'
      : 'Sila berikan jumlah dengan paling banyak dua tempat perpuluhan.',
  'edition.amount-above': ({ sen, currency }) =>
    `Tempahan dengan semua malam tambahan akan melebihi ${moneyLabel(sen, 'ms', currency)}. Sila berikan jumlah yang lebih kecil.`,
  'edition.amount-above-card': ({ sen, currency }) =>
    `Tempahan dengan semua malam tambahan akan melebihi ${moneyLabel(sen, 'ms', currency)}, iaitu had bayaran dengan kad. Sila berikan jumlah yang lebih kecil, atau terima deposit melalui pindahan bank.`,
  'edition.changed': 'Edisi ini telah diubah sementara itu. Sila semak semula.',
  'edition.closes-another':
    'Edisi yang sedang dibuka akan ditutup apabila edisi ini dibuka. Sila sahkan penutupannya.',
  'edition.closes-before': 'Pendaftaran mesti ditutup selepas ia dibuka.',
  'edition.languages': 'Sila pilih sekurang-kurangnya satu bahasa.',
  'edition.country': 'Sila pilih negara daripada senarai.',
  'edition.currency': 'Sila berikan kod mata wang, seperti MYR atau AED.',
  'edition.currency-fixed':
    'Mata wang kekal seperti sedia ada kerana tempahan edisi ini sudah menyatakan jumlah dalam mata wang tersebut. Edisi baharu boleh menggunakan mata wang lain.',
  'edition.dates-out-of-order': 'Setiap hari mestilah selepas hari sebelumnya.',
  'edition.fewest-above-most': 'Bilangan minimum tidak boleh melebihi maksimum.',
  'edition.refund-never': ({ most }) =>
    `Seorang pembeli jemputan mempunyai paling banyak ${most} pertemuan, jadi deposit ini tidak akan pernah dibayar balik.`,
  'edition.room-types': ({ most }) =>
    `Sila berikan 1 hingga ${most} jenis bilik, satu bagi setiap baris dan tiada dua yang sama.`,
  'edition.hours-overlap': 'Satu pertemuan mesti tamat sebelum yang berikutnya bermula.',
  'edition.hours-past-midnight': 'Pertemuan terakhir mesti tamat sebelum tengah malam.',
  'edition.meetings-changed': ({ meetings }) =>
    `Bilangan pertemuan yang terjejas telah berubah sementara itu: kini ${meetings}. Sila semak semula.`,
  'edition.meetings-touched': ({ meetings }) =>
    `Perubahan ini menjejaskan ${meetings} pertemuan. Sila pilih sama ada untuk mengalihkan, mengekalkan atau membatalkannya.`,
  'edition.no-programme': 'Sekurang-kurangnya satu program mesti dihidupkan.',
  'edition.time-zone': 'Sila berikan nama zon waktu, seperti Asia/Kuala_Lumpur atau Europe/Berlin.',
  'edition.time-zone-fixed':
    'Zon waktu kekal seperti sedia ada kerana edisi ini sudah mempunyai pertemuan atau slot masa yang ditahan. Edisi baharu boleh menggunakan zon lain.',
  'edition.not-named': 'Sila nyatakan edisi yang dimaksudkan: letakkan ID edisi dalam pengepala x-edition.',
  'edition.other': ({ name }) => `Ini milik edisi “${name}”. Sila pilih edisi itu dahulu.`,
  'edition.no-demo': 'Hanya edisi demo boleh ditinggalkan.',
  'edition.not-ready': ({ lacksDates, lacksCategories, lacksExhibitors }, { list }) =>
    `Pendaftaran belum boleh dibuka. Yang masih tiada: ${list([...(lacksDates ? ['hari yang akan datang'] : []), ...(lacksCategories ? ['kategori'] : []), ...(lacksExhibitors ? ['pempamer'] : [])])}.`,
  'edition.day-into-past': ({ date }, { day }) =>
    `${day(date)} sudah berlalu. Hari bagi edisi yang dibuka tidak boleh dialihkan ke tarikh lampau.`,
  'edition.no-day-to-come':
    'Sekurang-kurangnya satu hari bagi edisi yang dibuka mestilah hari ini atau selepasnya. Untuk menamatkannya, tutup pendaftaran.',
  'edition.deletes-documents': ({ people }) =>
    `Perubahan ini memadam dokumen dan nombor pasport bagi ${people} orang.`,
  'edition.no-deletion': 'Tiada pemadaman dokumen yang sedang menunggu.',
  'edition.deposit-above-zero': 'Sila berikan jumlah melebihi 0, atau pilih untuk tidak mengenakan deposit.',
  'edition.transfer-details': 'Sila nyatakan ke mana deposit dipindahkan.',
  'edition.unknown': 'Edisi ini tidak wujud.',
  'edition.wrong-state': 'Hanya edisi yang dibuka boleh ditutup, dan hanya edisi lain boleh dibuka.',
  'email.being-sent': 'E-mel ini sedang dihantar.',
  'email.leaves-in': ({ seconds }) => `E-mel akan dihantar dalam ${seconds} saat.`,
  'email.link-not-stored': 'Pautan mesej ini hanya ada dalam mesej itu.',
  'email.meetings-pending':
    'Ada pertemuan yang masih menunggu. Sila luluskan atau tolak pertemuan itu sebelum menghantar e-mel.',
  'email.no-meetings': 'Tiada pertemuan untuk dimaklumkan: orang ini belum ada pertemuan.',
  'email.no-server': 'Tidak dihantar: tiada pelayan e-mel ditetapkan.',
  'email.nothing-changed': 'E-mel ini telah pun dihantar, dan tiada apa-apa yang berubah sejak itu.',
  'email.queued': 'E-mel sedang dihantar.',
  'email.sent-already': 'E-mel ini telah pun dihantar.',
  'email.unknown': 'Mesej ini tidak wujud atau telah dipadam.',
  'exhibitor.cannot-receive': 'Sila pilih pempamer lain dalam edisi yang sama yang tidak diarkibkan.',
  'exhibitor.changed': 'Pempamer ini telah diubah sementara itu. Sila semak semula.',
  'exhibitor.merge-conflict': ({ people, others }, { list }) =>
    `Kedua-dua pempamer bertemu ${list(withOthers(people, others))}. Sila pindahkan atau tolak dahulu salah satu pertemuan setiap orang.`,
  'exhibitor.merge-other-edition': 'Hanya dua pempamer berbeza dalam edisi yang sama boleh digabungkan.',
  'exhibitor.merge-places': ({ most }) =>
    `Pertemuan kedua-duanya memerlukan lebih daripada ${most} tempat pada masa yang sama. Sila pindahkan sebahagiannya dahulu.`,
  'exhibitor.merged':
    'Pempamer ini telah digabungkan dengan pempamer lain dan tidak boleh dipaparkan semula.',
  'desk.another-account': 'Rekod ini dihantar oleh akaun lain.',
  'desk.meeting-moved': 'Pertemuan ini telah dipindahkan, atau tidak lagi diluluskan.',
  'desk.meetings-full': ({ maximum }) =>
    `Orang ini sudah mempunyai ${maximum} pertemuan, dan tidak boleh ditambah lagi.`,
  'desk.not-approved':
    'Hanya orang yang mempunyai pertemuan yang diluluskan boleh mendapat pertemuan lain di kaunter.',
  'desk.other-edition': 'Rujukan ini milik edisi lain.',
  'desk.unknown': 'Tiada sesiapa yang berdaftar dengan rujukan ini.',
  'exhibitor.place-held': ({ exhibitor }) =>
    `Seorang pelawat sedang memilih slot ${exhibitor} yang akan hilang. Sila cuba semula dalam sepuluh minit.`,
  'exhibitor.place-in-use': ({ exhibitor, people, others }, { list }) =>
    `Pertemuan ${exhibitor} ini akan kehilangan tempat: ${list(withOthers(people, others))}. Sila pindahkan atau tolak dahulu.`,
  'exhibitor.product-twice': ({ name }) => `Dua produk bernama ${name}. Sila beri nama yang berlainan.`,
  'exhibitor.product-unknown': 'Produk ini sudah tiada.',
  'exhibitor.representative-missing':
    'Bilangan tempat hanya boleh mengikut wakil apabila ada sekurang-kurangnya seorang wakil.',
  'exhibitor.representative-unknown': 'Wakil ini sudah tiada.',
  'exhibitor.sub-category-unknown': 'Satu subkategori sudah tiada. Sila pilih semula.',
  'exhibitor.taken': ({ exhibitor, booth }) =>
    booth === ''
      ? `Sudah ada pempamer lain bernama ${exhibitor} tanpa gerai.`
      : `Sudah ada pempamer lain bernama ${exhibitor} di gerai ${booth}.`,
  'exhibitor.website': 'Sila berikan alamat laman web, contohnya company.example.',
  'export.too-many-rows':
    'Fail Excel di sini memuatkan paling banyak 100,000 baris. Sila sempitkan carian, atau gunakan fail CSV.',
  'hosted-buyer.unknown': 'Pembeli jemputan ini tidak wujud.',
  'meeting.cancelled-by-visitor':
    'Pelawat telah membatalkan pertemuan ini. Hanya pelawat boleh memintanya semula.',
  'meeting.changed': 'Pertemuan ini telah berubah sementara itu. Sila semak sekali lagi.',
  'meeting.company-busy': ({ company, exhibitor, at }, { hour }) =>
    `${company} bertemu ${exhibitor} pada ${hour(at)}.`,
  'meeting.company-meets-already': ({ company, exhibitor, at }, { hour }) =>
    `${company} sudah ada pertemuan dengan ${exhibitor}, pada ${hour(at)}.`,
  'meeting.exhibitor-blocked': ({ exhibitor, at }, { hour }) =>
    `${exhibitor} tidak menerima pertemuan pada ${hour(at)}.`,
  'meeting.exhibitor-busy': ({ exhibitor, holders, at }, { hour, list }) =>
    `${exhibitor} bertemu ${list(holders)} pada ${hour(at)}.`,
  'meeting.exhibitor-not-named': 'Tiada pempamer dengan nama ini.',
  'meeting.hour-begun': ({ at }, { hour }) => `${hour(at)} sudah bermula.`,
  'meeting.hour-held': ({ exhibitor, at }, { hour }) =>
    `Slot ${exhibitor} pada ${hour(at)} sedang dikhaskan untuk pelawat yang masih memilih.`,
  'meeting.most-reached': ({ name, most }) => `${name} mempunyai ${most} pertemuan, iaitu had bagi seorang.`,
  'meeting.nobody-there': ({ exhibitor, at }, { hour }) =>
    `${exhibitor} tiada wakil yang lapang pada ${hour(at)}.`,
  'meeting.none-chosen': ({ name }) =>
    `${name} belum memilih pertemuan. Pertemuan boleh ditambah setelah deposit dibayar dan pertemuan pertama dipilih.`,
  'meeting.not-approved': ({ reason }, { say }) => `Tidak diluluskan. ${say(reason)}`,
  'meeting.not-rejected': ({ reason }, { say }) => `Tidak ditolak. ${say(reason)}`,
  'meeting.not-saved': ({ reason }, { say }) => `Tidak disimpan. ${say(reason)}`,
  'meeting.reason-missing': 'Sila berikan sebab bagi waktu di luar waktu pameran.',
  'meeting.told': ({ name, exhibitor, date, minute, by }, { moment }) =>
    `${name} telah menerima e-mel tentang ${exhibitor} pada ${moment(date, minute)}${by === null ? '' : `, daripada ${by}`}, jadi ini tidak boleh dibuat asal. Sila ubah keputusan.`,
  'payment.abandoned': 'Pembayaran ditinggalkan atau tamat masa.',
  'payment.asked-ago': ({ standing, minutes }, { say }) =>
    `${say(standing)} Penyedia ditanya ${minutes < 1 ? 'kurang daripada seminit' : `${minutes} minit`} lalu; ia ditanya semula paling kerap setiap 5 minit.`,
  'payment.changed': 'Pembayaran ini telah berubah sementara itu. Sila semak sekali lagi.',
  'payment.declined': 'Pembayaran ditolak.',
  'payment.last-known': ({ standing }, { say }) =>
    `${say(standing)} Penyedia pembayaran tidak dapat dihubungi buat masa ini: ini maklumat yang diketahui sebelumnya.`,
  'payment.none': 'Belum ada pembayaran yang dimulakan.',
  'payment.received': 'Pembayaran telah diterima.',
  'payment.reported-otherwise': ({ reported, asked }) =>
    `Penyedia melaporkan ${reported} dan bukannya ${asked}. Tiada apa-apa yang diubah.`,
  'payment.not-needed': 'Tiada deposit diperlukan: penginapan telah ditempah.',
  'payment.transfer-amount': ({ sen, currency }) =>
    `Jumlah tempahan ialah ${moneyLabel(sen, 'ms', currency)}. Sila rekodkan pindahan setelah jumlah penuh diterima.`,
  'payment.transfer-ahead': 'Hari ini belum tiba.',
  'payment.transfer-received': 'Pindahan telah direkodkan. Pembeli menerima resit melalui e-mel.',
  'payment.transfer-changed': 'Tempahan telah berubah sementara itu. Sila semak sekali lagi.',
  'payment.under-way': 'Pembayaran sedang dibuat: penyedia belum memaklumkan keputusannya.',
  'person.paid-before-erasure':
    'Pembeli ini telah membayar. Sila bayar balik pembayaran itu sebelum anda menghapuskan orang ini.',
  'person.changed': 'Orang lain telah mengubah maklumat hubungan ini.',
  'person.details-asked-today': 'Orang ini telah diminta melengkapkan butiran sejak sehari yang lalu.',
  'person.details-complete': 'Tiada butiran orang ini yang belum diisi.',
  'person.email-taken': ({ name, reference }) =>
    `${name} (${reference}) telah didaftarkan dengan alamat e-mel ini.`,
  'person.mail-under-way': 'E-mel kepada orang ini sedang dihantar. Sila cuba lagi sebentar lagi.',
  'note.changed': 'Nota ini telah diubah.',
  'note.empty': 'Sila tulis nota.',
  'note.not-yours': 'Hanya penulisnya boleh mengubah nota ini.',
  'note.unknown': 'Nota ini telah dipadam.',
  'registration.consent-missing': 'Sila tanya sama ada orang itu bersetuju dengan terma, dan tandakan kotak.',
  'tag.empty': 'Sila beri nama kepada tag.',
  'tag.too-long': ({ most }) => `Tag tidak boleh melebihi ${most} aksara.`,
  'tag.too-many': ({ most }) =>
    `Sudah ada ${most} tag. Gunakan salah satu daripadanya, atau buang tag yang tidak diperlukan daripada semua orang yang memilikinya.`,
  'task.changed': 'Tugasan ini telah diubah.',
  'task.not-doer': 'Orang ini tidak boleh menyelesaikan tugasan. Sila pilih penyunting atau pentadbir.',
  'task.not-staff': 'Orang ini bukan lagi kakitangan.',
  'task.unknown': 'Tugasan ini telah dipadam.',
  'person.unknown': 'Pendaftaran ini tidak wujud atau telah dihapuskan.',
  'picture.too-large': ({ kilobytes }) =>
    `Gambar ini terlalu besar. Sila pilih gambar tidak melebihi ${kilobytes} KB.`,
  'picture.too-many-pixels':
    'Gambar ini terlalu lebar, terlalu tinggi atau mempunyai terlalu banyak piksel. Sila kecilkan dan cuba semula.',
  'picture.unreadable': 'Gambar ini tidak dapat dibaca. Sila simpan semula atau pilih gambar lain.',
  'picture.wrong-type': 'Sila pilih gambar pegun dalam format PNG, JPEG, WebP atau AVIF.',
  'refund.done': ({ sen, currency }) => `${moneyLabel(sen, 'ms', currency)} telah dibayar balik.`,
  'refund.not-paid': 'Pembayaran ini tidak dibayar: tiada apa-apa untuk dikembalikan.',
  'refund.not-reached':
    'Bayaran balik telah direkodkan, tetapi penyedia pembayaran tidak dapat dihubungi buat masa ini. Bayaran akan dihantar sebaik sahaja penyedia menjawab, dan sekali sahaja.',
  'refund.provider-gone': 'Pembayaran ini dibuat melalui penyedia yang tidak lagi disediakan di sini.',
  'refund.provider-refused':
    'Penyedia menolak bayaran balik ini. Sila hantar wang itu melalui pindahan bank dan masukkan rujukan pindahan di sini.',
  'refund.by-transfer':
    'Ia diterima melalui pindahan bank: sila bayar balik melalui pindahan bank dan masukkan rujukan pindahan itu di sini.',
  'refund.refunded-already': 'Pembayaran ini telah pun dibayar balik.',
  'refund.transfer-recorded': 'Pindahan telah direkodkan.',
  'refund.transfer-too-early':
    'Pindahan manual boleh dicatat selepas penyedia menolak bayaran balik. Sila biarkan ruangan ini kosong.',
  'registration.unknown': 'Pendaftaran ini tidak wujud.',
  'room.kept': ({ hours, mail }, { say }) => `Bilik dikhaskan selama ${hours} jam. ${say(mail)}`,
  'room.none-free':
    'Tiada bilik kosong untuk pembeli ini: ada orang lain menunggu lebih dahulu, atau semua bilik telah ditempah.',
  'room.not-waiting': 'Pembeli ini tidak lagi menunggu bilik ini.',
  'second-factor.not-begun': 'Tiada pengesahan dua langkah yang sedang disediakan. Sila mulakan semula.',
  'second-factor.on-already': 'Pengesahan dua langkah sedang aktif. Sila nyahaktifkannya dahulu.',
  'second-factor.wrong-code': 'Kod itu salah. Sila cuba kod seterusnya.',
  'session.code-needed': 'Sila masukkan enam digit daripada aplikasi pengesah anda.',
  'session.wrong-credentials': 'E-mel atau kata laluan tidak sah',
  'staff.email-taken': 'Sudah ada akaun dengan alamat e-mel ini.',
  'staff.invitation-closed': 'Jemputan ini tidak lagi menunggu jawapan.',
  'staff.last-admin': 'Ini pentadbir yang terakhir. Sila jadikan orang lain pentadbir dahulu.',
  'staff.own-second-factor':
    'Sila nyahaktifkan pengesahan dua langkah anda sendiri dalam akaun anda, dengan kata laluan anda.',
  'staff.unknown': 'Akaun ini tidak wujud.',
  'words.changed': 'Teks ini telah diubah sementara itu. Sila semak semula.',
  'words.empty': 'Sila tulis sesuatu di sini.',
  'words.empty-section': ({ heading }) =>
    heading === ''
      ? 'Ada tajuk yang kosong: tulis tajuk selepas tanda pagar (#).'
      : `Tiada perenggan di bawah tajuk “${heading}”.`,
  'words.field-unknown': 'Teks ini tiada ruangan tersebut.',
  'words.no-heading': 'Sila mulakan dengan tajuk: baris yang bermula dengan tanda pagar (#).',
  'words.no-offer': 'Tiada lagi teks daripada folder untuk diputuskan.',
  'words.no-points': 'Teks ini tiada senarai: sila tulis sebagai perenggan.',
  'words.nothing-drafted': 'Tiada draf untuk diterbitkan.',
  'words.placeholder-missing': ({ placeholder }) =>
    `Medan {${placeholder}} tiada. Sila masukkan di tempatnya.`,
  'words.placeholder-unknown': ({ placeholder }) =>
    `{${placeholder}} bukan medan ayat ini. Sila buang atau pilih daripada menu.`,
  'words.points-last': 'Senarai ditulis selepas perenggan: tiada perenggan boleh menyusul.',
  'words.row': ({ line, cells }) =>
    `Baris ${line} tidak sesuai: sila tulis ${cells} bahagian, dipisahkan oleh palang (|).`,
  'words.too-long': ({ most }) => `Sila tulis selebih-lebihnya ${most} aksara.`,
  'words.unknown': 'Teks ini tidak wujud.',
  'words.version-unknown': 'Versi ini tidak wujud.',
  'failed-address.nobody': 'Tiada sesiapa dalam edisi ini mempunyai alamat ini.',
  'failed-address.reason-missing':
    'Sila nyatakan sebabnya, seperti yang tertulis dalam e-mel yang dikembalikan.',
  'failed-address.unknown': 'Alamat ini tidak lagi ada dalam senarai.',
  'failed-address.unreadable':
    'Tiada alamat e-mel bermasalah dapat dibaca daripada fail ini. Sila simpan e-mel yang dikembalikan sebagai fail .eml, atau masukkan alamat secara manual.',
  'group.changed': 'Mesej ini telah diubah sementara itu. Sila lihat semula.',
  'group.empty': ({ language }) =>
    `Mesej dalam ${LANGUAGE_NAMES[language]} tiada subjek atau teks. Sila tulis kedua-duanya.`,
  'group.exhibitors-changed': ({ exhibitors }) =>
    `Kini terdapat ${exhibitors} pempamer. Sila lihat semula, kemudian hantar.`,
  'group.exhibitors-unknown': ({ exhibitors }) =>
    `Satu medan kosong untuk ${exhibitors} pempamer. Sila kecualikan mereka atau buang medan itu.`,
  'group.exhibitors-wordless': ({ language }) =>
    `Pempamer menerima mesej dalam ${LANGUAGE_NAMES[language]}. Sila tulis mesej itu, atau benarkan mereka menerima mesej bahasa Inggeris.`,
  'group.field-unknown': ({ people }) =>
    `Satu medan kosong untuk ${people} orang. Sila kecualikan mereka atau buang medan itu.`,
  'group.hour-past': 'Waktu ini sudah berlalu di pameran. Sila pilih waktu yang lebih lewat.',
  'group.hour-unknown': 'Tarikh atau waktu ini tidak wujud di pameran. Sila pilih yang lain.',
  'group.language-missing': ({ language, people }) =>
    `${people} orang membaca ${LANGUAGE_NAMES[language]}. Sila tulis mesej dalam bahasa itu, atau benarkan mereka menerima mesej bahasa Inggeris.`,
  'group.no-exhibitor': 'Tiada pempamer lagi untuk dihubungi. Sila pilih pempamer lain.',
  'group.not-draft': 'Mesej ini bukan lagi draf.',
  'group.nobody': 'Tiada sesiapa lagi untuk dihubungi. Sila pilih orang lain.',
  'group.not-running': 'Tiada apa-apa lagi untuk dihentikan: semuanya telah dihantar.',
  'group.people-changed': ({ people }) =>
    `Kini terdapat ${people} orang. Sila lihat semula, kemudian hantar.`,
  'group.unknown': 'Tiada mesej sedemikian.',
  'group.unknown-field': ({ placeholder }) =>
    `${placeholder} bukan medan. Sila buang atau pilih satu daripada menu.`,
  'group.untested': 'Sila hantar ujian kata-kata ini kepada diri anda dahulu.',
  'group.untested-in': ({ language }) =>
    `Sila hantar ujian dalam ${LANGUAGE_NAMES[language]} kepada diri anda dahulu.`,
  'view.name-missing': 'Sila beri nama kepada paparan ini.',
  'view.name-taken': ({ name }) => `Sudah ada paparan bernama ${name}. Sila pilih nama lain.`,
  'view.too-many': ({ limit }) =>
    `Senarai ini sudah mempunyai ${limit} paparan tersimpan. Sila buang satu dahulu.`,
  'view.unknown': 'Paparan ini tidak lagi wujud.',
};
