import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { phonePrefix } from '#contract/limits.ts'
import type { IsMobile } from '#domains/deps.ts'

/**
 * By the numbering plan: 60–69, 76–79 and the virtual operators' 71; freephone, premium and fixed numbers are not
 * mobile.
 */
export const isMobile: IsMobile = (nationalPhone) =>
  parsePhoneNumberFromString(phonePrefix + nationalPhone)?.getType() === 'MOBILE'
