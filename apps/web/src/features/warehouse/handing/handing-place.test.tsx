// The counter in Quito: a bill is found, each of its packages scanned, and the delivery asks for the document. Without a mouse.
import { listAuthorizedNames } from '@app/contract/authorized-names.contract'
import { listBills } from '@app/contract/bills.contract'
import { deliverOrders } from '@app/contract/deliveries.contract'
import { listAllOrders, listOrdersOfClient, type Order } from '@app/contract/orders.contract'
import { findBillByPass } from '@app/contract/passes/passes.contract'
import { expect, test, vi } from 'vitest'
import { aPage } from '../../../testing/given-list.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { givenPass } from '../../../testing/given-pass.ts'
import { givenBill } from '../../../testing/given-payments.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, dialog, hasFocus, isGone, key, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refuses, refusesOnce } from '../../../testing/server.ts'
import { HandingPlace } from './handing-place.tsx'

const BILL = givenBill({ status: 'charged', code: 'VTA-000040', dueInCents: 0 })
const { code: PASS } = givenPass()
const onBill = (number: number, changed: Partial<Order> = {}): Order =>
  anOrder({
    ...{ id: idOf(number), code: `ORD-0000${number}`, tracking: `TBA0000000000${number}`, status: 'paid' },
    bill: { id: BILL.id, code: BILL.code },
    ...changed,
  })
const [SHOES, CAP] = [onBill(90, { description: 'Zapatos' }), onBill(91, { description: 'Gorra' })]
const OTHER = onBill(95, { bill: { id: idOf(41), code: 'VTA-000041' } })

type World = { bills?: (typeof BILL)[]; elsewhere?: Order[] }

async function show({ bills = [BILL], elsewhere = [] }: World = {}, stage: Stage = {}) {
  const play = vi.fn<(tone: string) => void>()
  answers(findBillByPass, BILL)
  answers(listBills, aPage(bills))
  answers(listOrdersOfClient, aPage([SHOES, CAP, OTHER]))
  answers(listAllOrders, aPage(elsewhere))
  answers(listAuthorizedNames, [])
  answers(deliverOrders, { orders: [] })
  await renderScreen(<HandingPlace play={play} />, { role: 'administrator', ...stage })
  return play
}

async function scanned(field: ReturnType<typeof box>, text: string): Promise<void> {
  await hasFocus(field)
  await field.fill(text)
  await key('{Enter}')
}
const find = (text: string) => scanned(box('Código de retiro, VTA- o cédula'), text)
const scan = (text: string) => scanned(box('Paquete'), text)

test('the pass finds the bill, each package is scanned, and the document delivers: no mouse', async () => {
  const play = await show()
  await find(PASS)
  await sees('Retira')
  await scan('ORD-000090')
  await sees('ORD-000090 va')
  await scan('TBA000000000091')
  await sees(dialog('Entregar los paquetes de VTA-000040'))
  await key('1712345678{Enter}')
  await expect
    .poll(() => received(deliverOrders).map(({ body }) => body))
    .toEqual([{ orderIds: [SHOES.id, CAP.id], identification: '1712345678' }])
  await sees('VTA-000040 entregada')
  await hasFocus(box('Código de retiro, VTA- o cédula'))
  expect(play.mock.calls.flat()).toEqual(['ok', 'ok', 'ok'])
})

test('a bill of more packages than a page holds is handed over whole, and nothing of it is unticked', async () => {
  await show()
  answers(listOrdersOfClient, ({ query }) =>
    query?.cursor === 'second' ? aPage([CAP]) : aPage([SHOES, OTHER], { nextCursor: 'second' }),
  )
  await find(PASS)
  await scan('ORD-000090')
  await sees('ORD-000090 va')
  await isGone(dialog('Entregar los paquetes de VTA-000040'))
  await scan('ORD-000091')
  await sees(dialog('Entregar los paquetes de VTA-000040'))
  expect(document.querySelectorAll('[role=dialog] [type=checkbox]')).toHaveLength(0)
})

