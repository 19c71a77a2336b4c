import type { Members } from '../../ro/console/members.ts'

export const members: Members = {
  head: { title: 'Команда · Консоль', description: 'У кого какая роль.' },
  title: 'Команда',
  person: 'Имя пользователя или телефон',
  role: 'Роль',
  grant: 'Выдать роль',
  granted: 'Роль выдана.',
  revoke: (role, username) => `Снять роль «${role}» с @${username}`,
  revoked: 'Роль снята.',
  withoutFactor: 'без двухэтапной проверки',
  since: (date) => `с ${date}`,
  giveTitle: 'Выдать роль',
}
