import type { Lang } from '#contract/languages.ts'

export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

const rules: Record<Lang, Intl.PluralRules> = {
  ro: new Intl.PluralRules('ro'),
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
}

const numbers: Record<Lang, Intl.NumberFormat> = {
  ro: new Intl.NumberFormat('ro-MD'),
  ru: new Intl.NumberFormat('ru-MD'),
  en: new Intl.NumberFormat('en-GB'),
}

/** A counted noun: "1 anunț", "5 anunțuri", "20 de anunțuri". The forms hold `#` where the number stands. */
export function plural(lang: Lang, count: number, forms: Forms): string {
  const form = forms[rules[lang].select(count)] ?? forms.other
  return form.replace('#', numbers[lang].format(count))
}
