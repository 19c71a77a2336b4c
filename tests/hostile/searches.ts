const choices = {
  prefix: ['', '/ru', '/en'],
  page: ['', '/2', '/3'],
  q: [
    ...['masina', 'bmw', 'mercedes diesel', 'telefon', 'iphone', 'samsung 128 gb', 'apartament'],
    ...['chirie 2 camere', 'casa', 'teren', 'canapea', 'masa din lemn', 'frigider', 'laptop'],
    ...['bicicleta', 'trotineta', 'carucior', 'rochie', 'pantofi', 'tractor', 'anvelope iarna'],
    ...[
      'reparatii',
      'sofer',
      'pisica',
      'caine',
      'квартира',
      'машина',
      'телефон',
      'диван',
      'работа',
    ],
    ...['велосипед', 'холодильник', 'платье', 'dacia logan', 'volkswagen', 'televizor', 'scaune'],
  ],
  l: ['', 'chisinau', 'balti', 'cahul', 'orhei'],
  sort: ['', 'cheapest', 'newest'],
  seller: ['', 'private'],
  priceMax: ['', '500', '5000', '50000', '500000'],
}

/**
 * The address of a list of results that nobody else asked for: the nth of 50,000 of words, places, filters and
 * pages. Neighbours differ in each of these.
 */
export function searchAddress(nth: number): string {
  // A step that has no divisor in common with their number visits each once.
  let rest = (nth * 32_771) % countOf(choices)
  const next = (values: readonly string[]): string => {
    const value = values[rest % values.length] ?? ''
    rest = Math.floor(rest / values.length)
    return value
  }
  const { prefix, page, ...filters } = choices
  const path = `${next(prefix)}/search${next(page)}`
  const query = new URLSearchParams()
  for (const [name, values] of Object.entries(filters)) {
    const value = next(values)
    if (value) query.set(name, value)
  }
  return `${path}?${query}`
}

function countOf(lists: Readonly<Record<string, readonly string[]>>): number {
  return Object.values(lists).reduce((count, { length }) => count * length, 1)
}
