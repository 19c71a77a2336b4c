import type { Shape } from '../../texts.ts'

/** Loaded when the viewer of photos or the sheet for sharing is opened. */
export const advertTools = {
  zoom: 'Mărește sau micșorează',
  share: {
    title: 'Distribuie anunțul',
    copy: 'Copiază linkul',
    other: 'Altă aplicație',
  },
}

export type AdvertToolsTexts = Shape<typeof advertTools>
