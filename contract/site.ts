import type { Labels } from './languages.ts'

interface Site {
  readonly name: string
  readonly tagline: Labels
  /** Where people write for help. */
  readonly supportEmail: string
  readonly social: Readonly<
    Record<'facebook' | 'instagram' | 'telegram' | 'viber' | 'whatsapp', string>
  >
}

/** What a deployment under another name changes; the mark is drawn in `app/parts/logo.tsx`. */
export const site: Site = {
  name: 'Găsit',
  tagline: {
    ro: 'Cine caută mereu găsește',
    ru: 'Кто ищет, тот всегда найдёт',
    en: 'Who searches will always find',
  },
  supportEmail: 'support@gasit.example',
  social: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    telegram: 'https://t.me/',
    viber: 'https://www.viber.com/',
    whatsapp: 'https://www.whatsapp.com/',
  },
}
