import type { Lang } from '#contract/languages.ts'

const days: Readonly<Record<Lang, Intl.DateTimeFormat>> = {
  ro: dayFormat('ro-MD'),
  ru: dayFormat('ru-MD'),
  en: dayFormat('en-GB'),
}

function dayFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'long', timeZone: 'Europe/Chisinau' },
  })
}

/** "24 noiembrie", in Chișinău. */
export function dayText(moment: Date, lang: Lang): string {
  return days[lang].format(moment)
}
