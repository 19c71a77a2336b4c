import type { Shape } from '../../texts.ts'

/** Screen of the team and its roles. */
export const members = {
  head: { title: 'Echipa · Consola', description: 'Cine are ce rol.' },
  title: 'Echipa',
  person: 'Nume de utilizator sau telefon',
  personMissing: 'Scrie numele de utilizator sau telefonul.',
  role: 'Rolul',
  grant: 'Atribuie rolul',
  granted: 'Rolul a fost atribuit.',
  revoke: (role: string, username: string) => `Retrage rolul „${role}” de la @${username}`,
  revokeText: 'Ce dă rolul nu va mai fi accesibil imediat.',
  revokeYes: 'Retrage rolul',
  revoked: 'Rolul a fost retras.',
  withoutFactor: 'fără verificare în doi pași',
  since: (date: string) => `din ${date}`,
  giveTitle: 'Atribuie un rol',
}

export type Members = Shape<typeof members>
