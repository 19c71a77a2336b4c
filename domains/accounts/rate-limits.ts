import { dayMs, hourMs, minuteMs } from '#contract/rules/durations.ts'

/**
 * How often something may be tried, counted in PostgreSQL: across processes and restarts. Many people share one
 * address behind a mobile operator, so what is counted by address allows for them. What guards one person's account
 * or number is counted by who asks as well, so that a stranger uses up their own share and not the owner's (D34).
 */
export const limits = {
  /** Of one network, or of a device that the account knows. */
  loginOfAccount: { most: 10, window: 15 * minuteMs },
  /** Of all unknown devices; from then on each network has fewer tries, but never none. */
  loginOfAccountAnywhere: { most: 60, window: 15 * minuteMs },
  loginUnderAttack: { most: 2 },
  loginOfAddress: { most: 60, window: 15 * minuteMs },
  codesOfPhone: { most: 5, window: dayMs },
  codesOfPhoneAndBlock: { most: 4, window: dayMs },
  codesOfKnownDevice: { most: 3, window: dayMs },
  codesOfPrefix: { most: 60, window: hourMs },
  codesOfPrefixAndBlock: { most: 20, window: hourMs },
  checksOfAddress: { most: 120, window: 15 * minuteMs },
  availabilityOfAddress: { most: 120, window: 15 * minuteMs },
  availabilityOfBlock: { most: 600, window: hourMs },
  registrationsOfAddress: { most: 300, window: hourMs },
  /** Of one network, user or known device to one address. */
  mailsToAddress: { most: 5, window: hourMs },
  mailsToAddressFromAnywhere: { most: 10, window: hourMs },
  mailsOfAddress: { most: 40, window: hourMs },
  noticesOfAccount: { most: 3, window: dayMs },
  passwordsOfSession: { most: 5, window: 15 * minuteMs },
  passwordsOfLink: { most: 5, window: 15 * minuteMs },
  callbacksOfAddress: { most: 30, window: hourMs },
  linksOfAddress: { most: 300, window: 15 * minuteMs },
} as const

/** The hour that `codeBudget` speaks of. */
export const codeWindow = hourMs

/** A network may use up what `codeBudget` allows three of its addresses. */
export const addressesOfBlock = 3
