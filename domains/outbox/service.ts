export type { Item, OutboxKind, Outgoing } from './kind.ts'
export { newsHoursOfState } from './rules.ts'
export {
  eraseOutboxOf,
  insertFrom,
  queueMessages,
  withdrawMessages,
  type NewMessage,
} from './queue.ts'
