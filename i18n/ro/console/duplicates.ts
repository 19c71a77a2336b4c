import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Adverts of one person that repeat each other, and merging them. */
export const duplicates = {
  head: { title: 'Anunțuri repetate · Consola', description: 'Unește anunțurile repetate.' },
  back: 'Înapoi la coadă',
  title: 'Anunțuri repetate',
  of: 'ale persoanei',
  about:
    'Se caută după text și după fotografii printre anunțurile aceleiași persoane. Anunțul păstrat primește vizualizările, favoritele, conversațiile și promovările celorlalte; adresele lor duc la el.',
  none: 'Această persoană nu are alte anunțuri cu același text sau cu aceleași fotografii.',
  columns: {
    keep: 'Rămâne',
    merge: 'Se unește',
    advert: 'Anunț',
    views: 'Vizualizări',
    favorites: 'Favorite',
    conversations: 'Conversații',
  },
  states: { active: 'publicat', review: 'în verificare', archived: 'arhivat' },
  because: { photo: 'aceeași fotografie', text: 'același text' },
  keep: (title: string) => `Rămâne: ${title}`,
  merge: (title: string) => `Se unește: ${title}`,
  reason: 'De ce, pentru proprietar',
  reasonHint: 'Ajunge la proprietar împreună cu decizia, pe care o poate contesta.',
  usual: {
    ro: 'Anunțul repetă alt anunț de-al tău. Un lucru are un singur anunț, ca fiecare să fie găsit ușor.',
    ru: 'Объявление повторяет другое ваше. Одна вещь — одно объявление, чтобы каждое легко находили.',
    en: 'This advert repeats another one of yours. One thing has one advert, so that each is found easily.',
  },
  preview: 'Vezi ce se schimbă',
  review: {
    title: 'Ce se schimbă',
    adverts: (n: number) =>
      plural('ro', n, {
        one: '# anunț se arhivează și duce la cel păstrat',
        few: '# anunțuri se arhivează și duc la cel păstrat',
        other: '# de anunțuri se arhivează și duc la cel păstrat',
      }),
    views: (n: number) =>
      plural('ro', n, {
        one: 'se mută # vizualizare',
        few: 'se mută # vizualizări',
        other: 'se mută # de vizualizări',
      }),
    favorites: (n: number) =>
      plural('ro', n, {
        one: 'se mută # favorit',
        few: 'se mută # favorite',
        other: 'se mută # de favorite',
      }),
    conversations: (n: number) =>
      plural('ro', n, {
        one: 'se mută # conversație',
        few: 'se mută # conversații',
        other: 'se mută # de conversații',
      }),
    promotions: (n: number) =>
      plural('ro', n, {
        one: 'se mută # promovare plătită, fără să piardă zile',
        few: 'se mută # promovări plătite, fără să piardă zile',
        other: 'se mută # de promovări plătite, fără să piardă zile',
      }),
    told: 'Proprietarul află de ce și poate contesta. Unirea se poate anula cât timp anunțurile există.',
    submit: 'Unește',
    back: 'Înapoi',
  },
  done: 'Anunțurile au fost unite.',
  past: {
    title: 'Unite',
    into: (id: number) => `în nr. ${id}`,
    undo: 'Anulează unirea',
    undone: 'Unirea a fost anulată.',
    gone: 'anunțul nu mai există',
  },
}

export type Duplicates = Shape<typeof duplicates>
