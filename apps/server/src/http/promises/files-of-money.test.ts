// What the files of the lists about money say, column by column, in both languages (vectors: domain, section 8).
import { bills, earnings, paymentProofs, payments } from '@app/contract'
import { beforeAll, describe, test } from 'vitest'
import { billedBundle, ordersOf, paid, paidBundle } from '../../testing/given/given-packages.ts'
import { approve, ask } from '../../testing/given/given-purchases.ts'
import { PAPER } from '../../testing/given/given-records.ts'
import { expectFile, type ReadColumn } from '../../testing/list-files.ts'
import { MONDAY, standStillAt } from '../../testing/moved-clock.ts'
import { given, type Person, signedInAs } from '../../testing/world.ts'

standStillAt(MONDAY)
const NOW = '2031-06-02 10:00'
const TODAY = '2031-06-02'
const NAME = 'Inés Ñacato'
const REASON = 'Era de otra persona; se registró dos veces.'

const administrator = signedInAs('administrator')
let associate: Person
let client: Person
let boss: Person

beforeAll(async () => {
  associate = await given.associate({ firstName: 'Marco', lastName: 'Vera' })
  client = await given.client({ associate, firstName: 'Inés', lastName: 'Ñacato' })
  boss = await given.administrator({ firstName: 'Ana', lastName: 'León' })
})

describe('the file of bills', () => {
  const WHOLE = { credited: '0', due: '0' }
  const columns = (code: string, status: ReadColumn[2], orderCode: string, applied: string, after = WHOLE): ReadColumn[] => [
    ['Número', 'Number', code],
    ['Estado', 'Status', status],
    ['Fecha', 'Date', NOW],
    ['Casillero', 'Casillero', client.casilleroCode ?? ''],
    ['Cliente', 'Client', NAME],
    ['A nombre de', 'Made out to', NAME],
    ['Identificación', 'Identification', client.identification],
    ['Retira', 'Picked up by', NAME],
    ['Pedidos', 'Orders', `Zapatos (${orderCode})`],
    ['No entregados', 'Not handed over', ''],
    ['Subtotal (USD)', 'Subtotal (USD)', '24.9'],
    ['IVA (USD)', 'IVA (USD)', '3.74'],
    ['Arancel (USD)', 'Duty (USD)', '20'],
    // Tests' houses tax freight.
    ['Base 0 % (USD)', 'Base at 0 % (USD)', '0'],
    ['Base con IVA (USD)', 'Base with IVA (USD)', '24.9'],
    ['No objeto de IVA (USD)', 'Not subject to IVA (USD)', '0'],
    ['Exento de IVA (USD)', 'Exempt from IVA (USD)', '0'],
    ['De terceros (USD)', 'For third parties (USD)', '20'],
    ['Total (USD)', 'Total (USD)', '48.64'],
    ['Acreditado (USD)', 'Credited (USD)', after.credited],
    ['Aplicado (USD)', 'Applied (USD)', applied],
    ['Por pagar (USD)', 'Due (USD)', after.due],
  ]
  const NAMES = { es: 'notas-de-cobro', en: 'bills-of-sale' }

  test('says what a paid one holds and how it was paid', async () => {
    const { code, orders } = await paidBundle(client)

    await expectFile(boss, bills.exportBills, NAMES, { q: code }, [
      ...columns(code, { es: 'Cobrado', en: 'Charged' }, orders[0]?.code ?? '', '48.64'),
      ['Cobrado', 'Paid', TODAY],
      ['Referencia', 'Reference', 'PICH-8812'],
      ['Motivo de anulación', 'Why it was voided', ''],
    ])
  })

  test('says what a credit note gave back, and what is still to pay of one that is paid in part', async () => {
    const { id, code, orders } = await billedBundle(client)
    const [{ id: orderId = '', code: orderCode = '' } = {}] = orders
    const { lines } = await administrator.call(bills.getBill, { params: { id } })
    const line = lines.find((one) => one.name === 'freight')
    const lineId = line?.id ?? ''
    await administrator.call(bills.issueCreditNote, {
      params: { id },
      body: { reason: REASON, lines: [{ lineId, amountInCents: 1_000 }] },
    })
    const part = { method: 'transfer', amountInCents: 2_000, reference: 'PICH-PARTE' } as const
    await administrator.call(payments.confirmClientPayment, { body: { ...part, orderIds: [orderId] } })

    // 48.64 less 10.00 and its IVA 1.50, less 20.00.
    await expectFile(boss, bills.exportBills, NAMES, { q: code }, [
      ...columns(code, { es: 'Pago pendiente', en: 'Payment pending' }, orderCode, '20', { credited: '11.5', due: '17.14' }),
      ['Cobrado', 'Paid', TODAY],
      ['Referencia', 'Reference', 'PICH-PARTE'],
      ['Motivo de anulación', 'Why it was voided', ''],
    ])
  })

  test('says why a void one is void', async () => {
    const { id, code, orders } = await billedBundle(client)
    await administrator.call(bills.voidBill, { params: { id }, body: { reason: REASON } })

    await expectFile(boss, bills.exportBills, NAMES, { q: code }, [
      ...columns(code, { es: 'Anulado', en: 'Void' }, orders[0]?.code ?? '', '0'),
      ['Cobrado', 'Paid', ''],
      ['Referencia', 'Reference', ''],
      ['Motivo de anulación', 'Why it was voided', REASON],
    ])
  })
})

