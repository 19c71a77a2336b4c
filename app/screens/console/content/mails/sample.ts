import type { Lang } from '#contract/languages.ts'
import { advertLifeDays, expiryNoticeDays } from '#contract/limits.ts'
import type { Placeholder } from '#contract/rules/content/mail-texts.ts'
import { countedDays } from '#i18n/counted.ts'

const titles: Readonly<Record<Lang, string>> = {
  ro: 'Bicicletă de munte, 26 de inci',
  ru: 'Горный велосипед, 26 дюймов',
  en: 'Mountain bike, 26 inch',
}

/** Values of placeholders in the language of a mail. */
export function sampleIn(lang: Lang): Record<Placeholder, string> {
  return {
    name: 'ana.demo',
    link: 'https://…/k7Qw',
    details: titles[lang],
    noticeDays: countedDays(lang, expiryNoticeDays),
    lifeDays: countedDays(lang, advertLifeDays),
  }
}