test('six digits, the code of a bill and a document find it too', async () => {
  await show()
  await find('472 918')
  await sees(box('Paquete'))
  expect(received(findBillByPass).at(-1)?.body).toEqual({ digits: '472918' })
  await show()
  await find('VTA-40')
  await sees(box('Paquete'))
  expect(received(listBills).at(-1)?.query).toMatchObject({ q: 'VTA-000040', status: 'charged' })
  await show()
  await find('171234567-8')
  await sees(box('Paquete'))
  expect(received(listBills).at(-1)?.query).toMatchObject({ q: '1712345678', status: 'charged', isFinished: 'false' })
})

test('of several bills of one document one is chosen with Enter', async () => {
  await show({ bills: [BILL, { ...BILL, id: idOf(41), code: 'VTA-000041' }] })
  await find('1712345678')
  await sees('2 notas de cobro por entregar')
  await hasFocus(button(/VTA-000040/))
  await key('{Enter}')
  await sees(box('Paquete'))
})

test('nothing that waits, digits of nothing and digits that are locked are said', async () => {
  const play = await show({ bills: [] })
  await find('1712345678')
  await sees('No hay nada por retirar')
  expect(play).toHaveBeenLastCalledWith('unknown')
  refuses(findBillByPass, 'tooManyRequests', { retryAfterInSeconds: 3_540 })
  await find('472919')
  await sees('Demasiados intentos. Vuelve a intentar en 59 minutos.')
  await hasFocus(button('Entendido'))
  await key('{Enter}')
  await hasFocus(box('Código de retiro, VTA- o cédula'))
})

const STAYING: [whose: string, changed: Partial<Order>, sentence: string][] = [
  ['another bill', { status: 'paid' }, 'ORD-000096 es de otra nota de cobro'],
  ['nobody paid', { status: 'inWarehouseUIO', bill: null }, 'ORD-000096 no está pagado'],
  ['what left the house', { status: 'receivedAndDelivered' }, 'ORD-000096 ya se entregó'],
]
test.each(STAYING)('a package of %s stays here, and swallows scans until somebody read it', async (_whose, changed, sentence) => {
  const play = await show({ elsewhere: [onBill(96, changed)] })
  await find(PASS)
  await scan('ORD-000096')
  await sees(sentence)
  expect(play).toHaveBeenLastCalledWith('wrongPlace')
  await hasFocus(button('Entendido'))
  await box('Paquete').fill('ORD-000090')
  await key('{Enter}')
  await sees('Ese escaneo no se tomó')
  await button('Entendido').click()
  await scan('TBA000000000090')
  await sees('ORD-000090 va')
})

test('a number of nothing, and a package that lies there already, are said by their own tones', async () => {
  const play = await show()
  await find(PASS)
  await scan('ORD-999999')
  await sees('No encontramos este paquete')
  expect(play).toHaveBeenLastCalledWith('unknown')
  await scan('ORD-000090')
  await sees('ORD-000090 va')
  await scan('TBA000000000090')
  await sees('ORD-000090 ya está en el mostrador')
  expect(play).toHaveBeenLastCalledWith('duplicate')
  await isGone(button('Pedir el documento'))
})

test('a wrong document delivers nothing; the delivery stays open', async () => {
  await show()
  refusesOnce(deliverOrders, 'incorrectIdentification')
  await find(PASS)
  await scan('ORD-000090')
  await scan('ORD-000091')
  await sees(dialog('Entregar los paquetes de VTA-000040'))
  await key('1799999999{Enter}')
  await sees(button('Entregar 2 paquetes'))
  await expect.poll(() => received(deliverOrders)).toHaveLength(1)
  await sees(dialog('Entregar los paquetes de VTA-000040'))
})

test('without connection it says so, and takes no scan', async () => {
  const play = await show()
  await find(PASS)
  await sees(box('Paquete'))
  dispatchEvent(new Event('offline'))
  await sees('Para entregar hace falta conexión: lo que escanees ahora no se toma.')
  await scan('ORD-000090')
  await expect.poll(() => play.mock.calls.at(-1)).toEqual(['blocked'])
})

test('it fits the narrowest phone, in English and dark', async () => {
  await show({}, { width: 360, language: 'en', theme: 'dark' })
  await scanned(box('Pickup code, VTA- or ID number'), PASS)
  await sees(box('Package'))
  expect(whatSticksOut()).toEqual([])
})
