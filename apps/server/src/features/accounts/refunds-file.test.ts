import { accounts, payments } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectFile } from '../../testing/list-files.ts'
import { given, type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const NAMES = { es: 'devoluciones', en: 'refunds' }
const moment: string = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
const MOMENT = { es: moment, en: moment }
let client: Person

const ask = (amountInCents: number) =>
  signedInAs(client).call(accounts.requestRefund, { body: { amountInCents, destination: 'Banco Guayaquil 3301' } })

beforeAll(async () => {
  client = await given.client({ firstName: 'Inés', lastName: 'Ñacato' })
  const body = { clientId: client.id, receivedOn: '2026-01-05', amountInCents: 9_000, method: 'cash' } as const
  await administrator.call(payments.createPayment, { body })
})

describe('the file of refunds', () => {
  test('says what was paid, when, from where and under which reference', async () => {
    const { id, code } = await ask(5_000)
    const paid = { action: 'pay', paidOn: '2026-01-06', method: 'cash', reference: 'REC-7' } as const
    await administrator.call(accounts.answerRefund, { params: { id }, body: paid })

    await expectFile('administrator', accounts.exportRefunds, NAMES, { q: code }, [
      ['Número', 'Number', code],
      ['Estado', 'Status', { es: 'Pagado', en: 'Paid' }],
      ['Pedida', 'Asked for', MOMENT],
      ['Casillero', 'Casillero', client.casilleroCode ?? ''],
      ['Cliente', 'Client', 'Inés Ñacato'],
      ['Valor (USD)', 'Amount (USD)', '50'],
      ['Pagada el', 'Paid on', '2026-01-06'],
      ['Desde', 'From', 'Caja'],
      ['Referencia', 'Reference', 'REC-7'],
      ['Motivo', 'Reason', ''],
    ])
  })

  test('says why one was refused', async () => {
    const { id, code } = await ask(1_000)
    const refused = { action: 'refuse', reason: 'La cuenta no está a su nombre.' } as const
    await administrator.call(accounts.answerRefund, { params: { id }, body: refused })

    await expectFile(client, accounts.exportRefunds, NAMES, { q: code }, [
      ['Número', 'Number', code],
      ['Estado', 'Status', { es: 'Rechazado', en: 'Refused' }],
      ['Pedida', 'Asked for', MOMENT],
      ['Casillero', 'Casillero', client.casilleroCode ?? ''],
      ['Cliente', 'Client', 'Inés Ñacato'],
      ['Valor (USD)', 'Amount (USD)', '10'],
      ['Pagada el', 'Paid on', ''],
      ['Desde', 'From', ''],
      ['Referencia', 'Reference', ''],
      ['Motivo', 'Reason', 'La cuenta no está a su nombre.'],
    ])
  })
})
