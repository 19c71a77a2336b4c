export type { Item, OutboxKind, Outgoing } from './kind.ts'
export { newsHoursOfState } from './rules.ts'
export { eraseOutboxOf, insertFrom, queueMessages, withdrawMessages } from './queue.ts'
export {
  countOpen,
  giveUp,
  listOpen,
  sendAgain,
  type Chosen,
  type OpenCount,
  type OpenFilter,
  type OpenMessage,
} from './desk.ts'
