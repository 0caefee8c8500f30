// What can go wrong between the product and a payment provider, for both sides of the interface.

/** The provider did not answer, answered too late, or answered what nobody can read. */
export class ProviderUnavailable extends Error {}

/** A message that is not the provider's. */
export class MessageRefused extends Error {}
