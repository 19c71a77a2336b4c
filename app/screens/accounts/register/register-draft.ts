/** What was typed into the registration, but the password: closing the window by mistake loses nothing. */
export interface RegisterDraft {
  readonly type: string
  readonly brand: string
  readonly username: string
  /** The username was typed; until then a company's is proposed from its name. */
  readonly isUsernameOwn: boolean
  readonly phone: string
  readonly email: string
}

const empty: RegisterDraft = {
  type: 'personal',
  brand: '',
  username: '',
  isUsernameOwn: false,
  phone: '',
  email: '',
}

let draft = empty

export function readDraft(): RegisterDraft {
  return draft
}

/** Only in a browser: a server has one memory for everybody. */
export function keepDraft(typed: Partial<RegisterDraft>): void {
  draft = { ...draft, ...typed }
}

export function forgetDraft(): void {
  draft = empty
}
