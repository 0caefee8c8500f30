// What rules say beside the fields of the registration, as one file.
export { rules as refusals } from '@visavis/domain/words/en/rules';
