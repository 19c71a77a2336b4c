import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Loaded where adverts are chosen for a comparison. */
export const comparisonChoice = {
  choose: 'Compară',
  of: (title: string) => `Compară: ${title}`,
  bar: 'Comparație',
  hint: 'Alege între două și patru anunțuri din aceeași subcategorie.',
  keys: 'Enter compară, Escape renunță.',
  chosen: (count: number) =>
    plural('ro', count, {
      one: '# anunț ales',
      few: '# anunțuri alese',
      other: '# de anunțuri alese',
    }),
  otherSubcategory: (title: string) =>
    `„${title}” e din altă subcategorie. Se compară numai anunțuri din aceeași subcategorie.`,
  limit: 'Se pot compara cel mult patru anunțuri. Scoate unul ca să pui altul.',
  few: 'Alege cel puțin două anunțuri.',
  removeOf: (title: string) => `Scoate: ${title}`,
  end: 'Renunță',
  submit: (count: number) => (count > 0 ? `Compară ${count}` : 'Compară'),
}

export type ComparisonChoiceTexts = Shape<typeof comparisonChoice>
