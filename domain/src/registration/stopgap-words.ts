// Placeholders that people and programs write, by language: parts of a regular expression that PostgreSQL uses too.

/**
 * Alternatives of a case-insensitive regular expression for the whole text: no look-around, and no classes except
 * lists of characters. Excludes possible names of people or companies, such as 'NC', 'Brak' and 'Yok'.
 */
export const STOPGAP_WORDS: Readonly<Record<string, string>> = {
  any: 'x{2,20}|[-–—_.*?/]+|0+|[+][0-9]{1,3}0{5,}|s[.]?/[.]?[dino][.]?|n[.]?/[.]?[cdir][.]?|[bt]/[da]|s[.] ?d[.]?|n[.] ?[cdn][.]?|[(<](leer|vide|en blanco|vuoto|vazio|leeg|puste|boş|tom|空白|пусто|비어 있음|kosong)[)>]',
  english:
    'n ?[./]? ?a[.]?|none[.]?|nil[.]?|null|[(<](blank|empty|none|nil|null)[)>]|unknown|not (available|applicable|provided|given|known|specified|stated|disclosed|set)|unspecified|undisclosed|no (data|info|information)|info requested|t[.]?b[.]?[acd][.]?|to be (announced|advised|confirmed|decided|determined|defined)',
  malay:
    'tiada|tiada maklumat|tidak (ada|diketahui|tersedia|dinyatakan|diberikan|berkenaan|berlaku)|tdk ada|belum (ada|ditentukan|diketahui|pasti)|akan (diumumkan|ditentukan|dimaklumkan)|akan datang',
  chinese:
    '无|無|沒有|没有|暂无|暫無|不详|不詳|未知|不明|待定|待确认|待確認|待补|待補|待补充|未定|未确定|未填|未填写|未填寫|未提供|不适用|不適用',
  german:
    'k[.] ?a[.]?|keine?|keine angaben?|ohne angaben?|o[.] ?a[.]|unbekannt|nicht (bekannt|angegeben|vorhanden|zutreffend|verfügbar|relevant)|entfällt|wird (noch )?(nachgereicht|bekannt ?gegeben)|noch (nicht bekannt|unbekannt)',
  french:
    'inconnue?s?|non (renseigné|communiqué|précisé|indiqué|connu|spécifié)(e|s|es)?|non (disponible|applicable)|sans objet|s[./] ?o[.]?|aucune?|néant|pas de données|à (confirmer|définir|préciser|déterminer|venir)',
  spanish:
    'desconocid[oa]|sin (datos?|especificar|información|definir|confirmar|determinar)|no (disponible|aplica|aplicable|consta|especificad[oa]|indicad[oa]|informad[oa]|tiene)|ningun[oa]|por (confirmar|definir|determinar)|a (confirmar|definir|determinar)',
  portuguese:
    'desconhecid[oa]|sem (dados|informação|informações)|não (informad[oa]|disponível|aplicável|consta|tem|especificad[oa]|indicad[oa]|definid[oa]|se aplica)|nenhuma?',
  italian:
    'sconosciut[oa]|non (disponibile|applicabile|indicat[oa]|specificat[oa]|pervenut[oa]|not[oa]|dichiarat[oa])|nessun[oa]?|da (confermare|definire|determinare|stabilire)',
  dutch:
    'onbekend|geen|geen opgave|niet (bekend|opgegeven|ingevuld|beschikbaar|van toepassing)|n[.]v[.]t[.]?|n[.]n[.]b[.]?|nog niet bekend|nader te bepalen',
  russian:
    'не (указан|известн|задан|заполнен|определ[её]н|определен)[оаы]?|неизвестн(о|а|ы|ый)|неизвестен|нет|нет (данных|информации)|отсутствует|не применимо|неприменимо|уточняется|н[./] ?д[.]?|б[./] ?н[.]?',
  japanese:
    'なし|ナシ|無し|無記入|未記入|未入力|未回答|未登録|未確定|記載なし|該当なし|該当無し|特になし|情報なし|不詳|調整中|確認中',
  korean:
    '없음|없습니다|없어요|미정|미상|미기재|미입력|미등록|모름|알 ?수 ?없음|해당 ?(사항 ?)?없음|정보 ?없음|추후 ?(공지|확정|결정)',
  turkish:
    'b[iİ]l[iİ]nm[iİ]yor|bel[iİ]rt[iİ]lmem[iİ]ş|bel[iİ]rt[iİ]lmed[iİ]|mevcut değ[iİ]l|bel[iİ]rs[iİ]z|bell[iİ] değ[iİ]l|bel[iİ]rlenecek|uygulanamaz',
  arabic:
    'غير (معروف|معروفة|متوفر|متوفرة|محدد|محددة|متاح|متاحة|مذكور)|لا (يوجد|ينطبق|شيء)|مجهول|بدون|(سوف )?(سيحدد|يحدد) لاحق(ا|اً|ًا)',
  vietnamese:
    'không (có|rõ|biết|xác định|áp dụng)|chưa (có|rõ|biết|xác định|cập nhật)|đang cập nhật|sẽ (thông báo|cập nhật)( sau)?',
  thai: 'ไม่มี|ไม่มีข้อมูล|ไม่ทราบ|ไม่ระบุ|ยังไม่ระบุ|ยังไม่ทราบ|รอยืนยัน|รอแจ้ง',
  polish:
    'brak danych|nieznan[aye]|nie (podano|dotyczy|wiadomo|ustalono)|b[.] ?d[.]?|do (ustalenia|potwierdzenia|uzupełnienia)',
  others:
    'neznám[éýá]|neuvedeno|nezadáno|ismeretlen|nincs|nincs adat|nem ismert|ukjent|ukendt|okänd|okänt|לא (ידוע|צוין|רלוונטי|זמין)|אין|άγνωστ(ο|η|ος)|δεν υπάρχει|μη διαθέσιμο',
};
