import { listCompanyAccounts } from '@app/contract/company.contract'
import {
  addDrawerMovement,
  closeDrawer,
  createDrawer,
  type Drawer,
  type DrawerClosing,
  type DrawerLine,
  type DrawerSession,
  getDrawerClosingPdf,
  getDrawerSession,
  getMyDrawer,
  listDrawerClosings,
  listDrawers,
  openDrawer,
  undoDrawerMovement,
} from '@app/contract/drawers/drawers.contract'
import { expect, test } from 'vitest'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { CLIENT } from '../../testing/given-payments.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { box, button, dialog, field, isGone, key, link, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { CashGoesTo } from './cash-goes-to.tsx'
import { DrawersPage } from './drawers-page.tsx'

const AT = '2026-01-05T14:30:00.000Z'
const ACCOUNT = { id: idOf(93), kind: 'bank' as const, name: 'Banco Pichincha 2200' }
const BANK = { ...ACCOUNT, isMain: true }
const CASH = { id: idOf(92), kind: 'cash' as const, name: 'Caja', isMain: false }
const PLACE = { id: idOf(71), name: 'Mostrador 1', place: 'Quito' }
const HOLDER = { id: idOf(72), code: 'ana', name: 'Ana Vega' }
const LINE: DrawerLine = {
  ...{ id: idOf(73), kind: 'float', amountInCents: 5_000, at: AT, actor: { name: 'Ana Vega' }, reason: '', reference: '' },
  ...{ account: null, payment: null, refund: null, undoesId: null, isUndone: false, allowedActions: [] },
}
const PAID: DrawerLine = {
  ...{ ...LINE, id: idOf(74), kind: 'payment', amountInCents: 4_070 },
  payment: { id: idOf(75), code: 'PAG-000012', client: CLIENT, bills: ['VTA-000040'] },
}
const OUT: DrawerLine = {
  ...{ ...LINE, id: idOf(76), kind: 'out', amountInCents: -300, reason: 'Taxi' },
  allowedActions: ['undoDrawerMovement'],
}
const SESSION: DrawerSession = {
  ...{ id: idOf(70), drawer: PLACE, holder: HOLDER, businessDay: '2026-01-05', openedAt: AT, floatInCents: 5_000 },
  ...{ isOfEarlierDay: false, inItInCents: 8_770, lines: [OUT, PAID, LINE], closing: null },
}
const DRAWER: Drawer = { ...PLACE, isOn: true, session: null, leftInCents: 5_000 }
const CLOSING: DrawerClosing = {
  ...{ id: idOf(70), drawer: PLACE, holder: HOLDER, businessDay: '2026-01-05', openedAt: AT, floatInCents: 5_000 },
  ...{ code: 'CIE-000001', closedAt: AT, closedBy: { name: 'Ana Vega' }, notes: [{ denominationInCents: 2_000, count: 4 }] },
  ...{ expectedInCents: 8_770, countedInCents: 8_000, differenceInCents: -770, reason: 'Cambio mal dado' },
  ...{ toBankInCents: 3_000, bankAccount: ACCOUNT, bankReference: 'DEP-1', leftInCents: 5_000 },
}

async function shown(session: DrawerSession | null, stage: Partial<Stage> = {}, drawers = [DRAWER]) {
  hasNoSavedViews()
  answers(getMyDrawer, { session })
  answers(listDrawers, drawers)
  answers(listCompanyAccounts, [CASH, BANK])
  answers(listDrawerClosings, aPage([CLOSING]))
  if (session) answers(getDrawerSession, session)
  await renderScreen(<DrawersPage />, { role: 'administrator', at: '/finances/caja', ...stage })
}

test('opens a drawer with what stayed in it', async () => {
  await shown(null)
  answers(openDrawer, { id: SESSION.id })
  await press('Abrir caja')
  await expect.element(box(/^Fondo contado/)).toHaveValue('50,00')
  await dialog('Abrir caja').getByRole('button', { name: 'Abrir caja' }).click()
  await expect.poll(() => received(openDrawer)).toMatchObject([{ params: { id: PLACE.id }, body: { floatInCents: 5_000 } }])
})

test('says what is in it now, with bill and client of each payment', async () => {
  await shown(SESSION)
  await sees('$87,70')
  await sees(`${CLIENT.name} · VTA-000040 · PAG-000012`)
  await sees('Taxi')
})

