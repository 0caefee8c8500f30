// The words of values that travel as they are, as one file.
export { choices } from '@visavis/domain/words/zh-hans/choices';
