import type { AdvertToolsTexts } from '../../ro/adverts/advert-tools.ts'

export const advertTools: AdvertToolsTexts = {
  zoom: 'Zoom in or out',
  share: {
    title: 'Share this advert',
    copy: 'Copy the link',
    other: 'Another app',
  },
}
