// Values shown to visitors and staff, in Simplified Chinese.
import type { ChoiceWords } from '../choices.ts';

export const choices: ChoiceWords = {
  status: {
    Pending: '待处理',
    Approved: '已批准',
    Rejected: '已拒绝',
    'Email Sent': '邮件已发送',
  },
  roomType: {
    'Two Single Bed': '两张单人床',
    'One Double Bed': '一张双人床',
  },
  documentKind: {
    'business-card': '名片',
    'company-certificate': '公司注册证书',
    passport: '护照',
  },
  paymentMethod: {
    credit: '借记卡/信用卡',
    online: '网上银行',
    transfer: '银行转账',
  },
  reason: {
    'All places of the programme are taken.': '本计划名额已满。',
    'Your company works outside the trades that the programme is for.':
      '贵公司的业务不在本计划面向的行业之内。',
    'We could not verify your company from the documents.': '根据所提交的文件，我们无法核实贵公司。',
    'The documents could not be read.': '所提交的文件无法辨认。',
    'The exhibitor asked for other hours.': '参展商希望改在其他时段。',
    'The exhibitor takes no more meetings.': '参展商不再接受洽谈预约。',
    'Your interests do not match what the exhibitor shows.': '您的采购意向与该参展商展出的产品不符。',
    'The days or hours of the exhibition have changed.': '展会的日期或时间有变动。',
    'The exhibitor is not available at this hour.': '参展商在此时段无法洽谈。',
    'The exhibitor does not take part any more.': '该参展商不再参展。',
    'This document was not among those you sent.': '您提交的文件中没有这份文件。',
    'The document that you sent could not be read.': '您提交的文件无法辨认。',
    'The document that you sent has expired.': '您提交的文件已过期。',
    'The document that you sent names another person or company.': '您提交的文件上是另一人或另一公司的名称。',
  },
};
