import type { Shape } from '../../../texts.ts'

/** The editor of banners. */
export const bannerEditor = {
  head: { title: 'Bannere · Consola', description: 'Bannerele site-ului: unde, când și cui.' },
  title: 'Bannere',
  about:
    'Un banner oprit sau în afara perioadei nu se vede. Vizualizările se numără o singură dată la fiecare deschidere a paginii, fără să știm ale cui sunt.',
  new: 'Banner nou',
  none: 'Încă nu există niciun banner.',
  columns: {
    banner: 'Banner',
    state: 'Stare',
    where: 'Unde și cui',
    views: 'Vizualizări',
    clicks: 'Clicuri',
  },
  recent: (count: string) => `${count} în 30 de zile`,
  states: {
    on: 'pornit',
    off: 'oprit',
    later: 'programat',
    over: 'încheiat',
    fallback: 'de rezervă',
  },
  types: { 1: 'Carusel pe prima pagină', 2: 'General' },
  pages: {
    home: 'Prima pagină',
    category: 'Categorii',
    search: 'Căutare',
    advert: 'Anunț',
    article: 'Articole',
  },
  everywhere: 'peste tot',
  fields: {
    isActive: 'Pornit',
    isFallback: 'De rezervă',
    isFallbackHint: 'Se vede doar unde niciun alt banner de acest tip nu se potrivește.',
    type: 'Tipul',
    position: 'Ordinea',
    startsAt: 'De la (ora Chișinăului)',
    endsAt: 'Până la (ora Chișinăului)',
    languages: 'Limbile paginii',
    pages: 'Tipul paginii',
    places: 'Localități',
    all: 'Dacă nu bifezi nimic, se vede peste tot.',
    picture: 'Imaginea',
    pictureHint: 'JPEG, PNG sau WebP. Caruselul are 1280 × 320, cel general 1280 × 240.',
    narrow: 'Imaginea pentru telefoane (760 × 240, opțional)',
    choose: 'Alege imaginea',
    replace: 'Schimbă imaginea',
    remove: 'Scoate',
    alt: 'Ce scrie sau se vede pe imagine',
    link: 'Unde duce',
    linkHint: 'O pagină a site-ului, de exemplu /pricing, sau o adresă https://.',
    opensTab: 'Se deschide în altă filă',
    sameAsRomanian: 'Dacă nu are imagine proprie, se folosește cea în română.',
  },
}

export type BannerEditor = Shape<typeof bannerEditor>
