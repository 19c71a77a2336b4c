/** Logins of the demo market, printed at start. They exist only in demo databases. */
export const demoLogins = {
  password: 'gasit2026',
  seller: { phone: '69000001', username: 'ana.demo' },
  company: { phone: '69000002', username: 'casamobila.demo' },
  moderator: { phone: '69000003', username: 'moderator.demo' },
} as const

export type DemoLogins = typeof demoLogins
