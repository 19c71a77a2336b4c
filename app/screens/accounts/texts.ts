import type { access } from '#i18n/ro/accounts/access.ts'
import type { codes } from '#i18n/ro/accounts/codes.ts'
import type { myAccount } from '#i18n/ro/accounts/my-account.ts'
import type { myCompany } from '#i18n/ro/accounts/my-company.ts'
import type { myDashboard } from '#i18n/ro/accounts/my-dashboard.ts'
import type { mySafety } from '#i18n/ro/accounts/my-safety.ts'
import type { registration } from '#i18n/ro/accounts/registration.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

/** Texts of access recovery, password change and links from e-mails. */
export const accessTexts = lazyTexts(
  import.meta.glob<typeof access>('../../../i18n/*/accounts/access.ts', { import: 'access' }),
)

/** Texts of `PhoneCode`; its caller must load them first. */
export const codeTexts = lazyTexts(
  import.meta.glob<typeof codes>('../../../i18n/*/accounts/codes.ts', { import: 'codes' }),
)

/** Texts of the account page. */
export const myAccountTexts = lazyTexts(
  import.meta.glob<typeof myAccount>('../../../i18n/*/accounts/my-account.ts', {
    import: 'myAccount',
  }),
)

/** Texts of the account page's sections of a company. */
export const myCompanyTexts = lazyTexts(
  import.meta.glob<typeof myCompany>('../../../i18n/*/accounts/my-company.ts', {
    import: 'myCompany',
  }),
)

export const myDashboardTexts = lazyTexts(
  import.meta.glob<typeof myDashboard>('../../../i18n/*/accounts/my-dashboard.ts', {
    import: 'myDashboard',
  }),
)

/** Texts of the account page's sections on sessions, second factor, data export and deletion. */
export const mySafetyTexts = lazyTexts(
  import.meta.glob<typeof mySafety>('../../../i18n/*/accounts/my-safety.ts', {
    import: 'mySafety',
  }),
)

export const registrationTexts = lazyTexts(
  import.meta.glob<typeof registration>('../../../i18n/*/accounts/registration.ts', {
    import: 'registration',
  }),
)
