import { isIPv6 } from 'node:net'

/** Who shares an address: one of version 4 alone, one of version 6 with all of its /64, which one household has to itself. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return bare
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)
  if (mapped?.[1]) return mapped[1]
  return `${groupsOf(bare).slice(0, 4).join(':')}::/64`
}

const GROUPS = 8

/** The eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
  // The last two groups may be written as an address of version 4.
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::')
  const before = split(head)
  const after = split(tail ?? '')
  const zeros = Array.from({ length: tail === undefined ? 0 : GROUPS - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}

const split = (text: string): string[] => (text === '' ? [] : text.split(':'))
