/** A trade with invented brands: `whole` names are complete, `heads` are joined with one of the tails. */
export interface Trade {
  readonly whole: readonly string[]
  readonly heads: readonly string[]
  /** Slugs of the categories of its adverts. */
  readonly sells: readonly string[]
  readonly about: { readonly ro: string; readonly ru: string; readonly en: string }
}

export const brandTails = [
  ...[
    'Trei Nuci',
    'Doi Frați',
    'Bujorel',
    'La Cotitură',
    'Răsărit',
    'Sud-Est',
    'Vâlcele',
    'Stejăriș',
  ],
  ...['Brândușa', 'Ghiocel', 'Părul Mare', 'Șapte Coline', 'Salcâmul', 'Trifoi', 'Valea Rece'],
  ...[
    'Doi Cocori',
    'Podul Vechi',
    'Cireșica',
    'Țărmul',
    'Cumpăna',
    'Fântânița',
    'Măceș',
    'Colț Verde',
  ],
] as const

export const trades: readonly Trade[] = [
  {
    whole: ['Casa Mobilă', 'Lemn și Suflet', 'Scândura Veselă'],
    heads: ['Mobilă', 'Atelierul de Lemn', 'Tâmplăria', 'Dulapul', 'Canapele'],
    sells: ['casa-gradina'],
    about: {
      ro: 'Facem și vindem mobilă pentru casă și oficiu. Măsurăm, livrăm și montăm.',
      ru: 'Делаем и продаём мебель для дома и офиса. Замер, доставка, сборка.',
      en: 'We make and sell furniture for homes and offices. We measure, deliver and assemble.',
    },
  },
  {
    whole: ['Piuliță și Fiii', 'Garajul lui Moș Tudor', 'Drum Întins'],
    heads: ['Piese Auto', 'Auto Parc', 'Garajul', 'Anvelope', 'Moto'],
    sells: ['transport'],
    about: {
      ro: 'Automobile, piese și anvelope. Verificăm fiecare lucru înainte de a-l pune în vânzare.',
      ru: 'Автомобили, запчасти и шины. Проверяем каждую вещь перед продажей.',
      en: 'Cars, parts and tyres. We check everything before we offer it.',
    },
  },
  {
    whole: ['Cheia de la Poartă', 'Pragul Casei'],
    heads: ['Imobiliare', 'Agenția', 'Locuințe', 'Chirii', 'Terenuri'],
    sells: ['imobiliare'],
    about: {
      ro: 'Apartamente, case și terenuri în toată Moldova. Te însoțim de la vizionare până la notar.',
      ru: 'Квартиры, дома и участки по всей Молдове. Сопровождаем от просмотра до нотариуса.',
      en: 'Flats, houses and land all over Moldova. We go with you from the viewing to the notary.',
    },
  },
  {
    whole: ['Zid cu Zid', 'Țiglă și Grindă', 'Cald în Casă'],
    heads: ['Construct', 'Acoperișuri', 'Zidăria', 'Reparații', 'Cărămida', 'Instal'],
    sells: ['constructii'],
    about: {
      ro: 'Construim, reparăm și vindem materiale de construcție. Deviz clar înainte de lucru.',
      ru: 'Строим, ремонтируем и продаём стройматериалы. Понятная смета до начала работ.',
      en: 'We build, renovate and sell building materials. A clear estimate before any work.',
    },
  },
  {
    whole: ['Ecran Curat', 'Bit cu Bit'],
    heads: ['Telefoane', 'Pixel', 'Punctul GSM', 'Calculatoare', 'Laptop'],
    sells: ['telefoane', 'calculatoare', 'electronice'],
    about: {
      ro: 'Telefoane și calculatoare noi și folosite, reparate în atelierul nostru.',
      ru: 'Телефоны и компьютеры, новые и б/у, ремонт в нашей мастерской.',
      en: 'New and used phones and computers, repaired in our own workshop.',
    },
  },
  {
    whole: ['Curent Continuu', 'Aragazul Bunicii'],
    heads: ['Electrocasnice', 'Tehnica', 'Frig și Aer', 'Electro'],
    sells: ['electrocasnice', 'electronice'],
    about: {
      ro: 'Tehnică pentru casă: frigidere, mașini de spălat, plite. Livrăm și conectăm.',
      ru: 'Техника для дома: холодильники, стиральные машины, плиты. Доставим и подключим.',
      en: 'Fridges, washing machines and cookers. We deliver and connect them.',
    },
  },
  {
    whole: ['Bob de Grâu', 'Stupina din Deal', 'Brazda Adâncă'],
    heads: ['Agro', 'Livada', 'Ferma', 'Stupina', 'Sera', 'Pepiniera'],
    sells: ['agricultura'],
    about: {
      ro: 'Gospodărie de familie: produse proprii, puieți, animale și tehnică agricolă.',
      ru: 'Семейное хозяйство: своя продукция, саженцы, животные и сельхозтехника.',
      en: 'A family farm: our own produce, saplings, animals and farm machines.',
    },
  },
  {
    whole: ['Rochia Mătușii', 'Hăinuțe Ghidușe', 'Căruciorul Albastru'],
    heads: ['Haine', 'Rochii', 'Încălțăminte', 'Puișor', 'Boutique'],
    sells: ['moda', 'copii'],
    about: {
      ro: 'Haine și încălțăminte pentru toată familia. Poți proba înainte de a cumpăra.',
      ru: 'Одежда и обувь для всей семьи. Можно примерить перед покупкой.',
      en: 'Clothes and shoes for the whole family. You can try everything on.',
    },
  },
  {
    whole: ['Colet Grăbit', 'Mătura Isteață', 'Cifra Exactă'],
    heads: ['Curat', 'Transport', 'Mutări', 'Servicii', 'Meșteri'],
    sells: ['servicii'],
    about: {
      ro: 'Servicii pentru casă și firmă: curățenie, transport, lucrări mici. Venim la ora promisă.',
      ru: 'Услуги для дома и фирм: уборка, перевозки, мелкие работы. Приезжаем вовремя.',
      en: 'Services for homes and companies: cleaning, transport, small jobs. We come on time.',
    },
  },
  {
    whole: ['Foarfeca Isteață', 'Fir de Păr'],
    heads: ['Salonul', 'Cosmetica', 'Frizeria', 'Parfumuri'],
    sells: ['frumusete-sanatate', 'servicii'],
    about: {
      ro: 'Salon și produse de îngrijire. Lucrăm cu programare și cu materiale bune.',
      ru: 'Салон и средства для ухода. Работаем по записи, на хороших материалах.',
      en: 'A salon and care products. By appointment, with good materials.',
    },
  },
  {
    whole: ['Florăria de pe Colț', 'Pâinea Bunei'],
    heads: ['Brutăria', 'Florăria', 'Nunta', 'Bucătăria', 'Pensiunea'],
    sells: ['turism-evenimente', 'diverse'],
    about: {
      ro: 'Tot pentru sărbătoarea ta: flori, torturi, săli și decor.',
      ru: 'Всё для вашего праздника: цветы, торты, залы и оформление.',
      en: 'Everything for your celebration: flowers, cakes, halls and decoration.',
    },
  },
  {
    whole: ['Labă și Coadă', 'Baltă și Undiță', 'Saltul Mare'],
    heads: ['Sport', 'Biciclete', 'Pescarul', 'Zoo', 'Hobby'],
    sells: ['sport-hobby', 'animale'],
    about: {
      ro: 'Echipament pentru sport, pescuit și animale de companie. Dăm sfaturi din experiență.',
      ru: 'Всё для спорта, рыбалки и домашних животных. Советуем по опыту.',
      en: 'Gear for sport, fishing and pets. Advice from our own experience.',
    },
  },
]
