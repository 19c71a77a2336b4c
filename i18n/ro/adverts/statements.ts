import { site } from '#contract/site/site.ts'
import type { Shape } from '../../texts.ts'

/** What was decided on an own advert, why, and how to appeal. */
export const statements = {
  head: {
    title: `Decizii despre anunț | ${site.name}`,
    description: 'Ce s-a decis despre anunțul tău, de ce și cum poți contesta.',
  },
  title: 'Decizii despre anunț',
  back: 'Anunțurile mele',
  none: { title: 'Nicio decizie', text: 'Moderatorii nu au decis nimic despre acest anunț.' },
  decisions: {
    approve: 'Aprobat',
    reject: 'Nu a fost publicat',
    suspend: 'Suspendat',
    unsuspend: 'Suspendarea s-a încheiat',
    reinstate: 'Repus la loc după contestație',
  },
  until: (day: string) => `până ${day}`,
  forGood: 'fără termen',
  rule: 'Regula încălcată',
  field: 'Unde',
  how: 'Cum corectezi',
  byPerson:
    'A decis un moderator, după regulile site-ului; nicio decizie de respingere sau suspendare nu se ia automat.',
  rules: 'Regulile site-ului',
  mend: 'Corectează anunțul',
  appeal: {
    title: 'Nu ești de acord?',
    text: (day: string) =>
      `Scrie de ce. Contestația o verifică altcineva, nu cel care a decis, și îți răspunde în cel mult 7 zile. O poți trimite o singură dată, până ${day}.`,
    label: 'De ce crezi că decizia este greșită',
    left: (count: number) => `Au rămas ${count} de semne.`,
    send: 'Trimite contestația',
    sent: 'Am primit contestația.',
    yours: 'Contestația ta',
    states: {
      open: (day: string) => `Așteaptă un răspuns, promis până ${day}.`,
      late: (day: string) =>
        `Răspunsul era promis până ${day}. Întârziem și ne cerem scuze; contestația rămâne deschisă.`,
      upheld: 'Ai avut dreptate. Anunțul se vede din nou.',
      rejected: 'Decizia rămâne în vigoare.',
    },
    answer: 'Răspunsul',
    court: 'Dacă nu te mulțumește răspunsul, te poți adresa instanței.',
  },
  question: {
    title: 'Un moderator te întreabă',
    label: 'Răspunsul tău',
    send: 'Trimite răspunsul',
    sent: 'Am primit răspunsul, verificarea continuă.',
  },
}

export type Statements = Shape<typeof statements>
