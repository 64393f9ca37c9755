// What the files of the lists about packages, people and parameters say, column by column, in both languages.
import { bundles, incidents, manifests, orders, parameters, users } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { given, reload } from '../../testing/given/given-orders.ts'
import { arrivedBundle } from '../../testing/given/given-packages.ts'
import { expectFile, listFile } from '../../testing/list-files.ts'
import { MONDAY, standStillAt } from '../../testing/moved-clock.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

standStillAt(MONDAY)
const NOW = '2031-06-02 10:00'
const TODAY = '2031-06-02'
/** The cut-off is on Wednesday the 4th. */
const FRIDAY = '2031-06-06'
const NAME = 'Inés Ñacato'
const YES = { es: 'Sí', en: 'Yes' }
const NO = { es: 'No', en: 'No' }

const administrator = signedInAs('administrator')
let associate: Person
let client: Person

beforeAll(async () => {
  associate = await given.associate({ firstName: 'Marco', lastName: 'Vera' })
  client = await given.client({ associate, firstName: 'Inés', lastName: 'Ñacato', hasDiscount: true })
})

describe('the file of orders', () => {
  const NAMES = { es: 'pedidos', en: 'orders' }

  test('says everything of a package that was billed', async () => {
    const package_ = { weightInGrams: 2_500, valueInCents: 12_000, tracking: '1Z999AA10123456784' }
    const { id } = await given.order({ client, status: 'pendingOfPay', storeWeightInGrams: 2_000, ...package_ })
    const { code, requestNumber, bundle, bill } = await reload({ id })

    // 22.50 less 1.13, and 2.40: 23.77; IVA of 3.57 and a duty of 20.00.
    await expectFile('administrator', orders.exportAllOrders, NAMES, { q: code }, [
      ['Número', 'Number', code],
      ['Solicitud', 'Request', requestNumber],
      ['Servicio', 'Service', 'COU'],
      ['Estado', 'Status', { es: 'Por pagar', en: 'To be paid' }],
      ['Casillero', 'Casillero', client.casilleroCode ?? ''],
      ['Cliente', 'Client', NAME],
      ['Asociado', 'Associate', 'Marco Vera'],
      ['Consignatario', 'Consignee', NAME],
      ['Identificación', 'Identification', client.identification],
      ['Tracking', 'Tracking', '1Z999AA10123456784'],
      ['Transportista', 'Carrier', 'UPS'],
      ['Tienda', 'Store', ''],
      ['Descripción', 'Description', 'Zapatos'],
      ['Categoría', 'Category', 'B'],
      ['Especial', 'Special', NO],
      ['Valor (USD)', 'Value (USD)', '120'],
      ['Peso tienda (kg)', 'Store weight (kg)', '2'],
      ['Peso Miami (kg)', 'Miami weight (kg)', '2.5'],
      ['Peso Quito (kg)', 'Quito weight (kg)', '2.5'],
      ['Peso que se cobra (kg)', 'Billed weight (kg)', '2.5'],
      ['Precio (USD)', 'Price (USD)', '47.34'],
      ['Precio definitivo', 'Final price', YES],
      ['Bulto', 'Bundle', bundle?.code ?? 'none'],
      ['Nota de cobro', 'Bill of sale', bill?.code ?? 'none'],
      ['Fecha del pedido', 'Order date', TODAY],
      ['Llegada estimada', 'Estimated arrival', FRIDAY],
      ['Llegada prometida', 'Promised arrival', FRIDAY],
      ['Días tarde', 'Days late', '0'],
      ['Llegada a Quito', 'Arrival in Quito', TODAY],
      ['Qué falta', 'What is missing', ''],
      ['Estante', 'Shelf', ''],
    ])
  })

  test('leaves empty what is not known of a package without client', async () => {
    const { code, requestNumber } = await given.unmatched('9400111899223197428490', 700)

    const { rows } = await listFile('administrator', orders.exportUnmatchedOrders, 'es', { q: code })

    const [row = []] = rows
    expect(row.filter(([, value]) => value !== '')).toEqual([
      ['Número', code],
      ['Solicitud', requestNumber],
      ['Servicio', 'COU'],
      ['Estado', 'En bodega Miami'],
      ['Tracking', '9400111899223197428490'],
      ['Transportista', 'USPS'],
      ['Categoría', 'B'],
      ['Especial', 'No'],
      ['Valor (USD)', '0'],
      ['Peso Miami (kg)', '0.7'],
      ['Peso que se cobra (kg)', '0.7'],
      ['Precio definitivo', 'No'],
      ['Fecha del pedido', TODAY],
      ['Llegada estimada', '2031-06-06'],
    ])
  })

  test('says what is asked for of one that lacks something', async () => {
    const { code } = await given.order({ client, status: 'incomplete' })

    const { rows } = await listFile('administrator', orders.exportAllOrders, 'en', { q: code })

    expect(rows[0]).toContainEqual(['Status', 'Incomplete'])
    expect(rows[0]).toContainEqual(['What is missing', '¿Qué es?'])
    expect(rows[0]).toContainEqual(['Final price', 'No'])
  })
})

