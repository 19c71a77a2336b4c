export { decideOnPerson, notePerson, restorePerson, revealContacts } from './acts/service.ts'
export { mergeAccounts } from './merging/service.ts'
export { personPage } from './page/service.ts'
export { findPeople, type FoundRow } from './search/service.ts'
