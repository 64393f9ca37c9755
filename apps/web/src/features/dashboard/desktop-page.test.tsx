import { getCompany } from '@app/contract/company.contract'
import { type Dashboard, getDashboard, getPromiseReport } from '@app/contract/dashboard.contract'
import { getFiscalRegistration } from '@app/contract/fiscal/fiscal-registration.contract'
import { listParameters } from '@app/contract/parameters.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NO_COUNTER } from '../../testing/given-company.ts'
import { issuesNothing } from '../../testing/given-fiscal.ts'
import { NEW_REGISTRATION } from '../../testing/given-fiscal-registration.ts'
import { someParameters } from '../../testing/given-parameters.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { isGone, link, press, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, holds, received, refusesOnce } from '../../testing/server.ts'
import { DesktopPage } from './desktop-page.tsx'

const NOTHING = {
  ...{ toReview: 0, toReceive: 0, incompleteAnswered: 0, readyToBundle: 0, toShip: 0, toArrive: 0 },
  ...{ toWeigh: 0, toBill: 0, toCharge: 0, toDeliver: 0, toRefund: 0, toApprove: 0, toIdentify: 0, toAnswer: 0, unmatched: 0 },
  ...{ withIncident: 0, late: 0, toMatch: 0 },
}
const NEVER = Object.fromEntries(Object.keys(NOTHING).map((name) => [name, null])) as Dashboard['oldest']
const WEEKS = Array.from({ length: 8 }, (_, index) => ({
  startsOn: `2026-10-${String(5 + index).padStart(2, '0')}`,
  receivedInGrams: 1_000,
  billedInCents: index === 7 ? -500 : 1_000,
}))
const AGES = [
  { fromDays: 0, inMiami: 3, inQuito: 1 },
  { fromDays: 8, inMiami: 1, inQuito: 0 },
]
const QUIET: Dashboard = { queues: NOTHING, oldest: NEVER, ages: AGES, weeks: [], topAssociates: [], isProxyUntrusted: false }
const KEPT = { packages: 0, medianDays: null, daysOf80Percent: null, onTime: 0, onTimeInBasisPoints: null }
const PLACE = { lines: ['Av. Amazonas'], city: 'Quito', zipCode: '170507', phone: '+59322345678' }

function prepare(dashboard: Dashboard): void {
  answers(getDashboard, dashboard)
  answers(listParameters, someParameters())
  answers(getFiscalRegistration, NEW_REGISTRATION)
  issuesNothing()
  answers(getPromiseReport, { from: '2026-08-25', to: '2026-11-22', total: KEPT, stages: [], causes: [], associates: [] })
  answers(getCompany, {
    ...{ version: 1, tradeName: 'Puente', legalName: 'Puente S.A.', ruc: '1790011674001' },
    ...{ miamiAddress: PLACE, quitoAddress: PLACE, ...NO_COUNTER },
    bankAccounts: [{ id: idOf(70), bank: 'Pichincha', kind: 'Corriente', number: '2100', holder: 'Puente S.A.' }],
  })
}
function show(dashboard: Dashboard, stage: Stage = {}): Promise<void> {
  prepare(dashboard)
  return renderScreen(<DesktopPage />, { role: 'administrator', ...stage })
}

test('a quiet day says of each queue that nothing waits, and of what is drawn that nothing moved', async () => {
  await show(QUIET)
  await sees(page.getByRole('heading', { name: 'Caja y mostrador' }))
  await expect.poll(() => page.getByText('Nada pendiente', { exact: true }).elements().length).toBe(18)
  await sees(/^Todavía ningún asociado ha movido paquetes\./)
  await isGone(/Todavía no se puede cobrar/)
  await isGone(/no confía en el proxy/)
})

test('each number leads to the list that holds as many; ages say how many lie where, and for how long', async () => {
  await show({ ...QUIET, queues: { ...NOTHING, toReview: 1_234, toCharge: 2, withIncident: 3, late: 4 } })
  await expect.element(link(/^1\.234\s*Por revisar/)).toHaveAttribute('href', '/operations/estadodepedidos?view=inReview')
  await expect.element(link(/^2\s*Por cobrar/)).toHaveAttribute('href', '/finances/facturas-venta?view=pendingPayment')
  await expect.element(link(/^3\s*Con incidente/)).toHaveAttribute('href', '/operations/estadodepedidos?hasOpenIncident=true')
  await expect
    .element(link(/^4\s*Atrasados/))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^\/operations\/estadodepedidos\?isLate=true&status=inReview&.*status=sended$/),
    )
  await sees(page.getByRole('columnheader', { name: '0–7 d' }))
  await sees(page.getByRole('columnheader', { name: '8 d o más' }))
  await sees(link('4. Ver todos los paquetes: En Miami'))
})

