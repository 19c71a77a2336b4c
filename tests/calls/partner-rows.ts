import { ownKey, refused, type Row } from './row.ts'

/** Of a personal account, which has no programs. */
export const partnerRows: Readonly<Record<string, Row>> = {
  'keys.listKeys': refused('company_only', () => ({})),
  'keys.addKey': refused('company_only', () => ({ name: 'Depozit', scopes: 'adverts:read' })),
  'keys.revokeKey': ownKey(),
}
