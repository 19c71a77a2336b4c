export { eraseExpired } from './erasure.ts'
export { ownData } from './export.ts'
