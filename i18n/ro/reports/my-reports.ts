import { site } from '#contract/site/site.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the screen of own reports. */
export const myReports = {
  head: {
    title: `Reclamații | ${site.name}`,
    description: 'Reclamațiile tale și ce am hotărât despre ele.',
  },
  title: 'Reclamațiile mele',
  /** What was reported; `gone` where others cannot see it any more. */
  subjects: {
    advert: (title: string) => `Anunțul „${title}”`,
    profile: (name: string) => `Profilul @${name}`,
    message: (title: string) => `Mesaj la anunțul „${title}”`,
    review: (name: string) => `Recenzie despre @${name}`,
  },
  /** A flagged review of the sender; `name` of its author, empty where the account is closed. */
  aboutSender: (name: string) =>
    name ? `Recenzia lui @${name} despre tine` : 'O recenzie despre tine',
  gone: {
    advert: 'Un anunț care nu se mai vede',
    profile: 'Un profil care nu se mai vede',
    message: 'Un mesaj',
    review: 'O recenzie care nu se mai vede',
  },
  reason: 'Motivul:',
  sent: (date: string) => `Trimisă: ${date}`,
  states: {
    open: 'În verificare',
    upheld: 'Am luat măsuri',
    rejected: 'Am verificat: totul este în regulă',
  },
  decided: (date: string) => `Decizie: ${date}`,
  empty: {
    title: 'Nu ai trimis nicio reclamație.',
    text: 'Când ceva nu este în regulă, apasă „Raportează” la anunț, profil, mesaj sau recenzie. Aici vezi ce am hotărât.',
  },
}

export type MyReports = Shape<typeof myReports>
