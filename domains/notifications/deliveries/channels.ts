import { addressIn, urlIn } from '#contract/languages.ts'
import type { Deps } from '../../deps.ts'
import { deleteGone, updateFailures } from '../push/store.ts'
import { deletePairing } from '../telegram/store.ts'
import { channelTexts } from '../texts.ts'
import { sendDue } from './sending.ts'

/** Deliveries in a row that a browser may not take; retries of one are not counted, since services may be away. */
const failuresOfBrowser = 5

type ChannelDeps = Pick<Deps, 'sql' | 'clock' | 'publicUrl'>

/** Shows what is due in browsers. Besides its title a push says nothing: it is shown on locked screens. */
export async function sendPushes(deps: ChannelDeps & Pick<Deps, 'pusher'>): Promise<void> {
  await sendDue(deps, {
    channel: 'push',
    repeats: true,
    send: async ({ target, language, notificationId: id }, { title, path, topic }) => {
      if (!target) return 'gone'
      const body = channelTexts[language].open
      const shown = { id, title, body, path: addressIn(language, path), tag: topic }
      return deps.pusher.push(target, JSON.stringify(shown), topic)
    },
    forget: async ({ subscriptionId }) => deleteGone(deps.sql, subscriptionId ?? 0),
    count: async ({ subscriptionId }, isTaken) =>
      updateFailures(deps.sql, subscriptionId ?? 0, isTaken, failuresOfBrowser),
  })
}

/** Tells what is due by Telegram. */
export async function sendTelegrams(deps: ChannelDeps & Pick<Deps, 'telegram'>): Promise<void> {
  const { telegram } = deps
  if (!telegram) return
  await sendDue(deps, {
    channel: 'telegram',
    repeats: false,
    send: async ({ chatId, language }, { title, path }) => {
      if (chatId === null) return 'gone'
      return telegram.send(chatId, `${title}\n${urlIn(language, path, deps.publicUrl)}`)
    },
    forget: async ({ userId }) => deletePairing(deps.sql, userId),
  })
}
