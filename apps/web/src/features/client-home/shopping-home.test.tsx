import { type Company, getCompany } from '@app/contract/company.contract'
import { getClientHome } from '@app/contract/dashboard.contract'
import type { ClientHome, HomeTask } from '@app/contract/fields/client-home'
import { getOrder, listClientOrders } from '@app/contract/orders.contract'
import type { Titles } from '@app/domain'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../api/query-client.ts'
import { refetch } from '../../api/refetch.ts'
import { givenCompany } from '../../testing/given-company.ts'
import { givenCovers } from '../../testing/given-covers.ts'
import { aHome, aPackage } from '../../testing/given-home.ts'
import { aPage } from '../../testing/given-list.ts'
import { anOrder, anOrderInDetail } from '../../testing/given-orders.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { button, dialog, heading, isGone, link, press, says, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, holds, refusesOnce } from '../../testing/server.ts'
import { PlacePage } from './place-page.tsx'
import { ShoppingHome } from './shopping-home.tsx'

const thing = (name: string) => ({ kind: 'thing' as const, name, more: 0 })
const things = (...names: string[]): Titles => ({ titles: names.map(thing), count: names.length })
const show = (home: Partial<ClientHome> = {}, stage: Stage = {}) => {
  answers(getClientHome, aHome(home))
  answers(getOrder, anOrderInDetail())
  return renderScreen(<ShoppingHome />, { role: 'client', ...stage })
}
const tasks = () => page.getByRole('region', { name: /^Te toca a ti/ }).getByRole('listitem')
const wordsOfTasks = () =>
  tasks()
    .elements()
    .map((task) => task.textContent ?? '')

const INCOMPLETE: HomeTask = { kind: 'complete', orderId: idOf(11), title: thing('Audífonos'), missing: ['tracking'] }
const EVERY_TASK: HomeTask[] = [
  { kind: 'proofRefused', billId: idOf(40), things: things('Gorra'), reason: 'No se lee el valor.' },
  { kind: 'quote', requestId: idOf(50), title: thing('Reloj'), totalInCents: 11_500, lastDay: '2099-06-30', isExpired: false },
  { kind: 'answer', purchaseId: idOf(31), title: thing('Zapatillas'), totalInCents: 11_235 },
  INCOMPLETE,
  { kind: 'incident', orderId: idOf(13), title: thing('Cafetera') },
  { kind: 'pay', billId: idOf(41), things: things('Zapatos', 'Lente'), dueInCents: 4_070 },
  { kind: 'bill', things: things('Taza') },
  { kind: 'collect', billId: idOf(42), things: things('Medias'), pickupName: 'Luz Paz' },
  { kind: 'bundle', packages: 2, savingInCents: 2_000 },
]

test('whoever never ordered reads how it works, and nothing of what is empty', async () => {
  await show({ hasOrdered: false })
  await expect.element(page.getByRole('region', { name: 'Tu primer paquete' })).toBeVisible()
  await isGone(/^Te toca a ti/)
  await isGone('No tienes paquetes en camino')
})

test('whoever never ordered and has a price to answer reads both', async () => {
  await show({ hasOrdered: false, tasks: EVERY_TASK.slice(2, 3) })
  await says(tasks().first(), /^Responde el precio: Zapatillas/)
  await expect.element(page.getByRole('region', { name: 'Tu primer paquete' })).toBeVisible()
})

test('who ordered before and has nothing to do reads so', async () => {
  await show()
  await sees('Nada pendiente. Te avisamos.')
  await sees('No tienes paquetes en camino')
})

