import { dayMs, hourMs, minuteMs } from '#contract/rules/durations.ts'

/**
 * Rate limits, counted in PostgreSQL across processes and restarts. Limits by address allow for the many people behind
 * one address of a mobile operator. Limits that protect one account or number are also counted by requester, so that
 * strangers use up their own share only (D34).
 */
export const limits = {
  /** Per network, or per device that the account knows. */
  loginOfAccount: { most: 10, window: 15 * minuteMs },
  /** Over all unknown devices; above it each network has fewer attempts, but never none. */
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
  /** From one network, user or known device to one address. */
  mailsToAddress: { most: 5, window: hourMs },
  mailsToAddressFromAnywhere: { most: 10, window: hourMs },
  mailsOfAddress: { most: 40, window: hourMs },
  noticesOfAccount: { most: 3, window: dayMs },
  passwordsOfSession: { most: 5, window: 15 * minuteMs },
  passwordsOfLink: { most: 5, window: 15 * minuteMs },
  callbacksOfAddress: { most: 30, window: hourMs },
  linksOfAddress: { most: 300, window: 15 * minuteMs },
} as const

/** The window of `codeBudget`. */
export const codeWindow = hourMs

/** A network may use the `codeBudget` of three addresses. */
export const addressesOfBlock = 3
