import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { PriceLines } from './price-lines.tsx'

test('what several classes are taxed by says the share and the rate of each', async () => {
  const shares = [
    { ofInCents: 41_536, rateInBasisPoints: 1_000 },
    { ofInCents: 24_922, rateInBasisPoints: 0 },
  ]
  const line = { name: 'adValorem', amountInCents: 4_154, taxable: false, basis: { shares } } as const
  await renderScreen(<PriceLines lines={[line]} totalInCents={4_154} />, { role: 'client' })

  await expect
    .poll(() => document.querySelector('tbody')?.textContent?.replaceAll('\u00a0', ' '))
    .toContain('10 % de $415,36 + 0 % de $249,22')
})
