/** Supply by subcategory slug, relative to a quiet one. */
const supply: Readonly<Record<string, number>> = {
  autoturisme: 26,
  'apartamente-vanzare': 18,
  'apartamente-chirie': 14,
  'smartphone-uri': 16,
  laptopuri: 8,
  'piese-auto': 8,
  'case-vanzare': 8,
  'terenuri-constructii': 5,
  'canapele-coltare': 5,
  televizoare: 4,
  'reparatii-apartamente': 5,
  'rochii-fuste': 4,
  biciclete: 4,
  'biciclete-adulti': 4,
  caini: 4,
  carucioare: 4,
  anvelope: 5,
  'masini-de-spalat': 4,
  'fructe-legume': 4,
  soferi: 3,
  'comert-vanzatori': 3,
  furgonete: 3,
}

/** Views per advert by category slug, relative to an average one. */
const interest: Readonly<Record<string, number>> = {
  transport: 1.9,
  imobiliare: 1.6,
  telefoane: 1.7,
  calculatoare: 1.3,
  electronice: 1.2,
  animale: 1.3,
  munca: 1.2,
  diverse: 1.1,
  servicii: 0.6,
  afaceri: 0.6,
  constructii: 0.7,
  agricultura: 0.8,
  'turism-evenimente': 0.5,
}

export function supplyOf(subcategory: string): number {
  return supply[subcategory] ?? 1
}

export function interestIn(category: string): number {
  return interest[category] ?? 1
}
