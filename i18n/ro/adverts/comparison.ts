import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the comparison of adverts. */
export const comparison = {
  head: {
    title: `Compară anunțuri | ${site.name}`,
    description: `Până la patru anunțuri de pe ${site.name}, unul lângă altul.`,
  },
  title: 'Comparație',
  table: 'Anunțurile, unul lângă altul',
  feature: 'Caracteristică',
  price: 'Preț',
  inLei: (price: string) => `circa ${price}`,
  place: 'Localitate',
  rating: 'Vânzător',
  noRating: 'Nicio recenzie',
  notStated: 'nu este indicat',
  remove: 'Scoate',
  removeOf: (title: string) => `Scoate din comparație: ${title}`,
  others: (subcategory: string) => `Toate anunțurile: ${subcategory}`,
  onlyDifferences: 'Arată numai diferențele',
  allRows: 'Arată toate caracteristicile',
  noDifferences: 'Caracteristicile indicate sunt la fel.',
  same: 'la fel',
  different: 'diferit',
  gone: (count: number) =>
    plural('ro', count, {
      one: '# anunț ales nu mai este disponibil: s-a vândut, a fost retras sau șters.',
      few: '# anunțuri alese nu mai sunt disponibile: s-au vândut, au fost retrase sau șterse.',
      other:
        '# de anunțuri alese nu mai sunt disponibile: s-au vândut, au fost retrase sau șterse.',
    }),
  tooMany: 'Se pot compara cel mult patru anunțuri: le vezi pe primele patru.',
  one: 'Ca să compari, mai alege cel puțin un anunț din aceeași subcategorie.',
  empty: {
    title: 'Încă nu ai ce compara.',
    text: 'Apasă „Compară” deasupra unei liste și alege între două și patru anunțuri din aceeași subcategorie.',
  },
  mixed: {
    title: 'Aceste anunțuri nu se pot compara între ele.',
    text: 'Se compară numai anunțuri din aceeași subcategorie. Ai ales din:',
  },
  toFavorites: 'Alege din favorite',
}

export type ComparisonTexts = Shape<typeof comparison>