describe('the file of payments', () => {
  const NAMES = { es: 'pagos', en: 'payments' }
  const head = (code: string): ReadColumn[] => [
    ['Número', 'Number', code],
    ['Fecha', 'Date', NOW],
    ['Casillero', 'Casillero', client.casilleroCode ?? ''],
    ['Cliente', 'Client', NAME],
  ]

  test('has what was paid and what took it back, each with its own sign', async () => {
    const bill = await billedBundle(client)
    const body = { orderIds: ordersOf(bill), method: 'deposit' as const, reference: 'DEP-4' }
    await signedInAs(boss).call(payments.confirmClientPayment, { body })
    const query = { billId: bill.id, orderBy: 'amountInCents', mode: 'asc' } as const
    const { data } = await administrator.call(payments.listPayments, { query })
    await signedInAs(boss).call(payments.undoPayment, { params: { id: data[0]?.id ?? '' }, body: { reason: REASON } })
    const [counter, payment] = (await administrator.call(payments.listPayments, { query })).data
    const what = (amount: string, billCode: string, applied: string): ReadColumn[] => [
      ['Recibido', 'Received', TODAY],
      ['Notas de cobro', 'Bills of sale', billCode],
      ['Compras asistidas', 'Assisted purchases', ''],
      ['Valor (USD)', 'Amount (USD)', amount],
      ['Aplicado (USD)', 'Applied (USD)', applied],
      ['A favor (USD)', 'In favour (USD)', '0'],
      ['Forma de pago', 'Method', { es: 'Depósito', en: 'Deposit' }],
      ['Cuenta', 'Account', 'Banco Pichincha 2100000001'],
      ['Referencia', 'Reference', 'DEP-4'],
    ]

    await expectFile(
      boss,
      payments.exportPayments,
      NAMES,
      query,
      [
        ...head(counter?.code ?? ''),
        ...what('-48.64', '', '0'),
        ['Anulado con', 'Undone by', ''],
        ['Motivo de anulación', 'Why it was undone', REASON],
        ['Registrado por', 'Recorded by', 'Ana León'],
      ],
      [
        ...head(payment?.code ?? ''),
        ...what('48.64', bill.code, '0'),
        ['Anulado con', 'Undone by', counter?.code ?? ''],
        ['Motivo de anulación', 'Why it was undone', ''],
        ['Registrado por', 'Recorded by', 'Ana León'],
      ],
    )
  })

  test('names the purchase that was paid up front', async () => {
    const purchase = await ask(client)
    await approve(boss, purchase, { paidUpFront: { amountInCents: 10_000, method: 'cash' } })
    const query = { purchaseId: purchase.id }
    const { data } = await administrator.call(payments.listPayments, { query })

    await expectFile(boss, payments.exportPayments, NAMES, query, [
      ...head(data[0]?.code ?? ''),
      ['Recibido', 'Received', TODAY],
      ['Notas de cobro', 'Bills of sale', ''],
      ['Compras asistidas', 'Assisted purchases', purchase.code],
      ['Valor (USD)', 'Amount (USD)', '100'],
      ['Aplicado (USD)', 'Applied (USD)', '100'],
      ['A favor (USD)', 'In favour (USD)', '0'],
      ['Forma de pago', 'Method', { es: 'Efectivo', en: 'Cash' }],
      ['Cuenta', 'Account', 'Caja'],
      ['Referencia', 'Reference', ''],
      ['Anulado con', 'Undone by', ''],
      ['Motivo de anulación', 'Why it was undone', ''],
      ['Registrado por', 'Recorded by', 'Ana León'],
    ])
  })
})

