import { type AuthorizedName, listAuthorizedNames } from '@app/contract/authorized-names.contract'
import { authorizeBundling } from '@app/contract/order-actions.contract'
import { listClientOrders, type Order } from '@app/contract/orders.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { expect, test, vi } from 'vitest'
import { givenCovers } from '../../../testing/given-covers.ts'
import { aPage } from '../../../testing/given-list.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { someParameters } from '../../../testing/given-parameters.ts'
import { aBrother } from '../../../testing/given-people.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, choose, dialog, hasFocus, list, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, holds, isAsked, received, refuses } from '../../../testing/server.ts'
import { AuthorizeBundlingDialog } from './authorize-bundling-dialog.tsx'

const diego = aBrother({ purposes: ['consignee'] })
const shoes = anOrder({
  id: idOf(11),
  code: 'OR-000011',
  title: { kind: 'thing', name: 'Zapatos', more: 0 },
  weightInGrams: 1_200,
  productValueInCents: 8_000,
})

const NO_SAVING =
  'Por ahora, juntarlos no ahorra arancel. Si llega otro paquete tuyo que quepa con ellos, viajarán juntos y pagarán uno solo.'

type Given = { chosen?: Order[]; others?: Order[]; people?: AuthorizedName[]; stage?: Stage }

async function show({ chosen = [anOrder()], others = [], people = [diego], stage = {} }: Given = {}) {
  givenCovers()
  answers(listAuthorizedNames, people)
  answers(listRetailParameters, someParameters())
  answers(listClientOrders, aPage([...chosen, ...others]))
  const onDone = vi.fn()
  const onClose = vi.fn()
  await renderScreen(<AuthorizeBundlingDialog orders={chosen} onClose={onClose} onDone={onDone} />, { role: 'client', ...stage })
  await sees(dialog())
  return { onDone, onClose }
}

test('it says what the owner agrees to, and lists each package with its weight', async () => {
  await show({ chosen: [anOrder(), shoes] })
  await sees(dialog('Autorizar la consolidación de 2 paquetes'))
  await sees('Aceptas que estos paquetes viajen en una misma declaración de aduana con otros del mismo consignatario.')
  await sees('Audífonos inalámbricos')
  await sees('1,50 kg')
  await sees('Zapatos')
  await sees('1,20 kg')
  await hasFocus(button('Autorizar 2 paquetes'))
})

test('a package that was not weighed has a dash in the place of a weight', async () => {
  await show({ chosen: [anOrder({ weightInGrams: null })] })
  await sees('—')
})

// A declaration of category B costs 20 USD of duty; it holds at most 4 kg and 400 USD with 6.5 % tax.
test.each<[string, Order[], Order[], string]>([
  ['two small ones share one declaration', [anOrder(), shoes], [], 'Ahorras hasta $20,00'],
  [
    'a third that is authorized already joins them',
    [anOrder(), shoes],
    [anOrder({ id: idOf(12), isAuthorizedToBundle: true, weightInGrams: 1_000, productValueInCents: 5_000 })],
    'Ahorras hasta $40,00',
  ],
  ['one alone saves nothing', [anOrder()], [], NO_SAVING],
  ['two of more than 4 kg do not fit', [anOrder({ weightInGrams: 2_900 }), shoes], [], NO_SAVING],
  ['two of more than 400 USD with tax do not fit', [anOrder({ productValueInCents: 30_000 }), shoes], [], NO_SAVING],
  [
    'one that another consignee receives does not count',
    [anOrder()],
    [
      anOrder({
        id: idOf(12),
        isAuthorizedToBundle: true,
        consignee: {
          authorizedNameId: diego.id,
          name: diego.name,
          identificationType: 'cedula',
          identification: diego.identification,
        },
      }),
    ],
    NO_SAVING,
  ],
  [
    'one that is in a bundle already does not count',
    [anOrder()],
    [anOrder({ id: idOf(12), isAuthorizedToBundle: true, bundle: { id: idOf(30), code: 'BU-000030' } })],
    NO_SAVING,
  ],
  ['a special one does not share with an ordinary one', [anOrder(), anOrder({ ...shoes, isSpecial: true })], [], NO_SAVING],
])('what it saves: %s', async (_case, chosen, others, sentence) => {
  await show({ chosen, others })
  await sees(dialog().getByText(sentence))
})

