// The errors between the product and a payment provider, thrown on either side of the interface.

/** The provider did not answer, answered too late, or gave an unreadable response. */
export class ProviderUnavailable extends Error {}

/** A webhook message that does not come from the provider. */
export class MessageRefused extends Error {}
