import type { DescriberTexts } from './texts.ts'
import { phrases } from './ro-phrases.ts'

const closings = {
  goods: [
    'Dacă te interesează, scrie-mi aici, pe site: răspund cu plăcere la întrebări.',
    'Pentru detalii sau pentru a stabili o întâlnire, scrie-mi prin mesajele site-ului.',
    'Ai întrebări? Trimite-mi un mesaj prin site.',
    'Scrie-mi prin site dacă vrei să afli mai multe.',
  ],
  offers: [
    'Dacă ai o ofertă potrivită, scrie-mi prin site.',
    'Aștept ofertele tale în mesajele site-ului.',
    'Dacă ai ceva potrivit, trimite-mi prin site câteva detalii.',
  ],
} as const

export const ro: DescriberTexts = {
  locale: 'ro-MD',
  units: {
    ari: { one: 'ar', few: 'ari', other: 'de ari' },
    luni: { one: 'lună', few: 'luni', other: 'de luni' },
    h: { one: 'oră', few: 'ore', other: 'de ore' },
    MDL: { one: 'leu', few: 'lei', other: 'de lei' },
  },
  openings: {
    sale: ['De vânzare: {title}.', '{title} – de vânzare.', 'Ofer spre vânzare: {title}.'],
    free: [
      'Dau gratis: {title}.',
      'Ofer gratuit: {title}.',
      '{title} – gratis, pentru cine are nevoie.',
    ],
    rentOut: ['Dau în chirie: {title}.', '{title} – de închiriat.', 'Ofer în chirie: {title}.'],
    swap: ['Propun la schimb: {title}.', '{title} – la schimb.', 'Ofer la schimb: {title}.'],
    buy: ['Vreau să cumpăr: {title}.', 'Caut să cumpăr: {title}.', 'Cumpăr: {title}.'],
    rent: [
      'Caut în chirie: {title}.',
      'Vreau să iau în chirie: {title}.',
      'Iau în chirie: {title}.',
    ],
    vacancy: ['Post vacant: {title}.', 'Loc de muncă: {title}.', 'Se oferă loc de muncă: {title}.'],
    jobWanted: ['Caut de lucru: {title}.', 'Caut un loc de muncă: {title}.'],
    service: [
      'Ofer servicii: {title}.',
      'Servicii la comandă: {title}.',
      '{title} – ofer servicii.',
    ],
    plain: ['{title}.'],
  },
  closings: {
    sale: closings.goods,
    free: [
      'Dacă îți prinde bine, scrie-mi prin site și stabilim când îl poți lua.'.replace(
        'îl poți lua',
        'ne întâlnim',
      ),
      'Cine are nevoie îmi poate scrie prin mesajele site-ului.',
      'Te interesează? Trimite-mi un mesaj prin site.',
    ],
    rentOut: [
      'Pentru detalii și condiții, scrie-mi prin mesajele site-ului.',
      'Dacă te interesează, trimite-mi un mesaj prin site și stabilim o întâlnire.',
      'Scrie-mi aici, pe site, pentru condiții și perioada dorită.',
    ],
    swap: closings.offers,
    buy: closings.offers,
    rent: closings.offers,
    vacancy: [
      'Dacă ți se potrivește, scrie prin site câteva cuvinte despre experiența ta.',
      'Pentru detalii și interviu, trimite un mesaj prin site.',
      'Te interesează? Scrie prin site și discutăm toate condițiile.',
    ],
    jobWanted: [
      'Dacă ai o propunere potrivită, scrie-mi prin site.',
      'Aștept propunerile de lucru în mesajele site-ului.',
    ],
    service: [
      'Scrie-mi prin site de ce ai nevoie și stabilim detaliile.',
      'Pentru preț, termene și alte detalii, trimite-mi un mesaj prin site.',
      'Ai o întrebare sau o comandă? Scrie-mi prin mesajele site-ului.',
    ],
    plain: [
      'Pentru detalii, scrie-mi prin mesajele site-ului.',
      'Scrie-mi aici, pe site, dacă vrei să afli mai multe.',
    ],
  },
  offerLabels: ['Tipul ofertei', 'Tip'],
  intents: {
    Vând: 'sale',
    Cumpăr: 'buy',
    'Dau în chirie': 'rentOut',
    'Iau în chirie': 'rent',
    Schimb: 'swap',
    'Ofer loc de muncă': 'vacancy',
    'Caut de lucru': 'jobWanted',
  },
  intentsOf: {
    'Caut de lucru (CV)': 'jobWanted',
    'Locuri de muncă': 'vacancy',
    Servicii: 'service',
    'Servicii veterinare și toaletare': 'service',
    'Închirieri auto': 'rentOut',
    'Apartamente în chirie': 'rentOut',
    'Case în chirie': 'rentOut',
    'Apartamente pe zi': 'rentOut',
    'Case pe zi': 'rentOut',
    'Dau gratis': 'free',
    Schimb: 'swap',
    Camere: 'plain',
    Pierdute: 'plain',
    Găsite: 'plain',
    'Animale pierdute și găsite': 'plain',
    'Parteneriat și investiții': 'plain',
    'Turism și evenimente': 'plain',
  },
  phrases,
  pairs: [
    { labels: ['Marcă', 'Model'], say: '{0} {1}' },
    { labels: ['Etaj', 'Număr de etaje'], say: 'etajul {0} din {1}' },
    { labels: ['Lățime', 'Profil', 'Diametru'], say: 'dimensiunea {#0}/{1} {2}' },
  ],
  frames: { has: 'Are {list}.', offered: 'Condiții: {list}.', requirements: 'Cerințe: {list}.' },
  seekingFrame: 'Ce caut: {list}.',
  titleWords:
    'vând vindem vinde vânzare vand vanzare dau ofer oferim închiriez închiriere inchiriez chirie schimb angajăm angajam angajez prestez executăm execut servicii gratis gratuit donez',
  seekingWords: 'cumpăr cumpar cumpărăm caut căutăm cautam',
  others: ['Alta', 'Altul', 'Altele'],
  and: 'și',
  negotiable: 'Prețul este negociabil.',
  negotiableTerms: 'Condițiile se pot discuta.',
  exchange: 'Accept și variante de schimb.',
  free: 'Se oferă gratuit.',
}
