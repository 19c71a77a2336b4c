import { site } from '#contract/site/site.ts'

/** Logins of the demo market, printed at start. They exist only in demo databases. */
export const demoLogins = {
  password: 'gasit2026',
  seller: { phone: '69000001', username: 'ana.demo', fullName: 'Ana Munteanu' },
  company: { phone: '69000002', username: 'casamobila.demo', fullName: 'Casa Mobilă' },
  moderator: { phone: '69000003', username: 'moderator.demo', fullName: `Echipa ${site.name}` },
} as const

export type DemoLogins = typeof demoLogins
