import { site as settings } from '#contract/site.ts'

export const pricing = {
  head: {
    title: `Prețuri – ${settings.name}`,
    description: `Cât costă un anunț pe ${settings.name}: publicarea și promovarea sunt gratuite.`,
  },
  title: 'Prețuri',
  lead: 'Publicarea unui anunț este gratuită. Promovarea este și ea gratuită astăzi.',
  service: 'Serviciu',
  price: 'Preț',
  limit: 'Ce primești',
  free: 'Gratuit',
  rows: [
    { name: 'Publicarea unui anunț', limit: 'În orice categorie, timp de 30 de zile' },
    { name: 'Fotografii', limit: '10 la un anunț, 20 la transport și imobiliare' },
    {
      name: 'Promovare',
      limit: 'Urcă anunțul pe primul loc: o dată pe zi, de cinci ori în 30 de zile',
    },
    { name: 'Mesaje și oferte', limit: 'Fără limită, fără comision' },
    { name: 'Cont de companie', limit: 'Cu marca ta ca nume de utilizator' },
  ],
  change:
    'Dacă vreodată vom cere bani pentru ceva, prețul va sta aici înainte, iar ce ai publicat gratuit rămâne gratuit.',
  post: 'Adaugă anunț',
}
