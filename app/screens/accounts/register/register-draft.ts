/** Typed values of the registration except the password, so that an overlay closed by mistake loses nothing. */
export interface RegisterDraft {
  readonly type: string
  readonly brand: string
  readonly username: string
  /** The username was typed; until then it is proposed from a company's name. */
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

/** Only in the browser: on the server the values would be shared by all requests. */
export function saveRegisterDraft(typed: Partial<RegisterDraft>): void {
  draft = { ...draft, ...typed }
}

export function clearRegisterDraft(): void {
  draft = empty
}
