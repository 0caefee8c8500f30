// The messages of rules other than those of the registration's fields, bundled as one file.
export { rules as refusals } from '@visavis/domain/words/zh-hans/rules';
