// Messages for organisers, in Simplified Chinese.
import { moneyLabel } from '../../language/amounts.ts';
import type { StaffMessages } from '../../message/staff-messages.ts';
import type { WordsOf } from '../message-words.ts';

/** A few names, and how many there are beside them. */
const withOthers = (people: readonly string[], others: number): string[] =>
  others === 0 ? [...people] : [...people, `另外 ${others} 人`];

export const staff: WordsOf<StaffMessages> = {
  'account.reset-on-its-way': '如果此邮箱已有账户，设置新密码的链接正在发往该邮箱。',
  'account.wrong-password': '密码不正确',
  'application.approved': ({ mail }, { say }) => `申请已批准。${say(mail)}`,
  'application.changed': '此申请刚刚有变动，请重新查看。',
  'application.decided-since': ({ decision }) =>
    decision === 'approved' ? '此申请已获批准。' : '此申请已被拒绝。',
  'application.decided-already': ({ decision, isSent }) =>
    decision === 'approved'
      ? isSent
        ? '此申请已获批准，通知邮件已发送。'
        : '此申请已获批准，通知邮件正在发送。'
      : isSent
        ? '此申请已被拒绝，通知邮件已发送。'
        : '此申请已被拒绝，通知邮件正在发送。',
  'application.deposit-refunded': '此申请的押金已退还，因此无法批准，但买家可以重新申请。',
  'application.paid-before-deletion': '此买家已付款，请先退款，再删除申请。',
  'application.paid-before-rejection': '此买家已付款，请先退款，再拒绝申请。',
  'application.payment-under-way': '此买家正在付款，请查看付款状态后重试。',
  'application.refusal-sent': '拒绝通知已发出，无法撤销。请改用“更改决定”。',
  'application.rejected': ({ mail }, { say }) => `申请已拒绝。${say(mail)}`,
  'application.rejection-undone': ({ rejectedMeetings: count }) =>
    `已撤销拒绝，未发送任何邮件。${count === 0 ? '' : `有 ${count} 场洽谈的时段已被占用，仍为已拒绝。`}`,
  'application.replaced': '此人已重新申请，请对新的申请作出决定。',
  'application.unknown': '没有此申请。',
  'archive.changed': ({ file }) => `${file} 与导出时不一致或缺失，请重新导出本届展会。`,
  'archive.newer': '此文件由更新的版本导出，请先更新本系统。',
  'archive.no-archive': '这不是导出的展会文件，请选择“导出”生成的 ZIP 文件。',
  'archive.no-picture': ({ file }) => `${file} 的内容与其名称所示的图片格式不符。`,
  'archive.refused': ({ file }) => `${file} 中有内容无法保存：数值超出范围或重复。`,
  'archive.too-large': '此文件超出了一届展会可能的大小。',
  'archive.unfit': ({ file, row, column }) =>
    row === 0
      ? `${file} 的列不符：${column}。`
      : `${file} 第 ${row} 行不符：${column} 无法读取，或所指的内容不存在。`,
  'booking.none': '没有预订。',
  'category.changed': '类别刚刚有变动，请重新查看。',
  'category.category-taken': ({ name }) => `类别“${name}”已存在。`,
  'category.in-use': ({ exhibitors, registrations }) =>
    `有 ${exhibitors} 家参展商和 ${registrations} 位访客正在使用它，请改为合并到其他类别。`,
  'category.merge-target-gone': ({ name }) =>
    `“${name}”所合并到的类别已不存在。如果它也被合并了，请先撤销那次合并。`,
  'category.merge-too-old': ({ days }) => `合并只能在 ${days} 天内撤销。`,
  'category.merge-undone': '此合并已经撤销。',
  'category.merge-unknown': '没有这次合并。',
  'category.merge-with-itself': '请选择要合并到的另一个类别。',
  'category.no-parent': '类别不能属于另一个类别。',
  'category.not-empty': ({ subCategories }) =>
    `其中有 ${subCategories} 个子类别。请先移动它们，或将此类别合并到其他类别。`,
  'category.parent-missing': '请选择所属的类别。',
  'category.sub-category-taken': ({ name, category }) => `子类别“${name}”已存在于“${category}”中。`,
  'category.tree-not-empty': '已经有类别了。模板只用于还没有类别的展会。',
  'confirmation.no-mail-server': '只有配置了邮件服务器才能释放时段：否则无人能够确认。',
  'document-request.application-rejected': '此申请已被拒绝。请先更改决定，再要求补交文件。',
  'document-request.asked-already': '这份文件已在索取中。如需更改内容，请先撤回该请求。',
  'document-request.exhibition-over': '展会已结束，不能再提交文件。',
  'document-request.handed-in-already': '这份文件已经提交。',
  'document-request.made': ({ mail }, { say }) => `已要求补交文件。${say(mail)}`,
  'document-request.unknown': '没有这项请求。',
  'document-request.withdrawn': ({ isSent }) =>
    isSent ? '请求已撤回。邮件已经发出，其中的链接现在会说明无需再提交文件。' : '请求已撤回，没有发出邮件。',
  'document-request.withdrawn-already': '此请求已经撤回。',
  'edition.amount': ({ decimals }) =>
    decimals === 0 ? '请输入不带小数的金额。' : '请输入最多两位小数的金额。',
  'edition.amount-too-large': '金额过大，请输入较小的金额。',
  'edition.changed': '本届展会设置已被更改，请重新查看。',
  'edition.closes-another': '开放本届展会时，当前开放的一届将关闭。请确认关闭。',
  'edition.closes-before': '登记的关闭时间必须晚于开放时间。',
  'edition.country': '请从列表中选择国家/地区。',
  'edition.currency': '请输入货币代码，例如 MYR 或 AED。',
  'edition.currency-fixed': '本届展会已有以此货币计价的预订，货币不能再更改。新一届展会可使用其他货币。',
  'edition.dates-out-of-order': '每一天都必须晚于前一天。',
  'edition.fewest-above-most': '最少数量不能大于最多数量。',
  'edition.refund-never': ({ most }) => `特邀买家最多有 ${most} 场洽谈，因此押金将永远无法退还。`,
  'edition.room-types': ({ most }) => `请填写 1 至 ${most} 种房型，每行一种，不可重复。`,
  'edition.hours-overlap': '前一场洽谈结束后，下一场才能开始。',
  'edition.hours-past-midnight': '最后一场洽谈必须在午夜前结束。',
  'edition.meetings-changed': ({ meetings }) =>
    `受影响的洽谈在此期间有变化，现在是 ${meetings} 场。请重新查看。`,
  'edition.meetings-touched': ({ meetings }) => `此更改涉及 ${meetings} 场洽谈。请选择移动、保留还是取消。`,
  'edition.no-programme': '至少须开启一个计划。',
  'edition.time-zone': '请输入时区名称，例如 Asia/Kuala_Lumpur 或 Europe/Berlin。',
  'edition.time-zone-fixed': '本届展会已有洽谈或暂留时段，时区不能再更改。新一届展会可使用其他时区。',
  'edition.no-demo': '只有演示展会才能被弃用。',
  'edition.not-ready': ({ lacksDates, lacksCategories, lacksExhibitors }, { list }) =>
    `尚不能开放登记。还缺少：${list([...(lacksDates ? ['尚未到来的展会日期'] : []), ...(lacksCategories ? ['类别'] : []), ...(lacksExhibitors ? ['参展商'] : [])])}。`,
  'edition.deposit-above-zero': '请输入大于 0 的金额，或选择不收取押金。',
  'edition.transfer-details': '请填写押金的收款账户。',
  'edition.unknown': '没有这届展会。',
  'edition.wrong-state': '只能关闭已开放的展会，也只能开放尚未开放的展会。',
  'email.being-sent': '此邮件已在发送中。',
  'email.leaves-in': ({ seconds }) => `邮件将在 ${seconds} 秒后发出。`,
  'email.link-not-stored': '此邮件的链接只在邮件中。',
  'email.meetings-pending': '还有待处理的洽谈，请先批准或拒绝，再发送邮件。',
  'email.no-server': '未发送：未设置邮件服务器。',
  'email.nothing-changed': '此邮件已发送，之后没有任何更改。',
  'email.queued': '邮件正在发送。',
  'email.sent-already': '此邮件已发送。',
  'email.unknown': '此邮件不存在或已删除。',
  'exhibitor.cannot-receive': '请选择同一届展会中另一家未归档的参展商。',
  'exhibitor.changed': '此参展商的资料已被更改，请重新查看。',
  'exhibitor.merge-conflict': ({ people, others }, { list }) =>
    `两家参展商都要与 ${list(withOthers(people, others))} 洽谈。请先为每人改期或拒绝其中一场。`,
  'exhibitor.merge-other-edition': '只能合并同一届展会中两家不同的参展商。',
  'exhibitor.merge-places': ({ most }) => `两家的洽谈在同一时间需要超过 ${most} 个席位，请先将部分洽谈改期。`,
  'exhibitor.merged': '此参展商已并入另一家参展商，无法再次显示。',
  'exhibitor.place-held': ({ exhibitor }) =>
    `有访客正在选择 ${exhibitor} 的一个时段，此更改会取消该时段。请十分钟后重试。`,
  'exhibitor.place-in-use': ({ exhibitor, people, others }, { list }) =>
    `此更改会使 ${exhibitor} 的以下洽谈没有席位：${list(withOthers(people, others))}。请先改期或拒绝。`,
  'exhibitor.product-twice': ({ name }) => `有两个产品都叫“${name}”，请分别命名。`,
  'exhibitor.product-unknown': '此产品已不存在。',
  'exhibitor.representative-missing': '至少有一名代表后，席位数才能由代表决定。',
  'exhibitor.representative-unknown': '此代表已不存在。',
  'exhibitor.sub-category-unknown': '有一个子类别已不存在，请重新选择。',
  'exhibitor.taken': ({ exhibitor, booth }) =>
    booth === ''
      ? `已有另一家名为 ${exhibitor} 且没有展位的参展商。`
      : `展位 ${booth} 已有另一家名为 ${exhibitor} 的参展商。`,
  'exhibitor.website': '请填写网址，例如 company.example。',
  'export.too-many-rows': 'Excel 文件最多包含 100,000 行。请缩小搜索范围，或下载 CSV 文件。',
  'hosted-buyer.unknown': '没有此特邀买家。',
  'meeting.cancelled-by-visitor': '观众已取消此洽谈，只有观众本人可以重新申请。',
  'meeting.changed': '此洽谈在此期间已被更改，请重新查看。',
  'meeting.company-busy': ({ company, exhibitor, at }, { hour }) =>
    `${company} 在 ${hour(at)} 与 ${exhibitor} 洽谈。`,
  'meeting.company-meets-already': ({ company, exhibitor, at }, { hour }) =>
    `${company} 已在 ${hour(at)} 与 ${exhibitor} 洽谈。`,
  'meeting.exhibitor-blocked': ({ exhibitor, at }, { hour }) => `${exhibitor} 在 ${hour(at)} 不接受洽谈。`,
  'meeting.exhibitor-busy': ({ exhibitor, holders, at }, { hour, list }) =>
    `${exhibitor} 在 ${hour(at)} 与 ${list(holders)} 洽谈。`,
  'meeting.exhibitor-not-named': '没有此名称的参展商。',
  'meeting.hour-begun': ({ at }, { hour }) => `${hour(at)} 已经开始。`,
  'meeting.hour-held': ({ exhibitor, at }, { hour }) =>
    `一位仍在选择的观众暂留了 ${exhibitor} 在 ${hour(at)} 的时段。`,
  'meeting.nobody-there': ({ exhibitor, at }, { hour }) => `${exhibitor} 在 ${hour(at)} 没有空闲的代表。`,
  'meeting.not-approved': ({ reason }, { say }) => `未批准。${say(reason)}`,
  'meeting.not-rejected': ({ reason }, { say }) => `未拒绝。${say(reason)}`,
  'meeting.not-saved': ({ reason }, { say }) => `未保存。${say(reason)}`,
  'meeting.reason-missing': '此时段不在展会开放时间内，请填写原因。',
  'payment.abandoned': '付款被放弃或已超时。',
  'payment.asked-ago': ({ standing, minutes }, { say }) =>
    `${say(standing)}${minutes < 1 ? '不到一分钟' : `${minutes} 分钟`}前已向付款服务商查询；最多每 5 分钟查询一次。`,
  'payment.changed': '此付款刚刚有变动，请重新查看。',
  'payment.declined': '付款被拒绝。',
  'payment.last-known': ({ standing }, { say }) =>
    `${say(standing)}目前无法连接付款服务商，此为之前获知的情况。`,
  'payment.none': '尚未开始付款。',
  'payment.received': '已收到付款。',
  'payment.reported-otherwise': ({ reported, asked }) =>
    `付款服务商报告的是 ${reported}，而不是 ${asked}。未作任何更改。`,
  'payment.not-needed': '无需押金：住宿已预订。',
  'payment.transfer-amount': ({ sen, currency }) =>
    `此预订共 ${moneyLabel(sen, 'zh-Hans', currency)}。请在全部款项到账后再登记转账。`,
  'payment.transfer-ahead': '这一天尚未到来。',
  'payment.transfer-received': '转账已登记，买家将通过电子邮件收到收据。',
  'payment.transfer-changed': '此预订刚刚有变动，请重新查看。',
  'payment.under-way': '付款进行中：服务商尚未告知结果。',
  'person.paid-before-erasure': '此买家已付款。请先退款，再清除此人。',
  'person.changed': '其他人已更改了此联系方式。',
  'person.email-taken': ({ name, reference }) => `${name}（${reference}）已使用此邮箱登记。`,
  'person.mail-under-way': '正在向此人发送邮件，请稍后重试。',
  'note.changed': '此备注已被更改。',
  'note.empty': '请填写备注。',
  'note.not-yours': '只有作者可以更改此备注。',
  'note.unknown': '此备注已被删除。',
  'tag.empty': '请输入标签名称。',
  'tag.too-long': ({ most }) => `标签最多 ${most} 个字符。`,
  'tag.too-many': ({ most }) => `已有 ${most} 个标签。请使用其中一个，或从所有人身上移除不再需要的标签。`,
  'task.changed': '此任务已被更改。',
  'task.not-staff': '此人已不是工作人员。',
  'task.unknown': '此任务已被删除。',
  'person.unknown': '没有此登记，或已被清除。',
  'picture.too-large': ({ kilobytes }) => `图片太大，请选择不超过 ${kilobytes} KB 的图片。`,
  'picture.too-many-pixels': '图片过宽、过高或像素过多，请缩小后重试。',
  'picture.unreadable': '无法读取图片，请重新保存或选择其他图片。',
  'picture.wrong-type': '请选择 PNG、JPEG、WebP 或 AVIF 格式的静态图片。',
  'refund.done': ({ sen, currency }) => `${moneyLabel(sen, 'zh-Hans', currency)} 已退还。`,
  'refund.not-paid': '此笔付款未完成，没有可退还的款项。',
  'refund.not-reached': '退款已登记，但目前无法连接付款服务商。服务商恢复后会立即退款，不会重复退款。',
  'refund.provider-gone': '此付款通过一家已不在此启用的服务商完成。',
  'refund.provider-refused': '服务商拒绝了此退款。请通过银行转账退款，并在此填写转账参考编号。',
  'refund.by-transfer': '款项由银行转账而来：请通过银行转账退还，并在此填写该转账的参考编号。',
  'refund.refunded-already': '此笔付款已退款。',
  'refund.transfer-recorded': '转账已登记。',
  'refund.transfer-too-early': '只有在服务商拒绝退款后才能登记人工转账，请将此栏留空。',
  'registration.unknown': '没有此登记。',
  'room.kept': ({ hours, mail }, { say }) => `房间保留 ${hours} 小时。${say(mail)}`,
  'room.none-free': '目前没有可供此买家的空房：前面还有人候补，或房间已满。',
  'room.not-waiting': '此买家已不再候补该房间。',
  'second-factor.not-begun': '目前没有正在设置的两步验证，请重新开始。',
  'second-factor.on-already': '两步验证已开启，请先将其关闭。',
  'second-factor.wrong-code': '验证码不正确，请使用下一个。',
  'session.code-needed': '请输入身份验证应用显示的六位数字。',
  'session.wrong-credentials': '邮箱或密码不正确',
  'staff.email-taken': '此邮箱已有账户。',
  'staff.invitation-closed': '此邀请已不再有效。',
  'staff.last-admin': '这是最后一位管理员，请先将他人设为管理员。',
  'staff.own-second-factor': '请在您的账户中用密码关闭您自己的两步验证。',
  'staff.unknown': '没有此账户。',
  'words.changed': '此文字已被更改，请重新查看。',
  'words.empty': '请在此填写内容。',
  'words.empty-section': ({ heading }) =>
    heading === '' ? '有标题为空：请在井号（#）后填写标题。' : `标题“${heading}”下没有段落。`,
  'words.field-unknown': '此文字没有该栏目。',
  'words.no-heading': '请以标题开头：标题行以井号（#）开始。',
  'words.no-offer': '文件夹中已没有待处理的文字。',
  'words.no-points': '此文字不含要点：请写成段落。',
  'words.nothing-drafted': '没有可发布的草稿。',
  'words.placeholder-missing': ({ placeholder }) => `缺少字段 {${placeholder}}，请插入到相应位置。`,
  'words.placeholder-unknown': ({ placeholder }) => `{${placeholder}} 不是此句的字段，请删除或从菜单中选择。`,
  'words.points-last': '要点应写在段落之后：要点后不能再有段落。',
  'words.row': ({ line, cells }) => `第 ${line} 行格式不符：请填写 ${cells} 项，并用竖线（|）分隔。`,
  'words.too-long': ({ most }) => `最多 ${most} 个字符。`,
  'words.unknown': '没有此文字。',
  'words.version-unknown': '没有此版本。',
  'view.name-missing': '请为此视图命名。',
  'view.name-taken': ({ name }) => `已有名为“${name}”的视图，请另取名称。`,
  'view.unknown': '此视图已不存在。',
};