test('everything that waits is listed, the most urgent first, each with the way there', async () => {
  await show({ tasks: EVERY_TASK })
  await expect.element(heading('Te toca a ti (9)')).toBeVisible()
  expect(wordsOfTasks()).toHaveLength(3)
  await press('Ver todo (9)')
  const said = wordsOfTasks()
  expect(said).toHaveLength(9)
  expect(said[0]).toContain('No pudimos aceptar tu comprobante de pago: Gorra')
  expect(said[0]).toContain('No se lee el valor.')
  expect(said[1]).toContain('Responde el precio: Reloj')
  expect(said[1]).toContain('$115,00')
  expect(said[2]).toContain('Responde el precio: Zapatillas')
  expect(said[2]).toContain('112,35')
  expect(said[3]).toContain('Completa: Audífonos')
  expect(said[3]).toContain('Falta ')
  expect(said[4]).toContain('Hay una novedad: Cafetera')
  expect(said[5]).toContain('Paga $40,70: Zapatos y Lente')
  expect(said[6]).toContain('Genera tu nota de cobro: Taza')
  expect(said[7]).toContain('Listo para retirar: Medias')
  expect(said[7]).toContain('Lo retira Luz Paz, con su documento.')
  expect(said[8]).toContain('ahorra hasta $20,00')
  await expect.element(link('Ver dónde retirar')).toHaveAttribute('href', `/tuspagos?view=paid&open=${idOf(42)}`)
  await expect.element(link('Responder')).toHaveAttribute('href', `/tuscompraasistidas?open=${idOf(31)}`)
  await expect.element(link('Ver dónde pagar')).toHaveAttribute('href', `/tuspagos?view=pending&open=${idOf(41)}`)
  await expect.element(link('Ver cotización')).toHaveAttribute('href', `/cotizar?open=${idOf(50)}`)
})

test('of a kind of which there are many, the last row says how many more and leads to all', async () => {
  await show({ tasks: [INCOMPLETE, EVERY_TASK[5] as HomeTask], more: [{ kind: 'complete', count: 15 }] })
  await press('Ver todo (17)')
  expect(wordsOfTasks()[1]).toContain('Y 15 más')
  await expect.element(link('Ver todos')).toHaveAttribute('href', '/?view=inReview')
})

test('a quote that expired says so instead of its price', async () => {
  await show({ tasks: [{ ...EVERY_TASK[1], isExpired: true } as HomeTask] })
  await says(tasks().first(), /El precio que te dimos venció/)
})

const AT_ANY_TIME: Company = {
  ...givenCompany(),
  openingHours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opensAt: '00:00', closesAt: '23:59' }],
  whatsAppNumber: '+593987654321',
}

test('what can be collected is said first and large, with where and until when', async () => {
  const { quitoAddress, openingHours, mapLink } = AT_ANY_TIME
  const counter = { quitoAddress, openingHours, mapLink }
  await show({ hero: { kind: 'collect', billId: idOf(42), things: things('Zapatos', 'Taza'), pickupName: 'Luz Paz', counter } })
  const hero = page.getByRole('region', { name: 'Listo para retirar' })
  await says(hero, /Zapatos y Taza/)
  await says(hero, /Abierto hasta las 23:59/)
  await expect.element(link('Ver en el mapa')).toBeVisible()
  await expect.element(link('Ver dónde retirar')).toHaveAttribute('href', `/tuspagos?view=paid&open=${idOf(42)}`)
})

test('else what arrives next, with its day and how late it is', async () => {
  const order = aPackage({
    id: idOf(70),
    status: 'sended',
    estimatedArrivalDate: '2099-11-27',
    daysLate: 2,
    title: thing('Lente'),
  })
  await show({ hero: { kind: 'arrival', package: order } })
  const hero = page.getByRole('region', { name: /^Llega el .*27 nov/ })
  await says(hero, /En vuelo · 2 días tarde/)
  await press('Lente')
  expect(location.search).toBe(`?open=${idOf(70)}`)
})

/** One red pixel. */
const COVER = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'

test('a package stands with its photo, else with the first letter of its store', async () => {
  const [seen, named, unknown] = [
    aPackage({ id: idOf(71), title: thing('Lente'), cover: COVER }),
    aPackage({ id: idOf(72), title: thing('Gorra'), store: 'nike' }),
    aPackage({ id: idOf(73), title: thing('Taza'), store: '' }),
  ]
  await show({ places: [{ place: 'inMiami', count: 3, packages: [seen, named, unknown] }] })
  const cards = page.getByRole('region', { name: 'En camino' }).getByRole('listitem')
  const cardOf = (title: string) => cards.filter({ hasText: title })
  await sees(cardOf('Lente'))
  const photo = cardOf('Lente').element().querySelector('img')
  expect(photo?.getAttribute('src')).toBe(`data:image/webp;base64,${COVER}`)
  // The title beside it says what it is.
  expect(photo?.getAttribute('alt')).toBe('')
  await says(cardOf('Gorra'), /^N/)
  expect(cardOf('Taza').element().querySelector('[aria-hidden] svg')).not.toBeNull()
})

