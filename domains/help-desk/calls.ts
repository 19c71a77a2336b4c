import { helpDeskCalls } from '#contract/help-desk.ts'
import { checkContactCode, sendContactCode } from '../accounts/service.ts'
import { firstOf } from '../lib/first-file.ts'
import { implement } from '../implement.ts'
import { matchArticles } from './articles.ts'
import { openTicket } from './opening/service.ts'
import { newcomerHolder, storePhoto } from './photos/service.ts'
import {
  answerTicket,
  rateTicket,
  readTicket,
  solveOwnTicket,
  ticketsOf,
  uploadAnswerPhoto,
} from './thread/service.ts'

export const helpDeskHandlers = implement(helpDeskCalls, {
  matchArticles: async ({ deps, input }) => ({ items: await matchArticles(deps, input) }),
  sendContactCode: async ({ deps, visitor, input: { contact: typed, lang } }) => ({
    proof: await sendContactCode(deps, visitor, { typed, lang }),
  }),
  checkContactCode: async ({ deps, visitor, input: { proof, code } }) => {
    await checkContactCode(deps, visitor, proof, code)
    return {}
  },
  uploadTicketPhoto: async ({ deps, user, visitor, files, input: { proof, ticket } }) => {
    const read = () => firstOf(files)
    if (ticket !== undefined)
      return { image: await uploadAnswerPhoto(deps, { user, visitor }, ticket, read) }
    return { image: await storePhoto(deps, await newcomerHolder(deps, user, proof), read) }
  },
  openTicket: async ({ deps, user, visitor, input: { proof, ...typed } }) =>
    openTicket(deps, { user, visitor }, { ...typed, proof }),
  listTickets: async ({ deps, user, input: { startID: start, itemsNum: size } }) =>
    ticketsOf(deps, user, { start, size }),
  getTicket: async ({ deps, user, visitor, input: { ticket } }) => ({
    ticket: await readTicket(deps, { user, visitor }, ticket),
  }),
  answerTicket: async ({ deps, user, visitor, input: { ticket, text, photos } }) =>
    answerTicket(deps, { user, visitor }, ticket, { text, photos }),
  solveTicket: async ({ deps, user, visitor, input: { ticket } }) => {
    await solveOwnTicket(deps, { user, visitor }, ticket)
    return {}
  },
  rateTicket: async ({ deps, user, visitor, input: { ticket, score, text } }) => {
    await rateTicket(deps, { user, visitor }, ticket, { score, text })
    return {}
  },
})