test('a warehouse sees what waits for it, and is asked nothing of money or of the company', async () => {
  await show({ ...QUIET, weeks: WEEKS }, { me: { duties: ['warehouseMIA', 'warehouseUIO'] } })
  await sees(page.getByRole('heading', { name: 'Bodega Miami' }))
  await isGone(page.getByRole('heading', { name: 'Caja y mostrador' }))
  await isGone(link(/Por responder/))
  await isGone('$65,00')
  expect(received(listParameters)).toEqual([])
  expect(received(getCompany)).toEqual([])
})

test('a proxy that the server does not trust is said, with what is to be set', async () => {
  await show({ ...QUIET, isProxyUntrusted: true })
  await sees('El servidor no confía en el proxy que tiene delante')
  await sees(/^Todas las personas le parecen de la misma red.*TRUST_PROXY\.$/)
})

test('weeks add up, also where more was given back than billed; on a phone they are the last six', async () => {
  await show({ ...QUIET, weeks: WEEKS })
  await sees(/^8,00\skg$/)
  await sees('$65,00')
  await show({ ...QUIET, weeks: WEEKS }, { width: 360 })
  await sees(/^6,00\skg$/)
  await sees('$45,00')
})

test('fits the narrowest phone with long names and great numbers, in English and dark', async () => {
  const associate = { id: idOf(2), code: 'AS-0002', name: 'Wolfeschlegelsteinhausenbergerdorff-Villavicencio y Montalvo' }
  const crowded = Object.fromEntries(Object.keys(NOTHING).map((name) => [name, 1_234_567])) as Dashboard['queues']
  const agedAlike = Object.fromEntries(
    Object.keys(NOTHING).map((name) => [name, '2000-01-01T12:00:00.000Z']),
  ) as Dashboard['oldest']
  await show(
    {
      ...{ queues: crowded, oldest: agedAlike, ages: AGES, weeks: WEEKS, isProxyUntrusted: true },
      topAssociates: [{ associate, packages: 9_999, profitInCents: 123_456_789 }],
    },
    { width: 360, language: 'en', theme: 'dark' },
  )
  await sees(/Wolfeschlegel/)
  await sees(page.getByText(/The oldest: [\d,]+ days ago/).first())
  const shown = [...link(/Payments to identify/).element().children].map((part) => part.getBoundingClientRect())
  const below = shown.filter(({ height }) => height > 0)
  expect(below).toHaveLength(3)
  expect(below.every(({ top }, index) => top >= (below[index - 1]?.bottom ?? 0))).toBe(true)
  expect(whatSticksOut()).toEqual([])
})

test('while it is read it says so; what is refused says why and is asked for again', async () => {
  prepare(QUIET)
  refusesOnce(getDashboard, 'roleNotAllowed')
  const release = holds(getDashboard)
  await renderScreen(<DesktopPage />, { role: 'administrator' })
  await sees(page.getByRole('status', { name: 'Cargando…' }))
  release()
  await sees('Tu rol no permite hacer esto.')
  await press('Intentar de nuevo')
  await sees('Bodega Quito')
})

test('each says how old the oldest of it is, in days of Quito', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const queues = { ...NOTHING, toReview: 2, toBill: 5, toMatch: 40, toShip: 1 }
  const oldest = { ...NEVER, toReview: daysAgo(0), toBill: daysAgo(1), toMatch: daysAgo(1_200) }
  await show({ ...QUIET, queues, oldest })
  await sees(link(/^2\s*Por revisar.*Lo más antiguo: de hoy$/))
  await sees(link(/^5\s*Por facturar.*Lo más antiguo: hace 1 día$/))
  await sees(link(/^40\s*Pagos por identificar.*Lo más antiguo: hace 1\.200 días$/))
  await sees(link(/^1\s*Por despachar\s*Bultos que no han volado$/))
  await expect.element(link(/Pagos por identificar/)).toHaveAttribute('href', '/finances/pagos?view=unidentified')
})
