import { site } from '#contract/site/site.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the screens of bills and payment methods. */
export const billing = {
  nav: 'Facturi și plăți',
  recent: {
    tab: 'Facturi',
    head: {
      title: `Facturi | ${site.name}`,
      description: 'Conturile tale de plată și facturile noi.',
    },
    title: 'Conturi de plată și facturi',
    empty: 'Nu ai conturi de plată sau facturi noi.',
    emptyText: 'Aici apar conturile de plată neachitate și facturile din ultimele luni.',
  },
  history: {
    tab: 'Istoric',
    head: {
      title: `Istoricul facturilor | ${site.name}`,
      description: 'Toate conturile tale de plată și facturile, pe ani și stări.',
    },
    title: 'Istoricul facturilor',
    empty: 'Nu ai nicio factură.',
    emptyText: 'Când cumperi ceva, contul de plată și factura rămân aici.',
    none: 'Nu există documente potrivite.',
    year: 'Anul',
    state: 'Starea',
    all: 'Toate',
    show: 'Arată',
  },
  cards: {
    tab: 'Metode de plată',
    head: {
      title: `Metode de plată | ${site.name}`,
      description: 'Cardurile salvate, cu care plătești mai repede.',
    },
    title: 'Metode de plată',
    text: 'Păstrăm doar ce ne transmite banca: ultimele cifre, tipul, data de expirare și un cod secret pentru plăți. Numărul întreg al cardului rămâne la bancă.',
    empty: 'Nu ai carduri salvate.',
    emptyText: 'Poți salva un card când plătești.',
    expires: (month: string) => `expiră ${month}`,
    remove: 'Șterge',
    removeOf: (mask: string) => `Șterge cardul ${mask}`,
    removed: 'Cardul a fost șters.',
  },
  free: 'Pe acest site nu se plătește nimic acum: publicarea și promovarea sunt gratuite.',
  prices: 'Vezi prețurile',
  states: {
    open: 'De plătit',
    paid: 'Plătită',
    failed: 'Plata nu a reușit',
    refunded: 'Rambursată',
    'part-refunded': 'Rambursată parțial',
    expired: 'Expirat',
  },
  bill: {
    head: {
      title: `Plată și factură | ${site.name}`,
      description: 'Ce ai cumpărat, cât costă și cum plătești.',
    },
    title: {
      bill: (number: string) => `Cont de plată ${number}`,
      invoice: (number: string) => `Factura ${number}`,
    },
    issued: (date: string) => `Data emiterii: ${date}`,
    payUntil: (date: string) => `Se poate plăti până la ${date}`,
    paidOn: (date: string) => `Plătită: ${date}`,
    buyer: (name: string) => `Cumpărător: ${name}`,
    what: 'Serviciu',
    amount: 'Sumă',
    total: 'Total',
    vat: (rate: string, amount: string) => `inclusiv TVA ${rate}\u00a0%: ${amount}`,
    refunded: 'Rambursat',
    pdf: {
      bill: 'Descarcă contul de plată (PDF)',
      invoice: 'Descarcă factura (PDF)',
    },
    all: 'Toate conturile de plată și facturile',
    how: 'Cum plătești',
    card: 'Card bancar, Apple Pay sau Google Pay',
    'mia-qr': 'Cod QR MIA, din aplicația băncii',
    'mia-request': 'Cerere MIA pe telefonul tău confirmat',
    savedCard: (brand: string, mask: string) => `Cardul salvat ${brand} ${mask}`,
    keep: 'Salvează cardul pentru data viitoare',
    pay: (amount: string) => `Plătește ${amount}`,
    failed: 'Plata a fost refuzată sau întreruptă. Nu am încasat nimic. Alege altă metodă.',
    checked:
      'Banca ne-a transmis o plată cu o sumă neașteptată. O verificăm; până atunci nu plăti încă o dată.',
    expired: 'Termenul de plată a trecut. Dacă mai vrei serviciul, cumpără-l din nou.',
    done: 'Mulțumim! Am primit plata, iar serviciul cumpărat este activ.',
    refundedText: 'Banii se rambursează prin metoda prin care ai plătit.',
    myAdverts: 'La anunțurile mele',
    pending: 'Plata a început',
    pendingText: {
      card: 'Termină plata pe pagina băncii. Dacă ai plătit deja, așteptăm confirmarea băncii.',
      'mia-qr':
        'Scanează codul cu aplicația băncii sau, dacă aplicația este pe acest telefon, apasă „Continuă plata”. După plată, pagina se schimbă singură.',
      'mia-request': 'Confirmă cererea de plată în aplicația băncii tale.',
    },
    goOn: 'Continuă plata',
    qr: 'Codul QR al plății',
    check: 'Verifică plata',
    otherWay: 'Sau plătește altfel',
  },
}

export type Billing = Shape<typeof billing>
