import { site } from '#contract/site.ts'

export const adverts = {
  title: 'Anunțuri',
  none: 'Niciun anunț.',
  noTitle: 'Titlu indisponibil.',
  noDescription: 'Descriere indisponibilă.',
  free: 'Gratis',
  byAgreement: 'Preț la înțelegere',
  favorite: 'La favorite',
  own: 'Anunțul tău',
  promoted: 'Promovat',
  open: 'Vezi',
  columns: {
    photo: 'Fotografie',
    title: 'Titlu',
    price: 'Preț',
    place: 'Localitate',
    date: 'Data',
    actions: 'Acțiuni',
  },
  details: {
    title: 'Titlu',
    description: 'Descriere',
    address: 'Adresă',
    city: 'Localitate',
    category: 'Categorie',
    subcategory: 'Subcategorie',
  },
  favorites: {
    title: 'Favorite',
    hint: 'Apasă inima de pe un anunț și îl găsești aici, de pe orice dispozitiv.',
    browse: 'Vezi anunțurile noi',
    head: {
      title: `Favorite | ${site.name}`,
      description: `Anunțurile pe care le-ai păstrat pe ${site.name}.`,
    },
  },
}
