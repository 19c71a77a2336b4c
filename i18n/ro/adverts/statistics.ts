import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

const adverts = (count: number): string =>
  plural('ro', count, { one: '# anunț', few: '# anunțuri', other: '# de anunțuri' })

/** Loaded with the statistics of an own advert. */
export const statistics = {
  head: {
    title: `Statistica anunțului | ${site.name}`,
    description: 'Cine ți-a văzut anunțul și ce poți îmbunătăți.',
  },
  back: 'Anunțurile mele',
  title: 'Statistica anunțului',
  adviceTitle: 'Ce poți îmbunătăți',
  allGood: 'Anunțul arată bine: nu avem niciun sfat.',
  mend: 'Modifică anunțul',
  advice: {
    no_photo: (_count: number) =>
      'Nu are nicio fotografie. Adaugă câteva, făcute la lumină: cu ele începe orice cumpărător.',
    few_photos: (count: number) =>
      plural('ro', count, {
        one: 'Are doar o fotografie. Mai adaugă câteva, din alte unghiuri.',
        few: 'Are doar # fotografii. Mai adaugă câteva, din alte unghiuri.',
        other: 'Are doar # de fotografii. Mai adaugă câteva, din alte unghiuri.',
      }),
    price_above: (count: number) =>
      `Prețul este cu ${count}\u00a0% peste mediana anunțurilor asemănătoare. Scade-l sau spune în text de ce merită.`,
    price_below: (count: number) =>
      `Prețul este cu ${count}\u00a0% sub mediana anunțurilor asemănătoare. Spune în text de ce, ca să nu pară suspect.`,
    no_price: (_count: number) =>
      'Nu are preț, iar anunțurile asemănătoare au. Fără preț nu apare în căutările cu preț.',
    few_words: (count: number) =>
      count === 0
        ? 'Nu are descriere. Scrie amănuntele despre care ai fi întrebat.'
        : plural('ro', count, {
            one: 'Descrierea are doar un cuvânt. Scrie amănuntele despre care ai fi întrebat.',
            few: 'Descrierea are doar # cuvinte. Scrie amănuntele despre care ai fi întrebat.',
            other: 'Descrierea are doar # de cuvinte. Scrie amănuntele despre care ai fi întrebat.',
          }),
    short_title: (_count: number) =>
      'Titlul este scurt. Adaugă marca, modelul sau mărimea: după ele se caută.',
    empty_fields: (count: number) =>
      plural('ro', count, {
        one: 'Un câmp al categoriei este gol. Cumpărătorii filtrează după el.',
        few: '# câmpuri ale categoriei sunt goale. Cumpărătorii filtrează după ele.',
        other: '# de câmpuri ale categoriei sunt goale. Cumpărătorii filtrează după ele.',
      }),
    one_language: (_count: number) =>
      'Textul nu este și în română, și în rusă. Adaugă traducerea, ca să îl găsească mai mulți.',
    old: (count: number) =>
      plural('ro', count, {
        one: 'Nu l-ai modificat de o zi.',
        few: 'Nu l-ai modificat de # zile. Verifică dacă prețul și textul mai sunt actuale.',
        other: 'Nu l-ai modificat de # de zile. Verifică dacă prețul și textul mai sunt actuale.',
      }),
    seen_not_asked: (count: number) =>
      plural('ro', count, {
        one: 'A fost văzut o dată, dar nimeni nu a întrebat.',
        few: 'A fost văzut de # ori, dar nimeni nu a întrebat. Uită-te la preț și la fotografii.',
        other:
          'A fost văzut de # de ori, dar nimeni nu a întrebat. Uită-te la preț și la fotografii.',
      }),
  },
  priceTitle: 'Prețul lângă cele asemănătoare',
  standing: (percent: number, median: string, count: number) => {
    const among = `mediana de ${median} (${adverts(count)})`
    if (percent === 0) return `Prețul tău este exact la ${among}.`
    return `Prețul tău este cu ${Math.abs(percent)}\u00a0% ${percent > 0 ? 'peste' : 'sub'} ${among}.`
  },
  own: 'Prețul tău',
  usual: 'Jumătate dintre anunțuri',
  daysTitle: (days: number) =>
    plural('ro', days, { one: 'Ultima zi', few: 'Ultimele # zile', other: 'Ultimele # de zile' }),
  counts: {
    views: 'Vizualizări',
    reveals: 'Telefon arătat',
    messages: 'Mesaje primite',
    favorites: 'Inimi',
  },
  today: 'azi',
  totals: ({ views, reveals, favorites }: { views: number; reveals: number; favorites: number }) =>
    `De la publicare: ${[
      plural('ro', views, {
        one: '# vizualizare',
        few: '# vizualizări',
        other: '# de vizualizări',
      }),
      `telefon arătat: ${reveals}`,
      plural('ro', favorites, { one: '# inimă', few: '# inimi', other: '# de inimi' }),
    ].join(' · ')}`,
  numbers: 'Pe zile, în cifre',
  day: 'Ziua',
  promoted: 'promovat',
}

export type Statistics = Shape<typeof statistics>
