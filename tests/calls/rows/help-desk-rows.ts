import { freshName } from '#tests/support/fresh.ts'
import { open, refused, type Row } from './row.ts'

/** By its link a ticket is open to everybody, by its number to its owner alone. */
function ticketRow(fields: object = {}): Row {
  return {
    fields: ({ ticket }) => ({ ticket: ticket.link, ...fields }),
    others: {
      fields: ({ ticket }) => ({ ticket: ticket.number, ...fields }),
      refusal: 'ticket_not_found',
    },
  }
}

export const helpDeskRows: Readonly<Record<string, Row>> = {
  'helpDesk.matchArticles': open({ topic: 'code' }),
  'helpDesk.sendContactCode': { fields: () => ({ contact: `${freshName()}@example.md` }) },
  'helpDesk.checkContactCode': refused('code_spent', () => ({ proof: 'invented', code: '12345' })),
  'helpDesk.uploadTicketPhoto': ticketRow(),
  // As a user or with a proved contact; of an advert that there is not, so that both are refused alike.
  'helpDesk.openTicket': refused('advert_not_found', () => ({
    ...{ topic: 'other', text: 'Am o întrebare.', advert: '2147483647', proof: 'invented' },
  })),
  'helpDesk.listTickets': open(),
  'helpDesk.getTicket': ticketRow(),
  'helpDesk.answerTicket': ticketRow({ text: 'Mai am o întrebare.' }),
  'helpDesk.solveTicket': {
    ...ticketRow(),
    // It is solved already.
    refusal: 'ticket_move_refused',
  },
  // Its score looks like an id; whose ticket it is, tickets.test.ts asks.
  'helpDesk.rateTicket': {
    fields: ({ ticket }) => ({ ticket: ticket.link, score: '5' }),
    isOnce: true,
  },
}
