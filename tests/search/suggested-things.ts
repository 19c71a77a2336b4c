import type { Lang } from '#contract/languages.ts'

/** A thing of the demo market that somebody types letter by letter. */
export interface Thing {
  readonly typed: string
  readonly lang: Lang
  /** Rows that answer it: text of a completion, or a title in any of its languages. */
  readonly title: RegExp
  /** Subcategories of its adverts, and of rows that lead to one. */
  readonly subcategories: readonly string[]
  /** Number of letters from which nothing else is meant; by default 60 % of them. */
  readonly from?: number
}

type Row = readonly [typed: string, title: RegExp, subcategories: string, from?: number]

const romanian: readonly Row[] = [
  ['frigider', /frigid|холодильник|fridge/i, 'frigidere-congelatoare echipament-horeca'],
  ['mașină de spălat', /ma[sș]in[aăei].* de sp[aă]l|стиральн|washing/i, 'masini-de-spalat', 12],
  ['aspirator', /aspirator|пылесос|vacuum/i, 'aspiratoare'],
  ['canapea', /canapea|диван|sofa|couch/i, 'canapele-coltare dau-gratis'],
  ['bicicletă', /biciclet|велосипед|bike/i, 'biciclete-adulti triciclete-trotinete schimb'],
  ['televizor', /televizor|телевизор|\btv\b/i, 'televizoare dau-gratis'],
  [
    'apartament',
    /apartament|квартир|apartment|camer[aăe]/i,
    'apartamente-vanzare apartamente-chirie',
  ],
  ['cărucior', /c[aă]rucior|коляск|pram|stroller/i, 'carucioare schimb'],
  ['garaj', /garaj|гараж|garage/i, 'garaje', 4],
  ['chitară', /chitar|гитар|guitar/i, 'instrumente-muzicale schimb'],
  ['dulap', /dulap|шкаф|wardrobe/i, 'dulapuri mobilier-bucatarie servere dau-gratis', 4],
  ['scaun gaming', /scaun|кресло|chair/i, 'mobilier-oficiu mese-scaune', 9],
  ['rochie de seară', /rochi[ei]|платье|dress/i, 'rochii-fuste inchiriere-costume', 10],
  ['covor', /covor|ковёр|ковер|carpet/i, 'covoare-perdele antichitati curatenie', 4],
  ['generator', /generator|генератор/i, 'generatoare-compresoare echipament-industrial'],
  ['tractor', /tractor|трактор|mtz|мтз/i, 'tractoare'],
  ['anvelope de iarnă', /anvelope|шин|tyre|cauciuc/i, 'anvelope', 6],
  ['imprimantă', /imprimant|принтер|printer|laserjet|epson/i, 'imprimante-scanere'],
  ['ceas', /ceas|часы|watch/i, 'ceasuri ceasuri-smart decor-tablouri', 4],
  ['trotinetă electrică', /trotinet|самокат|scooter/i, 'trotinete-electrice schimb', 12],
]

