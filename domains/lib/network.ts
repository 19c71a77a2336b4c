const inIPv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}

/** The unit of limits by address: an IPv4 address, or a /64 of IPv6. */
export function networkOf(address: string): string {
  return address.includes(':') && !inIPv4.test(address)
    ? `${groupsOf(address).slice(0, 4).join(':')}::`
    : address
}

/** The surrounding network: a /24 of IPv4, or a /48 of IPv6. */
export function blockOf(address: string): string {
  const [, plain = address] = inIPv4.exec(address) ?? []
  return plain.includes(':')
    ? groupsOf(plain).slice(0, 3).join(':')
    : plain.split('.').slice(0, 3).join('.')
}
