// Email texts in Simplified Chinese.

import type { EmailKind } from '../../email/schema.ts';
import { periodLabel } from '../../language/periods.ts';
import type { EmailWords } from '../en/email.ts';
import { groupMail } from './group-mail.ts';

export const zhHans = {
  greeting: { before: '尊敬的', after: '：' },
  orOpen: '或打开此网址：',
  gap: '',
  comma: '，',
  fact: (label, value) => `${label}：${value}`,
  linkLine: (label, link) => `${label}：\n${link}`,
  questions: '如有疑问，请联系：',
  booth: (boothNumber) => `展位 ${boothNumber}`,
  hall: (hall) => `${hall} 号馆`,
  allTimes: (zone) => `所有时间均为 ${zone}。`,
  reference: { before: '您的报名编号是 ', after: '。' },
  linkIsYours: {
    visitor: '上方链接无需密码即可打开您本人的日程，请勿转发。',
    hosted: '上方链接仅供您本人使用，无需密码即可打开您的页面，请勿转发。',
  },
  subject: {
    'registration-received': ({ name }) => `已收到您的报名，${name}`,
    'meeting-status': ({ name, firstDate, lastDate }) =>
      `您的洽谈日程，${name}，${periodLabel(firstDate, lastDate, 'zh-Hans')}`,
    'schedule-link': ({ name }) => `您的日程链接，${name}`,
    'confirmation-reminder': ({ name }) => `请确认您的邮箱，${name}`,
    'hours-released': ({ name }) => `您的时段已释放，${name}`,
    'meetings-changed': ({ name }) => `您的洽谈有变动，${name}`,
    'exhibitor-changed': ({ name }) => `您洽谈的参展商资料有变，${name}`,
    'details-asked': ({ name }) => `请补充您的资料，${name}`,
    'application-received': ({ name }) => `已收到您的特邀买家申请，${name}`,
    'application-approved': ({ name }) => `您已成为 ${name} 的特邀买家`,
    'application-rejected': ({ name }) => `关于您的特邀买家申请，${name}`,
    'document-asked': ({ name }) => `请补交一份文件，${name}`,
    'stay-booked': ({ name }) => `您的住宿已预订，${name}`,
    'stay-changed': ({ name }) => `您的住宿已更改，${name}`,
    'stay-outside': ({ name }) => `您的住宿与新的展期，${name}`,
    'deposit-receipt': ({ name }) => `已收到您的押金，${name}`,
    'deposit-refunded': ({ name }) => `您的退款，${name}`,
    'hosted-meetings-received': ({ name }) => `您在 ${name} 的洽谈`,
    'hosted-link': ({ name }) => `您的页面链接，${name}`,
    'room-free': ({ name }) => `有空房可供您预订，${name}`,
    'exhibitor-notice': ({ name }) => `您的日期与时段，${name}`,
    'group-message': ({ name }) => `来自 ${name} 的消息`,
    'reminder-week': ({ name }) => `您的洽谈将于一周后开始，${name}`,
    'reminder-evening': ({ name }) => `您明天的洽谈，${name}`,
    'reminder-hours': ({ name }) => `您今天的第一场洽谈，${name}`,
    'staff-invitation': ({ name }) => (name === null ? '邀请您使用管理后台' : `邀请您使用 ${name} 管理后台`),
    'password-reset': ({ name }) => (name === null ? '设置新密码' : `设置新密码，${name}`),
  },

  openSchedule: '打开我的日程',
  openMeetings: '打开我的洽谈',
  status: {
    approved: '已确认',
    rejected: '未能安排',
    pending: '待确认',
    undecided: '未作决定',
    cancelled: '您已取消',
    released: '已释放',
  },
  rejected: {
    why: '此时段无法预约。',
    way: '选择其他时段',
    wayByLink: '请通过上方链接选择其他时段。',
  },
  cancelled: {
    why: '您已取消此洽谈。',
    way: '重新选择时段',
    wayByLink: '请通过上方链接重新选择时段。',
  },
  released: {
    why: '由于您的邮箱未经确认，此时段已释放。',
    way: '重新选择时段',
    wayByLink: '请通过上方链接重新选择时段。',
  },
  ask: '如需其他时段，请联系我们。',

  registrationReceived: {
    heading: '我们已收到您的报名',
    opening: (name, meetings) =>
      meetings === 0
        ? `您已报名参加 ${name} 商务配对，目前尚无洽谈。洽谈由主办方为您安排：请联系我们并附上您的报名编号，说明您希望与哪些参展商洽谈。`
        : `我们已收到您参加 ${name} 商务配对的报名，以及下列 ${meetings} 场洽谈。主办方将逐一确认，并再次通知您。`,
  },
  meetingStatus: {
    heading: '您的洽谈日程',
    calendar(holdsApproved, takesBack) {
      if (!holdsApproved) return '附件中的日历文件会移除已取消的洽谈。';
      return takesBack
        ? '附件中的日历文件包含您已确认的洽谈，并会移除已取消的洽谈。'
        : '附件中的日历文件包含您已确认的洽谈。';
    },
    outcome(approved, total) {
      if (total === 0) return '您已取消所有洽谈；您可以选择其他时段。';
      if (total === 1)
        return approved === 1 ? '您的洽谈已确认。' : '您的洽谈未能安排；您可以为其选择其他时段。';
      if (approved === total) return `您的 ${total} 场洽谈均已确认。`;
      if (approved === 0) return `您的 ${total} 场洽谈均未能安排；您可以选择其他时段。`;
      return `您的 ${total} 场洽谈中有 ${approved} 场已确认，${total - approved} 场未能安排；您可以为未能安排的洽谈选择其他时段。`;
    },
  },
  detailsAsked: {
    heading: '补充您的资料',
    opening: (name) => `您已报名参加 ${name}，但部分资料尚未填写。`,
  },
  scheduleLink: {
    heading: '您的日程链接',
    opening: (name) => `以下是您在 ${name} 的日程链接。`,
  },
  confirm: {
    way: '请确认您的邮箱：打开您的日程，然后在页面上点按“确认”。',
    until: (at, zone) => `${at}（${zone}）前仍未确认的时段将释放给其他观众。`,
  },
  confirmationReminder: {
    heading: '请确认您的邮箱',
    opening: (name, meetings) => `您已在 ${name} 预约下列 ${meetings} 场洽谈，但您的邮箱尚未确认。`,
  },
  hoursReleased: {
    heading: '您的时段已释放',
    opening: (name) =>
      `由于您的邮箱未经确认，您在 ${name} 的下列标记时段已释放给其他观众。只要还有空闲时段，您仍可重新选择：打开您的日程，点按公司旁边的“重新预约”。`,
  },
  meetingsChanged: {
    heading: '您的洽谈有变动',
    opening: (name, meetings) => `${name} 主办方作出了调整，涉及您的 ${meetings} 场洽谈，现安排如下。`,
    was: (date, time) => `原定：${date}，${time}`,
    wasWith: (date, time, exhibitor) => `原定：${date}，${time}，与 ${exhibitor} 洽谈`,
    stays: '此洽谈的时间不变。',
    staysFor: {
      withdrawn: '该参展商不再接受新的洽谈，您的洽谈保持不变。',
      blocked: '该参展商在此时段不再接受新的洽谈，您的洽谈保持不变。',
      grid: '展会的日期或时间有变，此洽谈的时间不变。',
    },
    calendar: '所附日历文件会更新您的日历。',
  },
  exhibitorChanged: {
    heading: '您洽谈的参展商资料有变',
    opening: (name, meetings) =>
      `您将在 ${name} 洽谈的参展商更改了名称或位置。以下 ${meetings} 场洽谈的日期和时间不变。`,
    was: (place) => `原为：${place}`,
    is: (place) => `现为：${place}`,
  },
  notYou: '如非您本人操作，请忽略此邮件。',

  applicationReceived: {
    heading: '我们已收到您的申请',
    opening: (name) => `我们已收到您参加 ${name} 特邀买家计划的申请。`,
    wait: '申请按先到先得的原则审核。目前您无需任何操作。',
    next: '后续步骤',
    steps: [
      '主办方审核您的申请和文件。',
      '申请获批准后，您将通过邮件收到确认函，其中附有您的专属链接，用于预订住宿和支付押金。',
      '支付押金后，您即可选择洽谈。',
    ],
    freeSteps: ['申请通过后，您将收到确认函，内附您专属的链接，用于预订住宿。', '预订住宿后，即可选择洽谈。'],
    asked: '特邀买家承诺参加：',
  },
  applicationApproved: {
    heading: '您已成为特邀买家',
    opening: (name) => `您的申请已获批准，欢迎成为 ${name} 的特邀买家。请尽快预订住宿。`,
    stay: (length) => `酒店住宿（${length}）费用全免。`,
    button: '预订我的住宿',
    firstCome: '名额先到先得。支付押金后，您的名额即告确定。',
    freeFirstCome: '名额先到先得。预订住宿后，您的名额即为您保留。',
    obligations: '您的承诺',
    depositTitle: '您的押金',
    deposit: (amount) => `预订时须支付可退还的押金 ${amount}。`,
    night: (amount) => `每加住一晚需支付 ${amount}。`,
  },
  applicationRejected: {
    heading: '您的申请',
    opening: (name) => `感谢您申请参加 ${name} 特邀买家计划。很遗憾，我们未能为您提供名额。`,
    places: '该计划名额有限。我们仍然诚挚欢迎您莅临展会：作为观众，您可以通过商务配对向参展商预约洽谈。',
    button: '报名参加商务配对',
    questions: '如果您认为我们有所遗漏，请联系我们并附上您的报名编号。',
  },
  documentAsked: {
    heading: '请补交一份文件',
    opening: (document, name) => `为继续处理您的 ${name} 特邀买家申请，我们需要${document}。`,
    button: '提交文件',
    how: (lastDay) =>
      `PDF、JPG 或 PNG，每个文件不超过 2,000 KB。提交截止日期为${lastDay}。您之前提交的文件仍会保留在申请中。`,
    link: '此链接仅供您本人使用：只能提交文件，不会显示任何文件。',
  },
  documents: {
    'business-card': '您的名片',
    'company-certificate': '您的公司注册证书',
    passport: '您的护照',
  },
  obligations: ({ meetingsADay, programmeMeetings, stagePrograms }) => [
    `每天 ${meetingsADay} 场商务洽谈（共 ${programmeMeetings} 场）`,
    `至少 ${stagePrograms} 场舞台活动`,
  ],
  refundTerms: ({ refundAfterMeetings, refundWithinDays }) =>
    `完成至少 ${refundAfterMeetings} 场商务洽谈后，押金将在约 ${refundWithinDays} 天内全额退还；否则不予退还。加住费用不予退还。`,
  stayBooked: {
    heading: '您的住宿已预订',
    opening: (name) => `您在 ${name} 期间的住宿已预订，无需付款。您现在可以选择洽谈。`,
  },
  exhibitorNotice: {
    heading: '您的日期与时段有变动',
    days: (name) => `${name}的日期或时段有变动。`,
    blocked: (name) => `您在${name}的部分时段已被封锁，不再接受预约。`,
    withdrawn: (name) => `您不再列为${name}的参展商。`,
    fair: '展会',
    meetings: '您的洽谈',
    moved: (was, is) => `${was}：改为 ${is}`,
    added: (is) => `${is}：新增`,
    cancelled: (was) => `${was}：取消`,
    kept: (was) => `${was}：不变`,
    ask: '如有不妥，请写信告诉我们。',
  },
  stayChanged: {
    heading: '您的住宿已更改',
    opening: (name) => `我们更改了您在${name}期间的住宿，现预订如下：`,
    moved: (name) => `${name}的日期已变更，您的住宿随之调整，现预订如下：`,
    guests: '入住人',
    toPay: (amount) => `加住的夜晚还需支付 ${amount}，我们会就此与您联系。`,
    check: '如有不妥，请写信告诉我们，并注明您的编号。',
  },
  stayOutside: {
    heading: '展期已变更',
    opening: (name) => `${name} 的展期已变更，您的部分住宿不在新的展期内。预订保持不变。`,
    fair: '展期',
    change: '如需更换入住日期，或无法在新的展期到场，请联系我们并附上您的报名编号。',
  },
  depositReceipt: {
    heading: '已收到您的押金',
    opening: (amount, name) => `我们已收到您在 ${name} 期间住宿的款项 ${amount}。您现在可以选择洽谈。`,
    button: '选择我的洽谈',
    receipt: '收据',
    stay: '您的住宿',
    refNo: '付款编号',
    paid: '付款时间',
    line: (label, nights) =>
      nights === undefined ? label : nights === 0 ? '可退还押金' : `加住 × ${nights} 晚`,
    total: '总计',
    stayingDuration: '住宿日期',
    roomType: '房型',
    roomTypes: { 'Two Single Bed': '两张单人床', 'One Double Bed': '一张双人床' },
    extraNights: '加住晚数',
    none: '无',
    refundable: (amount) => `可退还：${amount}。`,
    terms: (version) => `条款版本 ${version}。`,
  },
  hostedMeetingsReceived: {
    heading: '我们已收到您的洽谈',
    opening: (name, meetings) =>
      `我们已收到您在 ${name} 选择的 ${meetings} 场洽谈。主办方将逐一确认，并再次通知您。`,
  },
  roomFree: {
    heading: '有空房可供您预订',
    opening: (name) => `您候补的 ${name} 住宿房间现已空出。`,
    kept: (until, zone) => `我们为您保留至 ${until}（${zone}），之后将提供给下一位候补者。`,
    button: '预订房间',
    sure: '请预订并支付押金，房间即为您保留。',
    freeSure: '请预订此房间，房间即为您保留。',
  },
  ...groupMail,
  hostedLink: {
    heading: '您的页面链接',
    opening: (name) =>
      `以下是您作为 ${name} 特邀买家的页面链接。点击后将进入您当前的步骤：住宿、押金或洽谈。`,
    freeOpening: (name) => `以下是您作为 ${name} 特邀买家的页面链接。点击后将进入您当前的步骤：住宿或洽谈。`,
    button: '打开我的页面',
  },

  staffInvitation: {
    heading: '邀请您使用管理后台',
    opening(by, name, role) {
      const place = name === null ? '管理后台' : ` ${name} 管理后台`;
      return by === ''
        ? `现邀请您以“${role}”的身份使用${place}。`
        : `${by} 邀请您以“${role}”的身份使用${place}。`;
    },
    login: (email) => `您的登录账号是 ${email}。请先设置密码。`,
    button: '设置密码',
    valid: '此链接 7 天内有效，设置密码后即失效。请勿转发。',
  },
  roles: { desk: '服务台', viewer: '查看者', editor: '编辑', admin: '管理员' },
  mailTest: {
    subject: '测试邮件',
    sentence: '收到此邮件说明邮件服务器可以发送贵展会的邮件，无需其他操作。',
  },
  passwordReset: {
    heading: '设置新密码',
    opening: (email) => `有人为 ${email} 申请了新密码。`,
    button: '设置新密码',
    valid: '此链接一小时内有效，仅可使用一次。如非您本人操作，请忽略此邮件：您的密码保持不变。',
  },

  calendar: {
    summary: (exhibitor) => `与 ${exhibitor} 的洽谈`,
    tentative: '待确认：',
    cancelled: '已取消：',
    location: (boothNumber, exhibitor, name, place) =>
      `展位 ${boothNumber}，${exhibitor}，${name}${place && `，${place}`}`,
    description: (reference) => `您的报名编号是 ${reference}。`,
  },
} satisfies EmailWords;

/** Names of the kinds on the dashboard. */
export const emailKinds: Record<EmailKind, string> = {
  'registration-received': '已收到报名',
  'meeting-status': '洽谈状态',
  'schedule-link': '日程链接',
  'confirmation-reminder': '确认提醒',
  'hours-released': '时段已释放',
  'meetings-changed': '洽谈变动',
  'exhibitor-changed': '参展商变动',
  'details-asked': '请求补充资料',
  'application-received': '已收到申请',
  'application-approved': '申请已批准',
  'application-rejected': '申请已拒绝',
  'document-asked': '要求补交文件',
  'stay-booked': '住宿已预订',
  'stay-changed': '住宿已更改',
  'stay-outside': '住宿超出新展期',
  'deposit-receipt': '押金收据',
  'deposit-refunded': '退款',
  'hosted-meetings-received': '已收到特邀买家洽谈',
  'hosted-link': '特邀买家链接',
  'room-free': '提供房间',
  'exhibitor-notice': '致参展商的通知',
  'group-message': '群发邮件',
  'reminder-week': '提前一周提醒',
  'reminder-evening': '前一晚提醒',
  'reminder-hours': '提前两小时提醒',
  'staff-invitation': '工作人员邀请',
  'password-reset': '重设密码',
};
