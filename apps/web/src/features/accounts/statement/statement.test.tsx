import { exportAccount, getAccount, getAccountPdf } from '@app/contract/accounts.contract'
import { expect, test } from 'vitest'
import { givenAccount } from '../../../testing/given-accounts.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { button, field, isGone, item, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { AccountStatement } from './account-statement.tsx'

const CLIENT_ID = givenAccount().client.id
const FILE = { name: 'estado.pdf', contentType: 'application/pdf', content: new TextEncoder().encode('%PDF') }

test('the statement of the chosen days is saved as a document, and as a file of cells', async () => {
  answers(getAccount, givenAccount())
  answers(getAccountPdf, FILE)
  answers(exportAccount, { ...FILE, name: 'estado.csv' })
  await renderScreen(<AccountStatement clientId={CLIENT_ID} />, { role: 'administrator' })
  await field('Desde').fill('2026-01-05')
  await field('Hasta').fill('2026-01-31')

  await press('PDF')
  await sees('Estado de cuenta descargado.')
  const days = { clientId: CLIENT_ID, from: '2026-01-05', to: '2026-01-31' }
  await expect.poll(() => received(getAccountPdf)[0]?.query).toEqual(days)

  await press('Exportar')
  await item('CSV (.csv)').click()
  await expect.poll(() => received(exportAccount)[0]?.query).toEqual({ ...days, format: 'csv' })
  expect(whatSticksOut()).toEqual([])
})

test('what is too long for a document says so', async () => {
  answers(getAccount, givenAccount())
  refuses(getAccountPdf, 'exportTooLarge', { most: 2_000 })
  refuses(exportAccount, 'exportTooLarge', { most: 20_000 })
  await renderScreen(<AccountStatement />, { role: 'client' })
  await press('Exportar')
  await item('CSV (.csv)').click()
  await sees(button('Intentar de nuevo'))
  await press('PDF')
  await sees('Son demasiadas filas para exportar de una vez.')
})

test('what was asked for too often says how often it may be, and the hour at which it goes on', async () => {
  answers(getAccount, givenAccount())
  const spent = { because: ['callsPerMinute'], next: [], limit: 300, retryAfterInSeconds: 42 }
  refuses(getAccountPdf, 'tooManyRequests', spent)
  await renderScreen(<AccountStatement />, { role: 'client' })
  await press('PDF')
  await sees(/^Eso fue muy seguido: se aceptan 300 llamadas por minuto\. Puedes seguir a las \d\d:\d\d:\d\d\.$/)
})

test('a long one is read page by page, each with what was owed before and after it', async () => {
  const [bill, payment] = givenAccount().rows
  if (!bill || !payment) throw new TypeError('two rows')
  const newest = givenAccount({ total: 150, rows: [payment] })
  const oldest = givenAccount({ total: 150, rows: [bill] })
  answers(getAccount, ({ query }) => (Number(query?.page) === 2 ? oldest : newest))
  await renderScreen(<AccountStatement clientId={CLIENT_ID} />, { role: 'administrator' })
  await sees('Pago PAG-000050')
  await isGone('Nota de cobro: Zapatos FAC-000040')

  await press('Ir a la página 2')

  await sees('Nota de cobro: Zapatos FAC-000040')
  await isGone('Pago PAG-000050')
  await field('Desde').fill('2026-01-01')
  await field('Hasta').fill('2026-01-31')
  const days = { clientId: CLIENT_ID, from: '2026-01-01', to: '2026-01-31' }
  await expect.poll(() => received(getAccount).at(-1)?.query).toEqual(days)
})