test('what cannot be read says so, and is asked for again', async () => {
  answers(getClientHome, aHome({ tasks: [INCOMPLETE] }))
  refusesOnce(getClientHome, 'roleNotAllowed')
  await renderScreen(<ShoppingHome />, { role: 'client' })
  await sees('Tu rol no permite hacer esto.')
  await press('Intentar de nuevo')
  await says(tasks().first(), /^Completa: Audífonos/)
  await isGone('Tu rol no permite hacer esto.')
})

test('nothing is shown of it before all of it is known', async () => {
  answers(getClientHome, aHome({ tasks: [INCOMPLETE] }))
  const release = holds(getClientHome)
  await renderScreen(<ShoppingHome />, { role: 'client' })
  await sees(heading('Tu dirección en Miami'))
  await isGone(/^Completa: Audífonos/)
  release()
  await sees(/^Completa: Audífonos/)
  await sees(button('Completar'))
})

test('it is asked for again with every kind of record that changes', async () => {
  await show({ tasks: [INCOMPLETE] })
  await sees(/^Completa: Audífonos/)
  answers(getClientHome, aHome())
  refetch(queryClient, ['bills'])
  await sees('Nada pendiente. Te avisamos.')
})

test('what is on its way is on the home by place, three of each, those alike told apart', async () => {
  const inMiami = [
    aPackage({ id: idOf(60), status: 'inWarehouseMIA' }),
    aPackage({ id: idOf(61), status: 'inWarehouseMIA', store: 'Nike' }),
    aPackage({ id: idOf(62), status: 'inWarehouseMIA', title: thing('Gorra') }),
  ]
  const flying = aPackage({ id: idOf(64), status: 'sended', title: thing('Lente') })
  const paid = aPackage({ id: idOf(65), status: 'paid', title: thing('Taza') })
  await show({
    places: [
      { place: 'inMiami', count: 2_800, packages: inMiami },
      { place: 'inFlight', count: 1, packages: [flying] },
      { place: 'inQuito', count: 4, packages: [paid] },
    ],
  })
  const way = page.getByRole('region', { name: 'En camino' })
  for (const place of ['En Miami 2.800', 'En vuelo 1', 'En Quito 4']) await sees(heading(place))
  await isGone(heading(/^Por llegar a Miami/))
  await sees(way.getByRole('button', { name: 'Audífonos inalámbricos · Nike' }))
  expect(way.getByRole('listitem').elements()).toHaveLength(5)
  await expect.element(link('Ver los 4')).toHaveAttribute('href', '/?view=inQuito')
  await expect.element(link('Ver los 2.800')).toHaveAttribute('href', '/tuspedidos?view=inMiami')
  await press('Lente')
  expect(location.search).toBe(`?open=${idOf(64)}`)
})

test('all that is at a place is a page away, which leads back', async () => {
  answers(listClientOrders, aPage([anOrder({ id: idOf(80), status: 'inReview' })]))
  givenCovers()
  await renderScreen(<PlacePage place="inReview" />, { role: 'client', at: '/?view=inReview' })
  await sees(page.getByRole('row', { name: /Audífonos inalámbricos/ }))
  await expect.element(link('Volver al inicio')).toHaveAttribute('href', '/')
})

test('long words fit the narrowest phone, in English and dark', async () => {
  const name = 'Electroencefalografista-portátil-de-sob…'
  const title = { kind: 'thing', name, more: 12 } as const
  await show(
    {
      hero: { kind: 'arrival', package: aPackage({ title, status: 'sended', estimatedArrivalDate: '2099-11-27' }) },
      tasks: [{ ...INCOMPLETE, title } as HomeTask],
      places: [{ place: 'inReview', count: 1, packages: [aPackage({ title })] }],
    },
    { width: 360, language: 'en', theme: 'dark' },
  )
  await sees(/^Complete: Electroencefalografista/)
  expect(whatSticksOut()).toEqual([])
})

test('whom to ask is one press away: beside the address at a desk, in the bar on a phone', async () => {
  answers(getCompany, AT_ANY_TIME)
  await show({}, { width: 1280 })
  await press('Ayuda')
  await sees(dialog('Ayuda'))
  await sees('lun – dom')
  await expect.element(link('WhatsApp')).toHaveAttribute('href', 'https://wa.me/593987654321')
  await show({}, { width: 360 })
  await isGone(button('Ayuda'))
})
