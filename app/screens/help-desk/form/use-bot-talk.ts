import { useEffect, useState } from 'react'
import type { TalkLine } from '#contract/help-desk.ts'
import { botTalkLength, botTalkText } from '#contract/limits.ts'

/** Key under which the help-bot keeps its talk. */
const key = 'gasit.botTalk'
const none: readonly TalkLine[] = []

/** The talk with the help-bot from which the person comes; empty if there is none. */
export function useBotTalk(isFromBot: boolean): readonly TalkLine[] {
  const [talk, setTalk] = useState(none)
  useEffect(() => {
    if (isFromBot) setTalk(readTalk())
  }, [isFromBot])
  return talk
}

function readTalk(): TalkLine[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(lineOf).slice(-botTalkLength) : []
  } catch {
    return []
  }
}

const noLine: { readonly from?: unknown; readonly text?: unknown } = {}

function lineOf(stored: unknown): TalkLine[] {
  const { from, text } = typeof stored === 'object' ? { ...noLine, ...stored } : noLine
  if ((from !== 'bot' && from !== 'me') || typeof text !== 'string') return []
  return [{ from, text: text.slice(0, botTalkText) }]
}