describe('the files of the way to Quito', () => {
  test('say of a bundle who is declared, with what, and where it is', async () => {
    const own = await given.client({ firstName: 'Luz', lastName: 'Paz' })
    const { bundleId, orderIds } = await arrivedBundle(own)
    const { code, manifest, childGuideNumber } = await administrator.call(bundles.getBundle, { params: { id: bundleId } })
    const order = await reload({ id: orderIds[0] ?? '' })

    await expectFile('administrator', bundles.exportBundles, { es: 'bultos', en: 'bundles' }, { q: code }, [
      ['Número', 'Number', code],
      ['Estado', 'Status', { es: 'Llegó a Quito', en: 'Arrived in Quito' }],
      ['Manifiesto', 'Manifest', manifest?.code ?? 'none'],
      ['Guía hija', 'Child guide', childGuideNumber ?? 'none'],
      ['Consignatario', 'Consignee', 'Luz Paz'],
      ['Identificación', 'Identification', own.identification],
      ['Categoría', 'Category', 'B'],
      ['Especial', 'Special', NO],
      ['Piezas', 'Pieces', '1'],
      ['No entregados', 'Not handed over', ''],
      ['Pedidos', 'Orders', order.code],
      ['Clientes', 'Clients', 'Luz Paz'],
      ['Peso (kg)', 'Weight (kg)', '2.5'],
      ['Valor declarado (USD)', 'Declared value (USD)', '120'],
      ['Valor de factura aduana (USD)', 'Customs invoice value (USD)', '120'],
      ['Valor con impuesto (USD)', 'Value with tax (USD)', '127.8'],
      ['Año del consignatario (USD)', "Consignee's year (USD)", '127.8'],
      ['Enviado', 'Sent', NOW],
      ['Llegada estimada', 'Estimated arrival', TODAY],
      ['Días tarde', 'Days late', '0'],
      ['Llegó a Quito', 'Arrived in Quito', NOW],
    ])
  })

  test('say of a manifest its flight and what it carries', async () => {
    const bundle = await given.bundle({ valueInCents: 9_390 })
    await administrator.call(bundles.setBundleValue, { params: bundle, body: { customsInvoiceValueInCents: 10_000 } })
    const { id, code } = await given.manifest({ bundles: [bundle], guideNumber: '729-11112222' })
    await administrator.call(manifests.updateManifest, { params: { id }, body: { departureDate: '2031-06-05' } })

    // 6.5 % on the larger of the two.
    await expectFile('administrator', manifests.exportManifests, { es: 'manifiestos', en: 'manifests' }, { q: code }, [
      ['Número', 'Number', code],
      ['Estado', 'Status', { es: 'Abierto', en: 'Open' }],
      ['Guía', 'Guide', '729-11112222'],
      ['Aerolínea', 'Airline', 'Avianca Cargo'],
      ['Vuelo', 'Flight', 'AV 8392'],
      ['Fecha de salida', 'Departure', '2031-06-05'],
      ['Enviado', 'Sent', ''],
      ['Llegada estimada', 'Estimated arrival', '2031-06-13'],
      ['Días tarde', 'Days late', '7'],
      ['No llegaron', 'Never arrived', '0'],
      ['Bultos', 'Bundles', '1'],
      ['Peso (kg)', 'Weight (kg)', '1'],
      ['Valor de factura aduana (USD)', 'Customs invoice value (USD)', '100'],
      ['Acumulado con impuesto (USD)', 'Cumulative with tax (USD)', '106.5'],
    ])
  })

  test.each([
    ['solved', { es: 'Solucionado', en: 'Solved' }],
    ['damaged', { es: 'Dañado', en: 'Damaged' }],
  ] as const)('say of an incident that was %s what happened and how it ended', async (outcome, words) => {
    const order = await given.order({ client })
    const params = { id: order.id }
    const opening = { kind: 'damaged', description: 'Llegó mojado, con la caja abierta.' } as const
    const { id: incidentId, code } = await administrator.call(incidents.openIncident, { params, body: opening })
    const body = { incidentId, outcome, resolution: 'Se habló con la clienta.' }
    await administrator.call(incidents.resolveIncident, { params, body })

    await expectFile('administrator', incidents.exportIncidents, { es: 'novedades', en: 'incidents' }, { q: code }, [
      ['Número', 'Number', code],
      ['Pedido', 'Order', order.code],
      ['Cliente', 'Client', NAME],
      ['Novedad', 'Incident', { es: 'Dañado', en: 'Damaged' }],
      ['Estado', 'Status', { es: 'Resuelto', en: 'Resolved' }],
      ['Qué pasó', 'What happened', 'Llegó mojado, con la caja abierta.'],
      ['Abierta', 'Opened', NOW],
      ['Resultado', 'Outcome', words],
      ['Resolución', 'Resolution', 'Se habló con la clienta.'],
      ['Resuelta', 'Resolved', NOW],
    ])
  })
})

