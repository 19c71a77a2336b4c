import type { WordKind } from '#contract/rules/staff/search-words.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

const kinds: Readonly<Record<WordKind, string>> = {
  same: 'înseamnă același lucru',
  wider: 'găsesc și altceva',
  things: 'țin de o subcategorie',
}

/** Words by which searches are understood. */
export const searchWords = {
  head: { title: 'Cuvinte de căutare · Consola', description: 'Sinonime și denumiri uzuale.' },
  title: 'Cuvinte de căutare',
  about:
    'Sinonime, traduceri și denumiri uzuale, pe lângă dicționarul site-ului. Formele gramaticale și literele fără diacritice sunt recunoscute de la sine.',
  none: 'Încă nu a fost adăugat niciun cuvânt.',
  kinds,
  columns: { words: 'Cuvintele', kind: 'Ce înseamnă', changed: 'Modificat', acts: 'Acțiuni' },
  newTitle: 'Adaugă cuvinte',
  editTitle: 'Modifică cuvintele',
  form: {
    kind: 'Ce înseamnă',
    names: 'Cuvinte',
    namesHint: 'Despărțite prin virgulă, de exemplu: frigider, холодильник, fridge.',
    finds: 'Găsesc și',
    findsHint: 'Cine caută cuvintele de sus găsește și aceste cuvinte, dar nu și invers.',
    subcategory: 'Subcategoria',
    choose: 'alege',
    queries: 'Încearcă aceste căutări',
    queriesHint: 'Câte una pe rând, cel mult cinci. Vezi primele zece rezultate înainte și după.',
    try: 'Încearcă',
    save: 'Salvează',
    cancel: 'Renunță',
    untried: 'Încearcă mai întâi o căutare, ca să vezi ce se schimbă.',
    conflict:
      'Altcineva a modificat aceste cuvinte între timp. Ce ai scris a rămas; în tabel vezi ce este salvat acum. Dacă salvezi din nou, rămâne varianta ta.',
  },
  edit: (words: string) => `Modifică: ${words}`,
  remove: (words: string) => `Șterge: ${words}`,
  saved: 'Salvat. Căutarea înțelege deja aceste cuvinte.',
  removed: 'Șters. Căutarea nu mai folosește aceste cuvinte.',
  trial: {
    title: (query: string) => `„${query}”`,
    before: 'Acum',
    after: 'Cu aceste cuvinte',
    nothing: 'Niciun rezultat.',
    same: 'Primele rezultate rămân aceleași.',
    changed: (n: number) =>
      plural('ro', n, {
        one: '# rezultat nou între primele.',
        few: '# rezultate noi între primele.',
        other: '# de rezultate noi între primele.',
      }),
    isNew: 'nou',
  },
}

export type SearchWords = Shape<typeof searchWords>
