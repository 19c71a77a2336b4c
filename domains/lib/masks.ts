/** "69•••789": enough to recognise a number in a list, too little to call it. */
export function maskedPhone(national: string): string {
  return national === '' ? '' : `${national.slice(0, 2)}•••${national.slice(-3)}`
}

/** "a•••@exemplu.md" */
export function maskedEmail(email: string): string {
  const [name = '', domain] = email.split('@')
  return domain === undefined ? '' : `${name.slice(0, 1)}•••@${domain}`
}