test('cash goes out with its reason, and a movement is undone', async () => {
  await shown(SESSION)
  answers(addDrawerMovement, { ok: true })
  answers(undoDrawerMovement, { ok: true })
  await press('Salida')
  await sees('Hay $87,70.')
  await write(/^Valor/, '12,50')
  await write(/^Motivo/, 'Fundas')
  await press('Registrar salida')
  await expect
    .poll(() => received(addDrawerMovement))
    .toMatchObject([{ params: { id: SESSION.id }, body: { kind: 'out', amountInCents: 1_250, reason: 'Fundas' } }])
  await isGone(dialog())
  await press('Deshacer')
  await expect.poll(() => received(undoDrawerMovement)).toMatchObject([{ params: { id: OUT.id } }])
})

test('closes by counting, the difference shown at once and explained', async () => {
  await shown(SESSION)
  refuses(closeDrawer, 'differenceReasonMissing')
  await press('Cerrar')
  await field('\\$20,00').fill('4')
  await key('{Enter}5')
  await expect.element(field('\\$10,00')).toHaveValue('5')
  await expect.element(dialog().getByText('$130,00').first()).toBeVisible()
  await sees('$42,30')
  await press('Cerrar con $130,00')
  await sees('Escribe el motivo de la diferencia.')
  answers(closeDrawer, { id: SESSION.id, code: 'CIE-000001' })
  await write(/^Motivo de la diferencia/, 'Sobró cambio')
  await write('Al banco', '80,00')
  await write('Referencia', 'DEP-1')
  await press('Cerrar con $130,00')
  await expect
    .poll(() => received(closeDrawer).at(-1)?.body)
    .toEqual({
      notes: [
        { denominationInCents: 2_000, count: 4 },
        { denominationInCents: 1_000, count: 5 },
      ],
      ...{ expectedInCents: 8_770, reason: 'Sobró cambio' },
      toBank: { amountInCents: 8_000, accountId: BANK.id, reference: 'DEP-1' },
    })
})

test("leads from yesterday's drawer to its closing, and takes nothing into it", async () => {
  await shown({ ...SESSION, isOfEarlierDay: true })
  await sees('Tu caja quedó abierta de un día anterior')
  await isGone(button('Entrada'))
  await press('Cerrar')
  await sees(dialog('Cerrar Mostrador 1'))
})

test('lists closings, each with its paper', async () => {
  await shown(null, { at: '/finances/caja?view=closings' })
  answers(getDrawerClosingPdf, { name: 'cierre.pdf', contentType: 'application/pdf', content: new Uint8Array([37, 80, 68, 70]) })
  await sees('CIE-000001')
  await sees('Cambio mal dado')
  await press('PDF CIE-000001')
  await expect.poll(() => received(getDrawerClosingPdf)).toMatchObject([{ params: { id: CLOSING.id } }])
})

test('drawers are made, and one that its holder left open is closed by another', async () => {
  const held = { ...DRAWER, session: { id: SESSION.id, holder: HOLDER, businessDay: '2026-01-05', openedAt: AT } }
  await shown(null, { at: '/finances/caja?view=drawers' }, [held])
  answers(getDrawerSession, SESSION)
  answers(createDrawer, { id: idOf(77) })
  await sees(/Abierta por Ana Vega/)
  await press('Nueva caja')
  await write(/^Nombre/, 'Mostrador 2')
  await press('Guardar')
  await expect.poll(() => received(createDrawer)).toMatchObject([{ body: { name: 'Mostrador 2', place: '' } }])
  await isGone(dialog())
  await press('Cerrar')
  await sees(dialog('Cerrar Mostrador 1'))
})

test.each([
  [SESSION, 'A tu caja: Mostrador 1'],
  [null, /A la cuenta Caja: no tienes caja abierta/],
  [{ ...SESSION, isOfEarlierDay: true }, /Tu caja quedó abierta de un día anterior/],
])('cash says where it goes', async (session, sentence) => {
  answers(getMyDrawer, { session })
  answers(listCompanyAccounts, [CASH, BANK])
  await renderScreen(<CashGoesTo method="cash" accountId="" />, { role: 'administrator' })
  await sees(sentence)
  if (session === null) await expect.element(link('Abrir')).toHaveAttribute('href', '/finances/caja')
})

test.each([360, 1280] as const)('fits %s px, dark and in English', async (width) => {
  await shown(SESSION, { language: 'en', theme: 'dark', width })
  await sees('In the drawer')
  expect(whatSticksOut()).toEqual([])
  await press('Close')
  await sees(dialog('Close Mostrador 1'))
  expect(whatSticksOut()).toEqual([])
})
