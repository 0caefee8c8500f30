// Labels and required-field messages of the registration form, in Simplified Chinese.
import type { FieldRules, FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  name: { label: '姓名', required: '请填写姓名' },
  designation: { label: '职位', required: '请填写职位' },
  email: { label: '邮箱', required: '请填写邮箱' },
  phoneNumber: { label: '电话号码', required: '请填写电话号码' },
  companyName: { label: '公司名称', required: '请填写公司名称' },
  companyNature: { label: '公司业务性质', required: '请填写公司业务性质' },
  companySize: {
    label: '公司规模',
    required: '请选择公司规模',
    options: {
      '1-10': '1-10 人',
      '11-50': '11-50 人',
      '51-100': '51-100 人',
      '101 and above': '101 人及以上',
    },
  },
  website: { label: '公司网站' },
  companyPhone: { label: '公司电话号码', required: '请填写公司电话号码' },
  addressLine1: { label: '地址第 1 行', required: '请填写地址第 1 行' },
  addressLine2: { label: '地址第 2 行' },
  city: { label: '城市', required: '请填写城市' },
  region: { label: '州/省', required: '请填写州/省' },
  postalCode: { label: '邮政编码', required: '请填写邮政编码' },
  country: { label: '国家/地区', required: '请选择国家/地区' },
};

export const fieldRules: FieldRules = {
  'field.dialling-code-unknown': '没有国家/地区使用此国际区号，请检查号码',
  'field.digits-lost': '此号码已被电子表格缩短，末尾数字丢失',
  'field.digits-only': '电话号码只能包含数字',
  'field.email-invalid': '邮箱格式不正确',
  'field.too-long': '内容过长，请缩短。',
  'field.website-invalid': '公司网站必须是网址',
};
