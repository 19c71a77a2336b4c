export { addViews, countPhoneMessage, type ViewCount } from './counts/service.ts'
export { ownClaims, ownWork, weekOf } from './overview/service.ts'
export { rollUpDays } from './rollup/service.ts'
export { exportNumbers, numbersOf } from './series/service.ts'
