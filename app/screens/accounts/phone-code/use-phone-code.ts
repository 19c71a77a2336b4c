import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { accountCalls, type CodePurpose } from '#contract/accounts/accounts.ts'
import { phonePrefix } from '#contract/limits.ts'
import type { Ban, RefusalCode } from '#contract/refusals.ts'
import { postCall, stayVisitor } from '../../../lib/calls/calls.ts'
import { useMutation } from '../../../lib/calls/use-call.ts'
import {
  findSentCode,
  forgetSentCode,
  saveSentCode,
  secondsToWait,
  type Channel,
  type SentCode,
} from './sent-codes.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { emptyCode } from './code-boxes.tsx'
import { useReceivedCode } from './use-received-code.ts'

export interface PhoneCodeProps {
  /** National number, validated. */
  readonly phone: string
  /** Absent: to enter, whether or not the number has an account. */
  readonly purpose?: CodePurpose
  /** An operator has told the user the code: none is sent. */
  readonly sent: boolean
  /** The account's own number: no other one is offered. */
  readonly isOwnPhone?: boolean
  /** Called when the number is proved. The step stays busy while the result is awaited. */
  readonly onProved: (code: string) => unknown
  /** Returns to the phone field; with a refusal when it concerns the number. */
  readonly onOtherPhone: (problem?: RefusalCode) => void
  readonly onLogin?: () => void
}

/** `offline`: the check did not reach the server. */
type Problem = RefusalCode | 'incomplete' | 'offline'

export interface PhoneCodeState {
  /** The last code sent; null before the first one and for a code from an operator. */
  readonly code: SentCode | null
  readonly seconds: number
  readonly next: Channel
  readonly isSending: boolean
  /** Refusal of the last sending. */
  readonly failure: RefusalCode | null
  readonly digits: readonly string[]
  readonly setDigits: (digits: readonly string[]) => void
  readonly problem: Problem | null
  /** The code was right, and the account is banned. */
  readonly ban: Ban | null
  readonly isChecking: boolean
  readonly send: (channel: Channel) => void
  readonly check: (typed: string) => void
}

const ofTheNumber: readonly RefusalCode[] = [
  'phone_taken',
  'phone_of_other',
  'no_account',
  'phone_invalid',
]

/** Sends codes through the channels in turn and checks the typed code against the channel that sent last. */
export function usePhoneCode(props: PhoneCodeProps): PhoneCodeState {
  const { phone, purpose, sent, onProved, onOtherPhone } = props
  const lang = useLang()
  const key = `${purpose ?? 'enter'}:${phone}`
  const payload = { phone: `${phonePrefix}${phone}`, lang, ...(purpose && { purpose }) }
  const [code, setCode] = useState<SentCode | null>(null)
  const seconds = useSecondsToWait(code)
  const [failure, setFailure] = useState<{ code: RefusalCode; channel: Channel } | null>(null)
  const checking = useCodeCheck(
    (typed) => {
      const call = code?.channel === 'call' ? accountCalls.recheckCode : accountCalls.checkCode
      return postCall(call, { ...payload, code: typed })
    },
    async (typed) => {
      forgetSentCode(key)
      await onProved(typed)
    },
  )

  const sending = useMutation((channel: Channel) => sendOnce(key, channel, payload), {
    onDone: (sentCode) => {
      setCode(sentCode)
      setFailure(null)
      checking.clear()
    },
    onRefused: ({ code: refused }, channel) => {
      if (ofTheNumber.includes(refused)) onOtherPhone(refused)
      else setFailure({ code: refused, channel })
      return true
    },
  })
  const send = (channel: Channel): void => void sending(channel)
  const begin = useEffectEvent(() => {
    const earlier = findSentCode(key)
    // One that enters has its step back after a reload, with the code that was sent.
    if (earlier && (sent || !purpose || secondsToWait(earlier) > 0)) setCode(earlier)
    else if (!sent) send('sms')
  })
  useEffect(() => begin(), [key])

  useReceivedCode(code?.channel === 'sms', (received) => {
    checking.setDigits([...received])
    checking.check(received)
  })
  const { clear: _clear, ...shown } = checking
  const last = code?.channel ?? (sent ? 'call' : 'sms')
  const next = failure?.channel ?? (last === 'sms' ? 'call' : 'sms')
  return {
    ...shown,
    code,
    seconds,
    next,
    isSending: sending.isBusy,
    failure: failure?.code ?? null,
    send,
  }
}

type Payload = {
  readonly phone: string
  readonly purpose?: CodePurpose
  readonly lang: 'ro' | 'ru' | 'en'
}

const pending = new Map<string, Promise<SentCode>>()

/** An overlay reopened during a sending joins the same request. */
function sendOnce(key: string, channel: Channel, payload: Payload): Promise<SentCode> {
  const call = channel === 'sms' ? accountCalls.sendCode : accountCalls.resendCode
  const sending =
    pending.get(key) ??
    postCall(call, payload)
      .then(stayVisitor)
      .then(() => saveSentCode(key, channel))
      .finally(() => pending.delete(key))
  pending.set(key, sending)
  return sending
}

/** Typed digits and the server's answer. A correct code is not checked again. */
function useCodeCheck(
  ask: (typed: string) => Promise<unknown>,
  onRight: (typed: string) => Promise<unknown>,
) {
  const [digits, setDigits] = useState(emptyCode)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [ban, setBan] = useState<Ban | null>(null)
  const right = useRef<string | null>(null)

  const judging = useMutation(
    async (typed: string) => {
      if (right.current !== typed) await ask(typed)
      right.current = typed
      await onRight(typed)
    },
    {
      onRefused: ({ code, ban: found = null }) => {
        setBan(found)
        const isOffline = code === 'unavailable' || code === 'unexpected'
        setProblem(isOffline ? 'offline' : code)
        if (!isOffline) setDigits(emptyCode)
        return true
      },
    },
  )
  const check = (typed: string): void => {
    if (judging.isBusy) return
    if (typed.length < emptyCode.length) return setProblem('incomplete')
    setProblem(null)
    void judging(typed)
  }
  const clear = (): void => {
    setDigits(emptyCode)
    setProblem(null)
  }
  return { digits, setDigits, problem, ban, isChecking: judging.isBusy, check, clear }
}

/** Counts down to the next possible sending. */
function useSecondsToWait(code: SentCode | null): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!code) return
    const update = (): void => {
      const left = secondsToWait(code)
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(update, 500)
    update()
    return () => clearInterval(timer)
  }, [code])
  return seconds
}
