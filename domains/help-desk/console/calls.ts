import { ticketCalls } from '#contract/staff/tickets.ts'
import { implement } from '../../implement.ts'
import {
  answerAsStaff,
  closeTicket,
  decideHeldMail,
  solveTicket,
  takeOver,
} from '../staff/service.ts'
import { ticketOnDesk, ticketsOnDesk, workOnTicket } from './service.ts'

export const staffTicketHandlers = implement(ticketCalls, {
  listTickets: async ({ deps, staff }) => ({ tickets: await ticketsOnDesk(deps, staff) }),
  getTicket: async ({ deps, staff, input }) => ({
    ticket: await ticketOnDesk(deps, staff, input.number),
  }),
  takeTicket: async ({ deps, staff, input: { number } }) => {
    const work = { number, act: 'ticket.take' } as const
    await workOnTicket(deps, staff, work, (alongside) => takeOver(deps, number, alongside))
    return {}
  },
  answerTicket: async ({ deps, staff, input: { number, text } }) => {
    const work = { number, act: 'ticket.answer', isLast: true } as const
    await workOnTicket(deps, staff, work, (alongside) =>
      answerAsStaff(deps, number, text, alongside),
    )
    return {}
  },
  solveTicket: async ({ deps, staff, input: { number } }) => {
    const work = { number, act: 'ticket.solve', isLast: true } as const
    await workOnTicket(deps, staff, work, (alongside) => solveTicket(deps, number, alongside))
    return {}
  },
  closeTicket: async ({ deps, staff, input: { number } }) => {
    const work = { number, act: 'ticket.close', isLast: true } as const
    await workOnTicket(deps, staff, work, (alongside) => closeTicket(deps, number, alongside))
    return {}
  },
  decideHeldMail: async ({ deps, staff, input: { number, messageId, decision } }) => {
    const work = { number, act: 'ticket.mail', after: { decision } } as const
    await workOnTicket(deps, staff, work, (alongside) =>
      decideHeldMail(deps, messageId, decision, alongside),
    )
    return {}
  },
})
