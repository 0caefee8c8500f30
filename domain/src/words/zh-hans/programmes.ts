// What the two programmes offer and ask for, in Simplified Chinese.
import type { ProgrammeFacts } from '../en/programmes.ts';

export const programmes: ProgrammeFacts = {
  'home-business':
    '适合目标明确的观众。选择您的采购意向，查看最佳匹配，并与所选的每家参展商预约一个洽谈时段。',
  'home-hosted': '面向业内经营稳定的企业。支付可退还的押金，即可免费入住酒店{stay}。',
  'home-hosted-free': '面向业内经营稳定的企业。免费入住酒店{stay}。',
  'apply-first-come': '申请按先到先得的原则处理。',
  'apply-businesses': '面向业内经营稳定、能提供可核实资质的企业。',
  'apply-stay': '入住酒店{stay}，须支付可退还的押金 {amount}。',
  'apply-stay-free': '免费入住酒店{stay}。',
  'accepted-meetings': '每天参加 {daily} 场商务洽谈，共 {total} 场。',
  'accepted-programs': '至少参加 {programs} 场舞台活动。',
  'accepted-deposit':
    '预订住宿时须支付押金 {amount}。完成至少 {meetings} 场商务洽谈后，押金将在约 {days} 天内全额退还，否则不予退还。',
};
