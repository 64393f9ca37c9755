// What the files of the lists of purchases, dropshipping requests and quotations say, column by column, in both languages.
import { dropshipping, purchases, quotations } from '@app/contract'
import { beforeAll, test } from 'vitest'
import { ask, proposeDearer, remove, update } from '../../testing/given/given-purchases.ts'
import { expectFile } from '../../testing/list-files.ts'
import { MONDAY, standStillAt } from '../../testing/moved-clock.ts'
import { given, type Person, signedInAs } from '../../testing/world.ts'

standStillAt(MONDAY)
const NOW = '2031-06-02 10:00'
const NAME = 'Inés Ñacato'
const REASON = 'La tienda ya no lo tiene; se buscó en otras.'

const administrator = signedInAs('administrator')
let client: Person

beforeAll(async () => {
  const associate = await given.associate({ firstName: 'Marco', lastName: 'Vera' })
  client = await given.client({ associate, firstName: 'Inés', lastName: 'Ñacato' })
})

test('the file of assisted purchases says what is bought, for how much and why it was removed', async () => {
  const purchase = await proposeDearer('administrator', await ask(client, { comment: 'Para el domingo' }))
  await update('administrator', purchase, { observation: 'Subió de precio' })
  await remove('administrator', purchase, REASON)

  await expectFile(
    'administrator',
    purchases.exportPurchases,
    { es: 'compras-asistidas', en: 'assisted-purchases' },
    { q: purchase.code },
    [
      ['Número', 'Number', purchase.code],
      ['Fecha', 'Date', NOW],
      ['Estado', 'Status', { es: 'Eliminado', en: 'Removed' }],
      ['Casillero', 'Casillero', client.casilleroCode ?? ''],
      ['Cliente', 'Client', NAME],
      ['Asociado', 'Associate', 'Marco Vera'],
      ['Qué se compra', 'What is bought', '2 × Zapatillas de correr, 1 × Medias'],
      ['Mercadería (USD)', 'Goods (USD)', '129.93'],
      ['Valor declarado (USD)', 'Declared value (USD)', '129.93'],
      ['Total (USD)', 'Total (USD)', '155.92'],
      ['Pagado por adelantado (USD)', 'Paid up front (USD)', '0'],
      ['Pedido', 'Order', ''],
      ['Comentario', 'Comment', 'Para el domingo'],
      ['Observación', 'Observation', 'Subió de precio'],
      ['Motivo de eliminación', 'Why removed', REASON],
    ],
  )
})

test('the file of dropshipping requests says what is wanted, quoted and until when', async () => {
  const wish = { link: 'https://store.example/lamp', description: 'Lámpara', options: 'de mesa; verde', quantity: 2 }
  const { id, code } = await signedInAs(client).call(dropshipping.createDropshipping, { body: wish })
  // 2 × 30.00; 6.5 %, 3.90; 8 % of 63.90, 5.11.
  const quote = { action: 'quote', unitPriceInCents: 3_000, lastDay: '2031-06-09' } as const
  await administrator.call(dropshipping.updateDropshipping, { params: { id }, body: quote })

  await expectFile('administrator', dropshipping.exportDropshipping, { es: 'dropshipping', en: 'dropshipping' }, { q: code }, [
    ['Número', 'Number', code],
    ['Estado', 'Status', { es: 'Cotizado', en: 'Quoted' }],
    ['Fecha', 'Date', NOW],
    ['Cliente', 'Client', NAME],
    ['Asociado', 'Associate', 'Marco Vera'],
    ['Descripción', 'Description', 'Lámpara'],
    ['Opciones', 'Options', 'de mesa; verde'],
    ['Enlace', 'Link', 'https://store.example/lamp'],
    ['Cantidad', 'Quantity', '2'],
    ['Precio cotizado (USD)', 'Quoted price (USD)', '69.01'],
    ['Último día', 'Last day', '2031-06-09'],
    ['Pedido', 'Order', ''],
  ])
})

test('the file of quotations says what was quoted', async () => {
  const body = { service: 'COU' as const, weightInGrams: 2_500, productValueInCents: 12_000, description: 'Dos pares' }
  const { code } = await signedInAs(client).call(quotations.requestQuotation, { body })

  await expectFile(
    'administrator',
    quotations.exportQuotations,
    { es: 'cotizaciones', en: 'quotations' },
    { clientId: client.id },
    [
      ['Número', 'Number', code],
      ['Fecha', 'Date', NOW],
      ['Cliente', 'Client', NAME],
      ['Servicio', 'Service', { es: 'Tú compras', en: 'You buy' }],
      ['Categoría', 'Category', 'B'],
      ['Descripción', 'Description', 'Dos pares'],
      ['Peso (kg)', 'Weight (kg)', '2.5'],
      ['Valor (USD)', 'Value (USD)', '120'],
      ['Total (USD)', 'Total (USD)', '48.64'],
    ],
  )
})
