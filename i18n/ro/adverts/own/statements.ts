import { site } from '#contract/site/site.ts'
import type { Shape } from '../../../texts.ts'

/** What was decided on an own advert, why, and how to appeal. */
export const statements = {
  head: {
    title: `Decizii despre anunț | ${site.name}`,
    description: 'Ce am hotărât despre anunțul tău, de ce și cum poți contesta.',
  },
  title: 'Decizii despre anunț',
  back: 'Anunțurile mele',
  none: {
    title: 'Nicio decizie',
    text: 'Moderatorii nu au luat nicio decizie despre acest anunț.',
  },
  decisions: {
    approve: 'Aprobat',
    reject: 'Nu a fost publicat',
    suspend: 'Suspendat',
    unsuspend: 'Suspendarea s-a încheiat',
    reinstate: 'Se vede din nou, după contestație',
    merge: 'Unit cu alt anunț de-al tău',
    unmerge: 'Din nou separat',
  },
  until: (day: string) => `până la ${day}`,
  forGood: 'până la corectare',
  rule: 'De ce',
  field: 'Unde',
  how: 'Cum corectezi',
  byPerson:
    'Decizia a luat-o un om, după regulile site-ului. Niciun anunț nu este respins sau suspendat automat.',
  rules: 'Regulile site-ului',
  mend: 'Corectează anunțul',
  appeal: {
    title: 'Nu ești de acord?',
    text: (day: string) =>
      `Scrie-ne de ce. Contestația o citește alt om decât cel care a decis și îți răspunde în cel mult 7 zile. O poți trimite o singură dată, până la ${day}.`,
    label: 'De ce crezi că decizia este greșită',
    left: (count: number) => `Caractere rămase: ${count}.`,
    send: 'Trimite contestația',
    sent: 'Mulțumim! Am primit contestația.',
    yours: 'Contestația ta',
    states: {
      open: (day: string) => `O verificăm. Termenul răspunsului: ${day}.`,
      late: (day: string) =>
        `Întârziem cu răspunsul (termenul promis: ${day}) și ne cerem scuze. Contestația rămâne deschisă.`,
      upheld: 'Ai avut dreptate: decizia a fost greșită.',
      rejected: 'Decizia rămâne neschimbată.',
    },
    answer: 'Răspunsul',
    court: 'Dacă nu ești de acord nici cu acest răspuns, te poți adresa instanței de judecată.',
  },
  question: {
    title: 'Un moderator te întreabă',
    label: 'Răspunsul tău',
    send: 'Trimite răspunsul',
    sent: 'Mulțumim! Am primit răspunsul și continuăm verificarea.',
  },
}

export type Statements = Shape<typeof statements>
