/** The step in which a phone number is proved by a code. */
export const codes = {
  sending: (phone: string) => `Trimitem un cod la ${phone}…`,
  sentBySms: (phone: string) => `Am trimis un cod prin SMS la ${phone}`,
  sentByCall: (phone: string) => `Te sunăm la ${phone} și îți spunem codul`,
  told: (phone: string) => `Ți-am spus codul la telefon, la numărul ${phone}`,
  label: 'Codul din cinci cifre',
  box: (number: number, of: number) => `Cifra ${number} din ${of}`,
  confirm: 'Confirmă codul',
  incomplete: 'Scrie toate cele cinci cifre ale codului.',
  /** The check did not reach the server. */
  unexpected: 'Eroare neașteptată. Încearcă din nou.',
  resendBySms: 'Primește codul prin SMS',
  resendByCall: 'Primește codul printr-un apel',
  wait: (seconds: number) => `(peste ${seconds} s)`,
  otherPhone: 'Încearcă alt număr de telefon',
  tryAgain: 'Încearcă din nou',
  registerWithCall: 'Înregistrează-te printr-un apel',
  haveAccount: 'Ai deja cont?',
  login: 'Intră',
}
