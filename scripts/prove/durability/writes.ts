// Writes that come one after the other from several people, each with a key of its own, and what became of each.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Caller } from '../../api-calls-caller.ts'
import { type Due, type House, newTracking, packageRequest } from './house.ts'

export type Answer = { status: number; text: string; isReplayed: boolean }
export type Write = {
  kind: 'order' | 'payment'
  by: Caller
  method: string
  path: string
  body: object
  /** Of a PDF that comes with it. */
  invoice?: string
  key: string
  /** What makes it known among all others: a tracking, or a bill. */
  mark: string
  /** Once it was acknowledged. */
  answer?: Answer
}
/** How often each kind of answer came: a status, or why there was none. */
export type Outcomes = Map<string, number>
export type Load = { writes: Write[]; outcomes: Outcomes; stop: () => Promise<void> }

const newOrder = (by: Caller): Write => {
  const mark = newTracking()
  return { kind: 'order', by, method: 'POST', path: '/order/create', body: packageRequest(mark), key: randomUUID(), mark }
}
/** With an invoice unlike every other. */
export const newOrderWithInvoice = (by: Caller): Write => {
  const order = newOrder(by)
  return { ...order, invoice: `%PDF-1.7\n% ${order.mark}\n1 0 obj <<>> endobj\n%%EOF` }
}
const newPayment = (by: Caller, { orderId, billId }: Due): Write => {
  const body = { orderIds: [orderId], method: 'cash', reference: '' }
  return { kind: 'payment', by, method: 'PUT', path: '/order/admin/paid/client', body, key: randomUUID(), mark: billId }
}

/** Sends a write, or sends it again. @throws when there is no answer. */
export async function send(url: string, { by, method, path, body, invoice, key }: Write): Promise<Answer> {
  const headers = { authorization: `Bearer ${by.token}`, 'idempotency-key': key }
  const response = await fetch(
    `${url}/api${path}`,
    invoice
      ? { method, headers, body: formOf(body, invoice) }
      : { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
  )
  const isReplayed = response.headers.get('idempotency-replayed') === 'true'
  return { status: response.status, text: await response.text(), isReplayed }
}

function formOf(body: object, invoice: string): FormData {
  const form = new FormData()
  form.set('data', JSON.stringify(body))
  form.set('invoice-0', new Blob([invoice], { type: 'application/pdf' }), 'factura.pdf')
  return form
}

export const isDone = ({ status }: Answer): boolean => status >= 200 && status < 300

const PAUSE_AFTER_FAILURE_IN_MILLISECONDS = 20

/** Everybody writes as fast as they are answered, the administrator confirms payments, until they are stopped. */
export function startLoad(url: string, { administrator, clients }: House, due: readonly Due[], make = newOrder): Load {
  const load = { writes: [] as Write[], outcomes: new Map<string, number>() }
  const payments = due.map((one) => newPayment(administrator, one))
  let isOver = false
  const attemptOne = async (write: Write) => {
    load.writes.push(write)
    const outcome = await attempt(url, write)
    load.outcomes.set(outcome, (load.outcomes.get(outcome) ?? 0) + 1)
    if (!write.answer) await pause(PAUSE_AFTER_FAILURE_IN_MILLISECONDS)
  }
  const everyone = clients.map(async (client) => {
    while (!isOver) await attemptOne(make(client))
  })
  const paying = async () => {
    for (const payment of payments) if (!isOver) await attemptOne(payment)
  }
  const work = Promise.all([...everyone, paying()])
  const stop = async () => {
    isOver = true
    await work
  }
  return { ...load, stop }
}

async function attempt(url: string, write: Write): Promise<string> {
  try {
    const answer = await send(url, write)
    if (isDone(answer)) write.answer = answer
    return String(answer.status)
  } catch (error) {
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException }
    return cause?.code ?? message
  }
}

export const acknowledged = ({ writes }: Pick<Load, 'writes'>): Write[] => writes.filter(({ answer }) => answer)

/** As `201 × 1234, 503 × 5`. */
export const told = (outcomes: Outcomes): string =>
  [...outcomes.entries()]
    .sort()
    .map(([outcome, count]) => `${outcome} × ${count}`)
    .join(', ')

export const onlyThese = (outcomes: Outcomes, allowed: RegExp): boolean =>
  [...outcomes.keys()].every((outcome) => allowed.test(outcome))
