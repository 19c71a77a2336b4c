import { site } from '#contract/site/site.ts'
import { plural } from '../../../plural.ts'
import type { Shape } from '../../../texts.ts'

const adverts = (count: number): string =>
  plural('ro', count, { one: '# anunț', few: '# anunțuri', other: '# de anunțuri' })

/** Loaded with the statistics of an own advert. */
export const statistics = {
  head: {
    title: `Statisticile anunțului | ${site.name}`,
    description: 'Cine ți-a văzut anunțul și ce poți îmbunătăți.',
  },
  back: 'Anunțurile mele',
  title: 'Statisticile anunțului',
  adviceTitle: 'Ce poți îmbunătăți',
  allGood: 'Anunțul arată bine: nu avem niciun sfat.',
  mend: 'Modifică anunțul',
  advice: {
    no_photo: (_count: number) =>
      'Anunțul nu are nicio fotografie. Adaugă câteva, făcute la lumină bună: la ele se uită mai întâi orice cumpărător.',
    few_photos: (count: number) =>
      plural('ro', count, {
        one: 'Anunțul are doar o fotografie. Mai adaugă câteva, din alte unghiuri.',
        few: 'Anunțul are doar # fotografii. Mai adaugă câteva, din alte unghiuri.',
        other: 'Anunțul are doar # de fotografii. Mai adaugă câteva, din alte unghiuri.',
      }),
    price_above: (count: number) =>
      `Prețul este cu ${count}\u00a0% peste mediana anunțurilor asemănătoare. Redu-l sau explică în text ce îl justifică.`,
    price_below: (count: number) =>
      `Prețul este cu ${count}\u00a0% sub mediana anunțurilor asemănătoare. Explică în text de ce, ca să nu pară suspect.`,
    no_price: (_count: number) =>
      'Anunțul nu are preț, iar cele asemănătoare au. Fără preț nu apare în căutările filtrate după preț.',
    few_words: (count: number) =>
      count === 0
        ? 'Anunțul nu are descriere. Scrie de la început ce te-ar întreba cumpărătorii.'
        : plural('ro', count, {
            one: 'Descrierea are doar un cuvânt. Scrie de la început ce te-ar întreba cumpărătorii.',
            few: 'Descrierea are doar # cuvinte. Scrie de la început ce te-ar întreba cumpărătorii.',
            other:
              'Descrierea are doar # de cuvinte. Scrie de la început ce te-ar întreba cumpărătorii.',
          }),
    short_title: (_count: number) =>
      'Titlul este scurt. Adaugă marca, modelul sau mărimea: după ele se caută.',
    empty_fields: (count: number) =>
      plural('ro', count, {
        one: 'O caracteristică nu este completată. Cumpărătorii filtrează după ea.',
        few: '# caracteristici nu sunt completate. Cumpărătorii filtrează după ele.',
        other: '# de caracteristici nu sunt completate. Cumpărătorii filtrează după ele.',
      }),
    one_language: (_count: number) =>
      'Textul nu este în ambele limbi, română și rusă. Adaugă traducerea, ca anunțul să fie găsit de mai mulți.',
    old: (count: number) =>
      plural('ro', count, {
        one: 'Nu ai modificat anunțul de o zi. Verifică dacă prețul și textul mai sunt actuale.',
        few: 'Nu ai modificat anunțul de # zile. Verifică dacă prețul și textul mai sunt actuale.',
        other:
          'Nu ai modificat anunțul de # de zile. Verifică dacă prețul și textul mai sunt actuale.',
      }),
    seen_not_asked: (count: number) =>
      plural('ro', count, {
        one: 'A fost văzut o dată, dar nimeni nu a întrebat nimic. Revezi prețul și fotografiile.',
        few: 'A fost văzut de # ori, dar nimeni nu a întrebat nimic. Revezi prețul și fotografiile.',
        other:
          'A fost văzut de # de ori, dar nimeni nu a întrebat nimic. Revezi prețul și fotografiile.',
      }),
  },
  priceTitle: 'Prețul față de anunțurile asemănătoare',
  standing: (percent: number, median: string, count: number) => {
    const among = `mediana de ${median} (${adverts(count)})`
    if (percent === 0) return `Prețul tău este egal cu ${among}.`
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
    favorites: 'La favorite',
  },
  today: 'azi',
  totals: (views: number, reveals: number, favorites: number) =>
    `De la publicare: ${[
      plural('ro', views, {
        one: '# vizualizare',
        few: '# vizualizări',
        other: '# de vizualizări',
      }),
      `telefon arătat: ${reveals}`,
      `la favorite: ${favorites}`,
    ].join(' · ')}`,
  numbers: 'Pe zile, în cifre',
  day: 'Ziua',
  promoted: 'promovat',
}

export type Statistics = Shape<typeof statistics>