const russian: readonly Row[] = [
  ['холодильник', /frigid|холодильник|fridge/i, 'frigidere-congelatoare echipament-horeca'],
  [
    'стиральная машина',
    /ma[sș]in[aăei].* de sp[aă]l|стиральн|washing/i,
    'masini-de-spalat reparatii-electrocasnice',
  ],
  ['пылесос', /aspirator|пылесос|vacuum|thomas/i, 'aspiratoare'],
  ['диван', /canapea|диван|sofa/i, 'canapele-coltare dau-gratis', 4],
  ['велосипед', /biciclet|велосипед|bike/i, 'biciclete-adulti triciclete-trotinete schimb'],
  ['телевизор', /televizor|телевизор|\btv\b/i, 'televizoare dau-gratis'],
  ['квартира', /apartament|квартир|apartment/i, 'apartamente-vanzare apartamente-chirie'],
  ['коляска', /c[aă]rucior|коляск|pram|stroller/i, 'carucioare schimb'],
  ['гараж', /garaj|гараж|garage/i, 'garaje', 4],
  ['айфон', /iphone|айфон/i, 'smartphone-uri', 4],
  ['шкаф', /dulap|шкаф|wardrobe/i, 'dulapuri mobilier-bucatarie servere dau-gratis', 4],
  ['кресло', /scaun|кресл|chair|fotoli/i, 'mobilier-oficiu mese-scaune canapele-coltare'],
  ['платье', /rochi[ei]|rochi[tț]|плать|dress/i, 'rochii-fuste haine-fete inchiriere-costume'],
  ['ковёр', /covor|ковёр|ковер|carpet/i, 'covoare-perdele antichitati', 4],
  ['генератор', /generator|генератор/i, 'generatoare-compresoare echipament-industrial'],
  ['трактор', /tractor|трактор|mtz|мтз/i, 'tractoare'],
  ['зимние шины', /anvelope|cauciuc|шин|резин|tyre/i, 'anvelope', 9],
  ['кондиционер', /condi[tț]i|кондиционер|conditioner/i, 'aparate-aer-conditionat'],
  ['микроволновка', /microunde|микроволнов|microwave/i, 'cuptoare-microunde'],
  ['участок', /teren|участ|land|plot/i, 'terenuri-constructii terenuri-agricole'],
]

const english: readonly Row[] = [
  ['fridge', /frigid|холодильник|fridge/i, 'frigidere-congelatoare echipament-horeca'],
  ['washing machine', /ma[sș]in[aăei].* de sp[aă]l|стиральн|washing/i, 'masini-de-spalat'],
  ['vacuum cleaner', /aspirator|пылесос|vacuum|thomas/i, 'aspiratoare', 6],
  ['sofa', /canapea|col[tț]ar|диван|sofa/i, 'canapele-coltare dau-gratis', 4],
  ['bicycle', /biciclet|велосипед|bike|bicycle/i, 'biciclete-adulti triciclete-trotinete schimb'],
  ['iphone 13', /iphone( 1?3?|$)/i, 'smartphone-uri huse-folii piese-telefoane'],
  ['apartment', /apartament|квартир|apartment/i, 'apartamente-vanzare apartamente-chirie'],
  ['pram', /c[aă]rucior|коляск|pram|stroller|landou/i, 'carucioare schimb', 4],
  ['garage', /garaj|гараж|garage/i, 'garaje case-vanzare'],
  ['guitar', /chitar|гитар|guitar/i, 'instrumente-muzicale schimb meditatii-cursuri'],
  ['wardrobe', /dulap|шкаф|wardrobe/i, 'dulapuri dau-gratis'],
  ['office chair', /scaun|кресло|chair/i, 'mobilier-oficiu', 9],
  ['evening dress', /rochi[ei]|платье|dress/i, 'rochii-fuste inchiriere-costume', 10],
  ['playstation 5', /playstation|ps ?5/i, 'console jocuri-video schimb ochelari-vr'],
  ['macbook air', /macbook/i, 'laptopuri', 5],
  ['bmw x5', /bmw/i, 'autoturisme inchirieri-auto autoturisme-piese jante motociclete', 3],
  ['skoda octavia', /[sš]koda/i, 'autoturisme inchirieri-auto accesorii-auto piese-auto', 5],
  [
    'samsung galaxy',
    /samsung|galaxy/i,
    'smartphone-uri tablete ceasuri-smart casti bratari-fitness telefoane-clasice',
    9,
  ],
  ['treadmill', /treadmill|alergare|беговая/i, 'fitness'],
  ['mountain bike', /bicicl|bike|велосипед/i, 'biciclete-adulti triciclete-trotinete', 11],
]

function thingsOf(lang: Lang, rows: readonly Row[]): Thing[] {
  return rows.map(([typed, title, subcategories, from]) => ({
    ...{ typed, lang, title, subcategories: subcategories.split(' ') },
    ...(from !== undefined && { from }),
  }))
}

/** Written before what completes them, by somebody who had seen the adverts. */
export const things: readonly Thing[] = [
  ...thingsOf('ro', romanian),
  ...thingsOf('ru', russian),
  ...thingsOf('en', english),
]
