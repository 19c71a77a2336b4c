import { isIP } from 'node:net'

const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Whether a hostname, as in a URL, is a loopback one. */
export function isLoopbackHost(hostname: string): boolean {
  return loopbackNames.includes(hostname)
}

/** Whether an address is a loopback one. */
export function isLoopbackAddress(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/, '') ?? ''
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}
