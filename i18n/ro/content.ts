import { site as settings } from '#contract/site.ts'

export const content = {
  notFound: {
    head: {
      title: `Pagina nu a fost găsită – ${settings.name}`,
      description: 'Acest anunț sau această pagină nu există ori nu mai este disponibilă.',
    },
    title: 'Acest anunț nu există sau nu mai este disponibil',
    text: '404: pagina nu a fost găsită. Poate a fost vândut, poate adresa are o greșeală. Iată cum mergi mai departe:',
    home: 'Pagina principală',
    categories: 'Toate categoriile',
    recent: 'Văzute recent',
  },
  error: {
    head: {
      title: `Ceva n-a mers – ${settings.name}`,
      description: 'Pagina nu a putut fi arătată. Încearcă din nou.',
    },
    title: 'Ceva n-a mers',
    text: 'Pagina nu a putut fi arătată. Ce ai scris nu s-a pierdut: încearcă din nou peste câteva clipe.',
    slow: 'Pagina se încarcă prea mult. Verifică internetul și încearcă din nou.',
    retry: 'Încearcă din nou',
  },
  articles: {
    head: {
      title: `Informații – ${settings.name}`,
      description: `Toate paginile cu informații despre ${settings.name}: reguli, siguranță, confidențialitate, ajutor.`,
    },
    title: 'Informații și ajutor',
    empty: 'Nu există încă pagini.',
    about: (title: string) => `${title}: informații despre cum funcționează ${settings.name}.`,
    all: 'Toate paginile',
  },
  terms: {
    head: {
      title: `Termeni de utilizare – ${settings.name}`,
      description: `Regulile după care funcționează ${settings.name}: conturi, anunțuri, ce e interzis, răspundere.`,
    },
    title: 'Termeni de utilizare',
  },
  pricing: {
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
  },
}