test('the file of accounts says who they are and how they are called', async () => {
  const person = await given.client({ associate, firstName: 'Luz', lastName: 'Paz', hasDiscount: true })
  await given.order({ client: person })

  await expectFile('administrator', users.exportUsers, { es: 'usuarios', en: 'users' }, { q: person.identification }, [
    ['Código', 'Code', person.casilleroCode ?? ''],
    ['Nombres', 'First name', 'Luz'],
    ['Apellidos', 'Last name', 'Paz'],
    ['Correo', 'E-mail', person.email],
    ['Teléfono', 'Phone', '593987654321'],
    ['Identificación', 'Identification', person.identification],
    ['Provincia', 'Province', 'Pichincha'],
    ['Ciudad', 'City', 'Quito'],
    ['Tipo', 'Type', { es: 'Cliente', en: 'Client' }],
    ['Activo', 'Active', YES],
    ['Descuento', 'Discount', YES],
    ['Asociado', 'Associate', 'Marco Vera'],
    ['Pedidos abiertos', 'Open orders', '1'],
    ['Desde', 'Since', NOW],
  ])
})

test('the file of parameters says what each was, is, and why', async () => {
  const boss = await given.administrator({ firstName: 'Ana', lastName: 'León' })
  const body = { parameters: [{ key: 'bonusRate' as const, value: 12.5 }], reason: 'Nuevo acuerdo, desde junio' }
  await signedInAs(boss).call(parameters.updateParameters, { body })

  const query = { key: 'bonusRate', orderBy: 'validFrom', from: TODAY, to: TODAY }
  await expectFile('administrator', parameters.exportParameterHistory, { es: 'parámetros', en: 'parameters' }, query, [
    ['Parámetro', 'Parameter', 'bonusRate'],
    ['Valor', 'Value', '12.5'],
    ['Antes', 'Before', '10'],
    ['Unidad', 'Unit', 'percent'],
    ['Vigente desde', 'Valid from', NOW],
    ['Registrado', 'Recorded', NOW],
    ['Quién', 'Who', 'Ana León'],
    ['Motivo', 'Reason', 'Nuevo acuerdo, desde junio'],
  ])
})