test('the saving says how many packages go in how many declarations', async () => {
  await show({ chosen: [anOrder(), shoes] })
  await sees('2 paquetes pueden viajar en una sola declaración: el arancel de $20,00 se paga una vez.')
})

test('what is saved follows the consignee who is chosen', async () => {
  const ofDiego = anOrder({
    id: idOf(12),
    isAuthorizedToBundle: true,
    consignee: {
      authorizedNameId: diego.id,
      name: diego.name,
      identificationType: 'cedula',
      identification: diego.identification,
    },
  })
  await show({ chosen: [anOrder()], others: [ofDiego] })
  await sees(dialog().getByText(NO_SAVING))
  await choose('Consignatario', 'Diego Paredes · 0926687856')
  await sees('Ahorras hasta $20,00')
})

test('all of them are sent together with the consignee', async () => {
  answers(authorizeBundling, { orders: [anOrder(), shoes] })
  const { onDone } = await show({ chosen: [anOrder(), shoes] })
  await choose('Consignatario', 'Diego Paredes · 0926687856')
  await press('Autorizar 2 paquetes')
  await sees('Autorización guardada con éxito.')
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  await expect
    .poll(() => received(authorizeBundling)[0]?.body)
    .toEqual({
      orderIds: [idOf(10), idOf(11)],
      isAuthorizedToBundle: true,
      consigneeAuthorizedNameId: diego.id,
    })
})

test('the client is the consignee unless another is chosen', async () => {
  answers(authorizeBundling, { orders: [anOrder()] })
  await show()
  await expect.element(list('Consignatario')).toHaveDisplayValue('Yo (Ana Paredes)')
  await press('Autorizar')
  await expect.poll(() => received(authorizeBundling)[0]?.body?.consigneeAuthorizedNameId).toBeNull()
})

test('who may only collect is not offered as consignee', async () => {
  await show({ people: [aBrother({ purposes: ['pickup'] }), diego] })
  await expect.poll(() => list('Consignatario').getByRole('option').all().length).toBe(2)
})

test.each([
  ['differentConsignees', 'Todos los pedidos de un bulto deben tener el mismo consignatario.'],
  ['cedulaRequired', 'El consignatario de la categoría B necesita cédula.'],
  [
    'consentMissing',
    'Falta el consentimiento del consignatario: pídeselo por enlace en Personas autorizadas, o la oficina lo guarda firmado.',
  ],
  ['orderActionNotAllowed', 'El pedido ya no permite esta acción. Actualiza para ver cómo está.'],
] as const)('%s is said in the dialog, and it stays open', async (code, sentence) => {
  refuses(authorizeBundling, code)
  const { onDone } = await show()
  await press('Autorizar')
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(sentence)
  expect(onDone).not.toHaveBeenCalled()
})

test('a double click authorizes once', async () => {
  answers(authorizeBundling, { orders: [anOrder()] })
  const release = holds(authorizeBundling)
  const { onDone } = await show()
  await button('Autorizar').dblClick()
  release()
  await expect.poll(() => onDone.mock.calls.length).toBeGreaterThan(0)
  await isAsked(authorizeBundling)
})

test('cancelling sends nothing', async () => {
  const { onClose } = await show()
  await press('Cancelar')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(received(authorizeBundling)).toEqual([])
})

test('twenty packages with long names fit the narrowest phone, in English', async () => {
  const chosen = Array.from({ length: 20 }, (_, position) =>
    anOrder({ id: idOf(100 + position), description: 'Wireless'.repeat(20) }),
  )
  await show({ chosen, stage: { width: 360, language: 'en', theme: 'dark' } })
  await sees(dialog('Authorize the bundling of 20 packages'))
  expect(whatSticksOut()).toEqual([])
})
