import type { Shape } from '../../../texts.ts'

/** What all editors of the console say. */
export const editing = {
  languages: { ro: 'română', ru: 'rusă', en: 'engleză' },
  language: 'Limba',
  save: 'Salvează',
  saved: 'Am salvat. Pe site se vede deja.',
  preview: 'Cum se va vedea',
  meanwhile: {
    title: 'Altcineva a salvat între timp',
    text: 'Ce ai scris tu a rămas în formular. Compară cu ce este acum pe site, apoi salvează peste sau ia versiunea salvată.',
    changes: 'Diferențele: tăiat este ce e acum pe site, evidențiat este ce ai scris tu.',
    over: 'Salvează versiunea mea',
    take: 'Ia versiunea salvată',
  },
  leave: {
    title: 'Pleci fără să salvezi?',
    text: 'Modificările nesalvate se pierd.',
    go: 'Pleacă',
    stay: 'Rămâi',
  },
}

export type Editing = Shape<typeof editing>
