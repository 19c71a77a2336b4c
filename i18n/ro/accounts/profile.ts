import { site } from '#contract/site/site.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the public profile and the list of followed sellers. */
export const profile = {
  follow: {
    start: 'Urmărește',
    stop: 'Nu mai urmări',
    stopOf: (name: string) => `Nu mai urmări: ${name}`,
    started: 'Îți spunem la notificări când apar anunțuri noi.',
    stopped: 'Nu mai primești notificări despre acest vânzător.',
  },
  following: {
    head: {
      title: `Vânzători urmăriți | ${site.name}`,
      description: 'Vânzătorii ale căror anunțuri noi îți apar la notificări.',
    },
    title: 'Vânzători urmăriți',
    text: 'Anunțurile lor noi îți apar la notificări.',
    empty: 'Nu urmărești încă pe nimeni.',
    emptyText: 'Apasă „Urmărește” pe pagina unui vânzător și îți spunem când publică ceva nou.',
    browse: 'Caută anunțuri',
  },
}

export type ProfileTexts = Shape<typeof profile>
