import { site as settings } from '#contract/site/site.ts'
import { memberRoleNames } from '../accounts/member-roles.ts'

export const content = {
  notFound: {
    head: {
      title: `Pagina nu a fost găsită | ${settings.name}`,
      description: 'Acest anunț sau această pagină nu există ori nu mai este disponibilă.',
    },
    title: 'Pagina nu a fost găsită',
    text: 'Eroarea 404: poate că adresa are o greșeală sau pagina a fost mutată. Iată cum mergi mai departe:',
    advert: {
      title: 'Acest anunț nu există sau nu mai este disponibil',
      text: 'Eroarea 404: poate că anunțul s-a vândut sau adresa are o greșeală. Iată cum mergi mai departe:',
    },
    home: 'Pagina principală',
    recent: 'Văzute recent',
  },
  /** To who acts for a company, in place of a page that the role may not open. */
  notInRole: {
    head: {
      title: `Pagină din afara rolului tău | ${settings.name}`,
      description:
        'Acționezi pentru o companie, iar această pagină nu ține de rolul tău în echipa ei.',
    },
    title: 'Această pagină nu ține de rolul tău',
    text: 'Pagina ține de un cont personal sau de alt rol din echipă. Ca s-o vezi pe a ta, revino la contul tău.',
    role: (role: string) => `Rolul tău: ${role}.`,
    roles: memberRoleNames,
    back: 'Înapoi la contul meu',
    allowed: 'Ce pot face pentru companie',
  },
  error: {
    head: {
      title: `Ceva n-a mers | ${settings.name}`,
      description: 'Pagina nu a putut fi arătată. Încearcă din nou.',
    },
    title: 'Ceva n-a mers',
    text: 'Pagina nu a putut fi arătată. Ce ai scris nu s-\u2060a pierdut: încearcă din nou peste câteva clipe.',
    reference: (id: string) => `Dacă ne scrii, spune și codul acestei erori: ${id}`,
    slow: 'Pagina se încarcă prea greu. Verifică internetul și încearcă din nou.',
    retry: 'Încearcă din nou',
  },
  unavailable: {
    head: {
      title: `Revenim în câteva clipe | ${settings.name}`,
      description: 'Site-ul nu poate răspunde chiar acum. Încearcă din nou peste câteva clipe.',
    },
    title: 'Revenim în câteva clipe',
    text: 'Site-ul nu poate răspunde chiar acum. Ce ai scris nu s-\u2060a pierdut: încearcă din nou peste câteva clipe.',
  },
  offline: {
    head: {
      title: `Nu ai internet | ${settings.name}`,
      description:
        'Pagina se deschide singură când revine conexiunea. Ce ai scris nu s-\u2060a pierdut.',
    },
    title: 'Nu ai internet',
    text: 'Pagina se deschide singură când revine conexiunea. Ce ai scris nu s-\u2060a pierdut.',
  },
  articles: {
    head: {
      title: `Informații | ${settings.name}`,
      description: `Toate paginile cu informații despre ${settings.name}: reguli, siguranță, confidențialitate, ajutor.`,
    },
    title: 'Informații și ajutor',
    empty: 'Nu există încă pagini.',
    about: (title: string) => `${title}: informații despre cum funcționează ${settings.name}.`,
    all: 'Toate paginile',
  },
  terms: {
    head: {
      title: `Termeni de utilizare | ${settings.name}`,
      description: `Regulile după care funcționează ${settings.name}: conturi, anunțuri, ce e interzis, răspundere.`,
    },
    title: 'Termeni de utilizare',
  },
}
