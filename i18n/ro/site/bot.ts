import { site } from '#contract/site/site.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the help bot. */
export const bot = {
  title: 'Asistent',
  welcome: `Bună! Sunt asistentul ${site.name}. Întreabă-mă orice despre site: cum publici un anunț, unde îți este anunțul, cum cauți. Dacă nu știu răspunsul, îți arăt cum scrii echipei noastre.`,
  question: 'Scrie întrebarea ta',
  send: 'Trimite',
  log: 'Discuția cu asistentul',
  waiting: 'Caut răspunsul…',
  sorry: 'Îmi pare rău…',
  from: { bot: 'Asistentul', me: 'Tu' },
}

export type Bot = Shape<typeof bot>
