import type { Deps } from '#domains/deps.ts'
import {
  answerAsStaff,
  closeTicket,
  decideHeldMail,
  solveTicket,
  takeTicket,
  ticketForStaff,
  waitingTickets,
} from '#domains/help-desk/service.ts'
import { UsageError, withDeps } from '../processes/with-deps.ts'

const usage =
  'Usage: npm run tickets [show|take|solve|close NUMBER | answer NUMBER TEXT | accept|drop MESSAGE]'

const moves = { take: takeTicket, solve: solveTicket, close: closeTicket } as const

type Work = (deps: Deps) => Promise<string>

/**
 * Staff command of the help desk. Without arguments: lists the tickets that wait for staff, longest first.
 * `show GS-20261123-0042` prints one with its messages, `answer GS-20261123-0042 "Bună ziua…"` sends an answer,
 * `accept 17` and `drop 17` decide on a mail that the contact of the ticket has not sent.
 */
await withDeps(workOf, async (deps, work) => console.log(await work(deps)))

async function listed(deps: Deps): Promise<string> {
  const tickets = await waitingTickets(deps)
  if (tickets.length === 0) return 'Nothing waits.'
  return tickets
    .map(({ number, state, topic, person, changedAt, held }) =>
      [
        ...[number, state, topic, changedAt.toISOString(), person],
        ...(held > 0 ? [`held mails: ${held}`] : []),
      ].join('  '),
    )
    .join('\n')
}

async function shown(deps: Deps, number: string): Promise<string> {
  const { ticket, messages } = await ticketForStaff(deps, number)
  const { state, topic, advertId, score } = ticket
  const head = [
    ...[number, state, topic],
    ...(advertId === null ? [] : [new URL(`/advert/${advertId}`, deps.publicUrl).href]),
    ...(score === null ? [] : [`rated ${score} of 5`]),
  ].join('  ')
  const lines = messages.map(({ id, author, text, photos, leftOut, heldFrom, sentAt }) => {
    const about = [
      ...[String(id), author, sentAt.toISOString()],
      ...(heldFrom ? [`held, from ${heldFrom}`] : []),
      ...(photos.length > 0 ? [`pictures: ${photos.length}`] : []),
      ...(leftOut > 0 ? [`files left out: ${leftOut}`] : []),
    ].join('  ')
    return `${about}\n${text.replaceAll(/^/gm, '    ')}`
  })
  return [head, ...lines].join('\n')
}

function workOf([word, given = '', ...rest]: readonly string[]): Work {
  if (word === undefined) return listed
  const isNumber = /^GS-\d{8}-\d{4,9}$/.test(given)
  if (word === 'answer' && isNumber && rest.length > 0) {
    return async (deps) => {
      await answerAsStaff(deps, given, rest.join(' '))
      return `${given}: the answer is sent.`
    }
  }
  if (rest.length > 0) throw new UsageError(usage)
  if (word === 'show' && isNumber) return (deps) => shown(deps, given)
  if ((word === 'take' || word === 'solve' || word === 'close') && isNumber) {
    return async (deps) => {
      await moves[word](deps, given)
      return `${given}: ${word} is done.`
    }
  }
  if ((word === 'accept' || word === 'drop') && /^[1-9]\d{0,8}$/.test(given)) {
    return async (deps) => {
      await decideHeldMail(deps, Number(given), word)
      return `Mail ${given}: ${word} is done.`
    }
  }
  throw new UsageError(usage)
}
