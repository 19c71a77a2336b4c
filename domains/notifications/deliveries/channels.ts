import { addressIn, urlIn } from '#contract/languages.ts'
import type { Deps } from '../../deps.ts'
import type { Item, OutboxKind, Outgoing } from '../../outbox/service.ts'
import { deleteGone, updateFailures } from '../push/store.ts'
import { deletePairing } from '../telegram/store.ts'
import { channelTexts } from '../texts.ts'
import { contentsOf, unreadContent, type Content } from './contents.ts'
import { findRecipient, findTarget, type Recipient } from './store.ts'

/** Messages in a row that a browser may not take; retries of one are not counted, since services may be away. */
const failuresOfBrowser = 5

type Read = (deps: Deps, item: Item, recipient: Recipient) => Promise<Content | null>
type Word = (
  deps: Deps,
  item: Item,
  told: { readonly recipient: Recipient; readonly content: Content },
) => Promise<Outgoing | null>

const readNotification: Read = async ({ sql }, item, recipient) =>
  (await contentsOf(sql, [item], recipient)).get(item.id) ?? null
const readUnread: Read = ({ sql }, item, recipient) => unreadContent(sql, item, recipient)

/** Besides its title a push says nothing: it is shown on locked screens. */
const wordPush: Word = async (deps, item, { recipient: { language }, content }) => {
  const { title, path, topic } = content
  const target = await findTarget(deps.sql, item.targetId)
  if (!target) return null
  const id = item.kind === 'notification' ? item.subjectId : null
  const shown = { id, title, body: channelTexts[language].open, path: addressIn(language, path) }
  return {
    send: async () => {
      const text = JSON.stringify({ ...shown, tag: topic })
      const outcome = await deps.pusher.push(target, text, topic)
      if (outcome === 'gone') await deleteGone(deps.sql, item.targetId)
      return outcome
    },
    end: (sql, state) => updateFailures(sql, item.targetId, state === 'sent', failuresOfBrowser),
  }
}

const wordTelegram: Word = async (deps, { userId }, { recipient, content }) => {
  const { telegram } = deps
  const { chatId, language } = recipient
  if (!telegram || chatId === null || userId === null) return null
  const text = `${content.title}\n${urlIn(language, content.path, deps.publicUrl)}`
  return {
    send: async () => {
      const outcome = await telegram.send(chatId, text)
      if (outcome === 'gone') await deletePairing(deps.sql, userId)
      return outcome
    },
  }
}

function prepareWith(read: Read, word: Word): OutboxKind['prepare'] {
  return async (deps, [item]) => {
    const recipient = await findRecipient(deps.sql, item.userId ?? 0)
    if (!recipient?.isActive) return null
    const content = await read(deps, item, recipient)
    return content && word(deps, item, { recipient, content })
  }
}

/** What is told in browsers and by Telegram. A push may be repeated, as its topic makes a repetition the same one. */
export const channelKinds: readonly OutboxKind[] = [
  {
    ...{ channel: 'push', name: 'notification', isQuiet: true, repeats: true },
    prepare: prepareWith(readNotification, wordPush),
  },
  {
    ...{ channel: 'push', name: 'conversation', isQuiet: true, repeats: true },
    prepare: prepareWith(readUnread, wordPush),
  },
  {
    ...{ channel: 'telegram', name: 'notification', isQuiet: true },
    prepare: prepareWith(readNotification, wordTelegram),
  },
  {
    ...{ channel: 'telegram', name: 'conversation', isQuiet: true },
    prepare: prepareWith(readUnread, wordTelegram),
  },
]
