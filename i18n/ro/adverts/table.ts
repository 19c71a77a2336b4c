import type { Shape } from '../../texts.ts'

/** Loaded with lists shown as rows. */
export const table = {
  photo: 'Fotografie',
  title: 'Titlu',
  price: 'Preț',
  details: 'Arată mai mult',
  date: 'Data',
  actions: 'Acțiuni',
}

export type TableTexts = Shape<typeof table>
