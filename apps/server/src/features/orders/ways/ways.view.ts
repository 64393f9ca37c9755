import type { Ways } from '@app/contract/fields/ways'
import type { PriceLine, WayOut, WaysOut } from '@app/domain'

export const waysView = ({ ways, hindrance }: WaysOut): Ways => ({ ways: ways.map(wayView), hindrance })

function wayView(way: WayOut): Ways['ways'][number] {
  if (way.way === 'categoryC') {
    const { totalInCents, lines } = way
    return { way: 'categoryC', price: totalInCents === null ? null : priceView({ lines, totalInCents }) }
  }
  if (way.way !== 'split') return { way: way.way, price: priceView(way) }
  const parts = way.parts.map(({ lines, totalInCents, ...part }) => ({ ...part, price: priceView({ lines, totalInCents }) }))
  return { way: 'split', parts, price: priceView(way) }
}

const priceView = ({ lines, totalInCents }: { lines: PriceLine[]; totalInCents: number }) => ({ lines, totalInCents })