test('the file of receipts says what was claimed and what became of it', async () => {
  const bill = await billedBundle(client)
  const body = { amountInCents: 4_664, reference: 'PICH-1', note: 'De mi hermana' }
  const files = [{ ...PAPER, field: 'proof' }]
  const { id } = await signedInAs(client).call(paymentProofs.addBillProof, { params: { id: bill.id }, body, files })
  const refusal = { status: 'refused', reason: REASON } as const
  await administrator.call(paymentProofs.reviewPaymentProof, { params: { id }, body: refusal })

  await expectFile(
    boss,
    paymentProofs.exportPaymentProofs,
    { es: 'comprobantes-de-pago', en: 'payment-receipts' },
    { billId: bill.id },
    [
      ['Fecha', 'Date', NOW],
      ['Estado', 'Status', { es: 'Rechazado', en: 'Refused' }],
      ['Cliente', 'Client', NAME],
      ['Nota de cobro o compra', 'Bill or purchase', bill.code],
      ['Transferido (USD)', 'Transferred (USD)', '46.64'],
      ['Referencia', 'Reference', 'PICH-1'],
      ['Nota', 'Note', 'De mi hermana'],
      ['Revisado', 'Reviewed', NOW],
      ['Motivo del rechazo', 'Why it was refused', REASON],
    ],
  )
})

test('the file of earnings says how each came to be', async () => {
  const ofThis = await given.client({ associate, firstName: 'Luz', lastName: 'Paz' })
  const { orders } = await paid(await billedBundle(ofThis))

  await expectFile(boss, earnings.exportEarnings, { es: 'ganancias', en: 'earnings' }, { clientId: ofThis.id }, [
    ['Pedido', 'Order', orders[0]?.code ?? ''],
    ['Estado del pedido', 'Order status', { es: 'Pagado', en: 'Paid' }],
    ['Ganancia', 'Earning', { es: 'Cobrado', en: 'Collected' }],
    ['Asociado', 'Associate', 'Marco Vera'],
    ['Cliente', 'Client', 'Luz Paz'],
    ['Descripción', 'Description', 'Zapatos'],
    ['Fecha del pedido', 'Order date', TODAY],
    ['Ganado el', 'Earned on', TODAY],
    ['Peso (kg)', 'Weight (kg)', '2.5'],
    ['Flete (USD)', 'Freight (USD)', '22.5'],
    ['Flete base (USD)', 'Base freight (USD)', '15'],
    ['Margen (USD)', 'Margin (USD)', '7.5'],
    ['Bono (USD)', 'Bonus (USD)', '0.75'],
    ['Retenido (USD)', 'Kept back (USD)', '0.23'],
    ['Ganancia (USD)', 'Profit (USD)', '8.02'],
    ['Liquidación', 'Settlement', ''],
    ['Revertida el', 'Taken back on', ''],
    ['Descontada en', 'Taken off in', ''],
  ])
})
