import type { PromotionKind } from '#contract/adverts/promotions.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Promotions of own adverts, and what they brought. */
export const promotions = {
  kinds: {
    bump: 'Promovare',
    top: 'Loc plătit în listă',
    highlight: 'Evidențiere',
    urgent: 'Marcaj „Urgent”',
  } satisfies Readonly<Record<PromotionKind, string>>,
  lifts: (count: number) =>
    plural('ro', count, {
      one: 'O promovare',
      few: '# promovări',
      other: '# de promovări',
    }),
  until: (kind: string, date: string) => `${kind} până pe ${date}`,
  from: (kind: string, date: string) => `${kind} începând cu ${date}`,
  buy: 'Cumpără promovare',
  open: 'Ce a adus promovarea',
  title: 'Ce au adus promovările',
  about:
    'Comparăm zilele întregi de promovare cu tot atâtea zile dinainte. Cifrele nu arată cauza: contează și prețul, și sezonul, și fotografiile.',
  free: 'gratuit',
  bought: 'plătit',
  states: { waiting: 'urmează', running: 'în curs', ended: 'încheiat' },
  early: 'E prea devreme pentru o comparație: sunt necesare cel puțin două zile întregi.',
  new: 'Înainte de promovare anunțul nu era publicat de atâtea zile, așa că nu avem cu ce compara.',
  mixed: 'În aceste zile a fost activă și o altă promovare.',
  caption: (name: string) => `${name}: înainte și în timpul promovării`,
  before: (days: number) =>
    plural('ro', days, {
      one: 'O zi înainte',
      few: '# zile înainte',
      other: '# de zile înainte',
    }),
  during: (days: number) =>
    plural('ro', days, {
      one: 'O zi de promovare',
      few: '# zile de promovare',
      other: '# de zile de promovare',
    }),
  counted: 'Ce am numărat',
  counts: {
    views: 'Vizualizări',
    reveals: 'Telefon arătat',
    conversations: 'Conversații noi',
    hearts: 'La favorite',
  },
}

export type Promotions = Shape<typeof promotions>
