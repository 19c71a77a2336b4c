import { trialBank as en } from '#i18n/en/billing/trial-bank.ts'
import { trialBank as ro } from '#i18n/ro/billing/trial-bank.ts'
import { trialBank as ru } from '#i18n/ru/billing/trial-bank.ts'

export const trialBankTexts = { ro, ru, en } as const
