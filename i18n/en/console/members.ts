import type { Members } from '../../ro/console/members.ts'

export const members: Members = {
  head: { title: 'Team · Console', description: 'Who has which role.' },
  title: 'Team',
  person: 'Username or phone number',
  personMissing: 'Enter the username or phone number.',
  role: 'Role',
  grant: 'Give the role',
  granted: 'The role was given.',
  revoke: (role, username) => `Take the role “${role}” away from @${username}`,
  revokeText: 'What the role gives is out of reach at once.',
  revokeYes: 'Take the role away',
  revoked: 'The role was taken away.',
  withoutFactor: 'no two-step verification',
  since: (date) => `since ${date}`,
  giveTitle: 'Give a role',
}
