import type { Shape } from '../../texts.ts'

/** Loaded with the adverts looked at alone. */
export const recent = {
  title: 'Văzute recent',
  hint: 'Anunțurile pe care le deschizi apar aici, numai în acest browser.',
  browse: 'Vezi anunțurile noi',
  clear: 'Golește lista',
  needsScript: 'Lista se păstrează în browserul tău și are nevoie de JavaScript ca să apară.',
  failed: 'Nu am putut încărca lista. Încearcă din nou.',
}

export type RecentTexts = Shape<typeof recent>
