export { eraseTicketsOf, ticketsDataOf } from './cleanup/service.ts'
export { receiveMail, type InboundMail } from './inbound/service.ts'
export { ticketPhotoFile, ticketPhotoSizes } from './photos/service.ts'
export {
  answerAsStaff,
  closeTicket,
  decideHeldMail,
  solveTicket,
  takeTicket,
  ticketForStaff,
  waitingTickets,
} from './staff/service.ts'
export { readTicketPhoto, ticketsOf } from './thread/service.ts'
export { findTicketQueue as ticketQueue } from './staff/store.ts'
export { ticketPhotoForStaff } from './console/service.ts'
