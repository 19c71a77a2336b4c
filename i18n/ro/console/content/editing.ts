import type { Shape } from '../../../texts.ts'

/** What all editors of the console say. */
export const editing = {
  languages: { ro: 'română', ru: 'rusă', en: 'engleză' },
  language: 'Limba',
  save: 'Salvează',
  saved: 'Salvat. Se vede deja pe site.',
  preview: 'Cum se va vedea',
  meanwhile: {
    title: 'Altcineva a salvat între timp',
    text: 'Ce ai scris tu a rămas în formular. Compară cu ce este acum pe site, apoi salvează versiunea ta sau folosește-o pe cea salvată.',
    changes: 'Diferențe: tăiat este ce se vede acum pe site, evidențiat este ce ai scris tu.',
    over: 'Salvează versiunea mea',
    take: 'Folosește versiunea salvată',
  },
  leave: {
    title: 'Pleci fără să salvezi?',
    text: 'Modificările nesalvate se pierd.',
    go: 'Pleacă',
    stay: 'Rămâi',
  },
}

export type Editing = Shape<typeof editing>
