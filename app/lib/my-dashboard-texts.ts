import type { MyDashboard } from '#i18n/ro/my-dashboard.ts'
import { lazyTexts } from './lazy-texts.ts'

export const myDashboardTexts = lazyTexts<MyDashboard>({
  ro: () => import('#i18n/ro/my-dashboard.ts').then(({ myDashboard }) => myDashboard),
  ru: () => import('#i18n/ru/my-dashboard.ts').then(({ myDashboard }) => myDashboard),
  en: () => import('#i18n/en/my-dashboard.ts').then(({ myDashboard }) => myDashboard),
})
