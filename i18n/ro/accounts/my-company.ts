import { site } from '#contract/site/site.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the page of one's own account alone. */
export const myCompany = {
  head: {
    title: `Pagina companiei | ${site.name}`,
    description: 'Coperta, textul, programul și punctele de lucru ale companiei.',
  },
  places: { cover: 'Copertă', company: 'Pagina companiei', api: 'API' },
  cover: {
    title: 'Coperta paginii',
    text: 'O fotografie lată deasupra numelui companiei. O decupăm noi pentru calculator și pentru telefon.',
    choose: 'Alege o copertă',
    replace: 'Alege alta',
    remove: 'Șterge coperta',
    formats: 'JPEG, PNG sau WebP, cel puțin 1600 × 320 de pixeli, până la 15 MB.',
    updated: 'Coperta a fost actualizată',
    removed: 'Coperta a fost ștearsă',
  },
  company: {
    of: (name: string) => `Pagina companiei ${name}`,
    importing: 'Importă anunțuri dintr-un fișier',
    title: 'Pagina companiei',
    text: 'Ce citesc cumpărătorii pe pagina companiei. Completează doar ce vrei să se vadă.',
    about: {
      aboutRo: 'Despre companie, în română',
      aboutRu: 'Despre companie, în rusă',
      aboutEn: 'Despre companie, în engleză',
    },
    aboutHint:
      'Dacă lași un câmp gol, vizitatorii văd textul din altă limbă. Fără telefoane și linkuri.',
    site: 'Site',
    siteHint: 'De exemplu: https://casamobila.md',
    hours: 'Program',
    hoursHint:
      'Bifează zilele în care lucrați. Aceeași oră la deschidere și la închidere înseamnă non-stop.',
    days: ['Luni', 'Marți', 'Miercuri', 'Joi', 'Vineri', 'Sâmbătă', 'Duminică'],
    opens: (day: string) => `${day}, ora deschiderii`,
    closes: (day: string) => `${day}, ora închiderii`,
    closed: 'închis',
    places: 'Puncte de lucru',
    place: (number: number) => `Localitatea ${number}`,
    address: (number: number) => `Adresa ${number}`,
    addPlace: 'Adaugă un punct de lucru',
    removePlace: (number: number) => `Șterge punctul de lucru ${number}`,
    saved: 'Pagina companiei a fost salvată',
  },
}

export type MyCompany = Shape<typeof myCompany>
