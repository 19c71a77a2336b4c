import type { Members } from '../../ro/console/members.ts'

export const members: Members = {
  head: { title: 'Команда · Консоль', description: 'У кого какая роль.' },
  title: 'Команда',
  person: 'Имя пользователя или телефон',
  personMissing: 'Впишите имя пользователя или телефон.',
  role: 'Роль',
  grant: 'Выдать роль',
  granted: 'Роль выдана.',
  revoke: (role, username) => `Снять роль «${role}» с @${username}`,
  revokeText: 'Всё, что даёт роль, сразу станет недоступно.',
  revokeYes: 'Снять роль',
  revoked: 'Роль снята.',
  withoutFactor: 'без двухэтапной проверки',
  since: (date) => `с ${date}`,
  giveTitle: 'Выдать роль',
}
