import type { BotLink } from '#contract/chatbot.ts'
import { botHistory } from '#contract/limits.ts'
import { botTalkKey } from '../../lib/session/forget-bot-talk.ts'

/** A message of the talk with the help bot. The help desk reads `from` and `text`. */
export interface TalkLine {
  readonly from: 'bot' | 'me'
  readonly text: string
  readonly links?: readonly BotLink[]
}

/** The talk of this tab, oldest first; empty when nothing readable is stored. */
export function readTalk(): readonly TalkLine[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(botTalkKey) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(lineOf).slice(-botHistory) : []
  } catch {
    return []
  }
}

/** Stores the latest messages, at most `botHistory`; returns them. */
export function storeTalk(talk: readonly TalkLine[]): readonly TalkLine[] {
  const latest = talk.slice(-botHistory)
  try {
    sessionStorage.setItem(botTalkKey, JSON.stringify(latest))
  } catch {
    // Not stored: the talk lasts until the page is left.
  }
  return latest
}

function lineOf(stored: unknown): TalkLine[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { from, text, links }: Partial<Record<keyof TalkLine, unknown>> = stored
  if ((from !== 'bot' && from !== 'me') || typeof text !== 'string') return []
  return [{ from, text, ...(Array.isArray(links) && { links: links.flatMap(linkOf) }) }]
}

function linkOf(stored: unknown): BotLink[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { path, label }: Partial<Record<keyof BotLink, unknown>> = stored
  return typeof path === 'string' && typeof label === 'string' ? [{ path, label }] : []
}
