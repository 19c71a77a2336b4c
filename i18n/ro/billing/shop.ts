import { site } from '#contract/site/site.ts'
import type { Shape } from '../../texts.ts'

/** The part of the pricing page that sells; loaded with it. */
export const shop = {
  head: {
    title: `Prețuri | ${site.name}`,
    description: `Cât costă pe ${site.name}: publicarea este gratuită, iar promovările suplimentare sunt cu plată.`,
  },
  lead: 'Publicarea unui anunț este gratuită. Dacă vrei ca anunțul să fie văzut mai mult, poți cumpăra promovări.',
  title: 'Promovări cu plată',
  note: 'Prețurile sunt finale și includ TVA, dacă se aplică. Locurile plătite din liste sunt marcate „Publicitate”.',
  logIn: 'Intră în cont ca să cumperi',
  choose: 'Ce vrei să cumperi',
  forCompanies: 'Doar pentru conturi de companie.',
  advert: 'Pentru anunțul',
  advertHint: 'Pentru pachete și planuri nu trebuie ales un anunț.',
  noAdvert: 'Alege un anunț activ',
  idno: 'Cod fiscal (IDNO) pentru factură',
  next: 'Continuă la plată',
}

export type Shop = Shape<typeof shop>
