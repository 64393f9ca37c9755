import type { Treatment } from '@app/domain'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { PriceLines } from './price-lines.tsx'

test('what several classes are taxed by says the share and the rate of each', async () => {
  const shares = [
    { ofInCents: 41_536, rateInBasisPoints: 1_000 },
    { ofInCents: 24_922, rateInBasisPoints: 0 },
  ]
  const line = { name: 'adValorem', amountInCents: 4_154, treatment: 'thirdParty', basis: { shares } } as const
  await renderScreen(<PriceLines lines={[line]} totalInCents={4_154} />, { role: 'client' })

  await expect
    .poll(() => document.querySelector('tbody')?.textContent?.replaceAll('\u00a0', ' '))
    .toContain('10 % de $415,36 + 0 % de $249,22')
})

test('each line says how IVA treats it: at the rate of its price, or plus IVA where that is charged later', async () => {
  const line = (name: 'freight' | 'valuePercentage' | 'extraCharge' | 'purchaseFee' | 'duty', treatment: Treatment) => {
    return { name, amountInCents: 100, treatment }
  }
  const lines = [
    line('freight', 'zero'),
    line('valuePercentage', 'general'),
    line('extraCharge', 'exempt'),
    line('purchaseFee', 'notSubject'),
    line('duty', 'thirdParty'),
  ]
  const iva = { name: 'iva' as const, amountInCents: 15, treatment: null, basis: { ofInCents: 100, rateInBasisPoints: 1_500 } }
  const words = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  await renderScreen(<PriceLines lines={[...lines, iva]} totalInCents={515} />, { role: 'client' })
  await expect
    .poll(words)
    .toEqual([
      'Flete 0 %',
      'Manejo y seguro 15 %',
      'Cargo adicional exento',
      'Comisión por compra no objeto',
      expect.stringMatching(/de terceros$/),
      'IVA 15 % de $1,00',
    ])

  await renderScreen(<PriceLines lines={lines.slice(1, 2)} totalInCents={100} />, { role: 'client', language: 'en' })
  await expect.poll(words).toContain('Handling and insurance plus IVA')
})
