// The words for values that are stored untranslated, bundled as one file.
export { choices } from '@visavis/domain/words/zh-hans/choices';
