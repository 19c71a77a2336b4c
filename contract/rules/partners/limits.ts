/*
 * Limits of programs of companies. No zod: browsers load this too.
 */

/** Keys of a company that are in force, the length of their names, and keys made in an hour. */
export const apiKeysOfCompany = 20
export const apiKeyNameMax = 60
export const apiKeysPerHour = 30
/** Requests of one key in a minute, as its owner chooses, and of all keys of a company. */
export const keyRequestsPerMinute = { default: 60, max: 300 } as const
export const companyRequestsPerMinute = 600
/** Requests with a wrong key from one address in ten minutes. */
export const wrongKeysPerAddress = 60
/** How long a repeated request with the same idempotency key gets the same answer. */
export const idempotencyHours = 24
/** Drafts that programs of a company may have at once, and new adverts in an hour. */
export const partnerDrafts = 200
export const partnerAdvertsPerHour = 2_000
/** Days after which a key that can no longer be used is deleted. */
export const pastKeyDays = 90
/** Addresses of a company that are told of events, the length of one, and how many may be added in an hour. */
export const webhooksOfCompany = 10
export const webhookUrlMax = 500
export const webhooksPerHour = 30
/** Tests and repetitions of events that a company may ask for in an hour. */
export const webhookTriesPerHour = 60
/** Days after which an event that was sent or given up is deleted. */
export const webhookEventDays = 30
/** Events that the screen lists. */
export const webhookEventsShown = 50
