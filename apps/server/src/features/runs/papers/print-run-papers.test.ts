// What is printed of many records at once: a run's preview says which, and stays as it was seen.
import { incidents, orders, runs } from '@app/contract'
import type { Run } from '@app/contract/runs/runs.contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { billed, weighedBundle } from '../../../testing/given/given-packages.ts'
import { readBarCodes } from '../../../testing/read-bar-codes.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { finishedRun } from '../../../testing/runs/given-runs.ts'
import { givenShelf, shelve } from '../../../testing/shelves/given-shelves.ts'
import { anonymous, type Person, signedInAs } from '../../../testing/world.ts'

type Who = Parameters<typeof signedInAs>[0]
const administrator = signedInAs('administrator')
const ABSENT = '00000000-0000-7000-8000-000000000000'
const of = ({ id }: Pick<Run, 'id'>, language = 'es') => ({ params: { id }, headers: { 'accept-language': language } })
const codeOf = async (id: string) => (await administrator.call(orders.getOrder, { params: { id } })).code
const wordsOf = async (content: Uint8Array) => (await readPdf(content)).join('\n')
const billing = (...clients: Person[]) =>
  administrator.call(runs.previewRun, { body: { act: 'billClients', ids: clients.map(({ id }) => id) } })
const approving = (ids: string[], who: Who = 'administrator') =>
  signedInAs(who).call(runs.previewRun, { body: { act: 'approveOrders', ids } })

const TWO = [
  { weightInGrams: 2_500, valueInCents: 12_000 },
  { weightInGrams: 1_250, valueInCents: 5_500 },
]

describe('after billing', () => {
  test('the list by shelf has what was billed as it is walked past, what lies on no shelf last, and whose it is', async () => {
    const [near, far] = [await givenShelf('UIO', 'Pasillo 1'), await givenShelf('UIO', 'Pasillo 2')]
    const [ana, luz] = [await given.client({ firstName: 'Ana' }), await given.client({ firstName: 'Luz' })]
    const [[onFar = '', onNone = ''], [onNear = '']] = [
      (await weighedBundle(ana, TWO)).orderIds,
      (await weighedBundle(luz)).orderIds,
    ]
    await shelve(far.code, [onFar])
    await shelve(near.code, [onNear])

    const run = await finishedRun(await billing(ana, luz))
    const { name, content } = await administrator.call(runs.getRunPickList, of(run))

    expect(name).toMatch(/^lista-por-estante-3-[\d-]{17}\.pdf$/)
    const words = await wordsOf(content)
    const codes = await Promise.all([onNear, onFar, onNone].map(codeOf))
    const said = [near.code, 'Pasillo 1', codes[0], 'Luz', far.code, codes[1], 'Ana', 'Sin estante', codes[2]]
    const places = said.map((text) => words.indexOf(text ?? ''))
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(words).toContain('3 paquetes')
    expect(words).toContain(ana.casilleroCode)
    expect(words).toMatch(/VTA-\d+/)
    expect(words).not.toContain(ana.identification)
  })

  test('the bills are one PDF, each on pages of its own, in the order of the run', async () => {
    const [ana, luz] = [await given.client({ firstName: 'Anaí' }), await given.client({ firstName: 'Luzmila' })]
    await weighedBundle(ana, TWO)
    await weighedBundle(luz)
    const run = await finishedRun(await billing(ana, luz))

    const { name, content } = await administrator.call(runs.getRunBills, of(run))

    expect(name).toMatch(/^notas-de-cobro-2-[\d-]{17}\.pdf$/)
    const pages = await readPdf(content)
    const [first = '', second = ''] = [
      pages.find((page) => page.includes('Anaí')),
      pages.find((page) => page.includes('Luzmila')),
    ]
    expect(pages.length).toBeGreaterThanOrEqual(2)
    expect(first).not.toContain('Luzmila')
    expect(first).toContain('62,84')
    expect(second).toContain('Página')
    expect((await administrator.call(runs.getRunBills, of(run, 'en'))).name).toMatch(/^bills-2-/)
  })

  test('who was refused is on none of them, and nobody billed is no paper', async () => {
    const broken = await given.client()
    const [orderId = ''] = (await weighedBundle(broken)).orderIds
    const body = { kind: 'damaged', description: 'Mojado.' } as const
    await administrator.call(incidents.openIncident, { params: { id: orderId }, body })
    const run = await finishedRun(await billing(broken))
    for (const paper of [runs.getRunPickList, runs.getRunBills, runs.getRunLabels])
      await expect(administrator.call(paper, of(run))).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
  })

  test('before anything was billed there are no bills', async () => {
    const client = await given.client()
    await weighedBundle(client)
    const run = await billing(client)
    await expect(administrator.call(runs.getRunBills, of(run))).rejects.toMatchObject({ status: 404, code: 'billNotFound' })
  })

  test('what another bill took meanwhile is printed with that one', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    const run = await billing(client)
    const { code } = await billed(client, orderIds)
    expect(await wordsOf((await administrator.call(runs.getRunBills, of(run))).content)).toContain(code)
  })
})

describe('the labels of a run over orders', () => {
  test('are a page each in its order; what was refused has none', async () => {
    const [one, two] = [await given.order(), await given.order()]
    const incomplete = await given.order({ status: 'incomplete' })
    const run = await approving([one.id, incomplete.id, two.id])
    expect(run.counts.refused).toBe(1)

    const { name, content } = await administrator.call(runs.getRunLabels, of(run))

    expect(name).toMatch(/^etiquetas-2-[\d-]{17}\.pdf$/)
    expect((await readBarCodes(content)).map(({ text }) => text)).toEqual([one.code, two.code])
  })

  test('are an associate’s own alone', async () => {
    const associate = await given.associate()
    const own = await given.order({ client: await given.client({ associate }) })
    const run = await approving([own.id], associate)
    expect((await signedInAs(associate).call(runs.getRunLabels, of(run))).name).toBe(`etiqueta-${own.code}.pdf`)
    const other = await given.associate()
    await expect(signedInAs(other).call(runs.getRunLabels, of(run))).rejects.toMatchObject({ status: 404, code: 'runNotFound' })
    for (const paper of [runs.getRunPickList, runs.getRunBills])
      await expect(signedInAs(associate).call(paper, of(run))).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
  })
})

test.each([runs.getRunLabels, runs.getRunPickList, runs.getRunBills])(
  '$path is of a run that there is, for staff',
  async (paper) => {
    await expect(administrator.call(paper, of({ id: ABSENT }))).rejects.toMatchObject({ status: 404, code: 'runNotFound' })
    const client = await given.client()
    await expect(signedInAs(client).call(paper, of({ id: ABSENT }))).rejects.toMatchObject({
      status: 403,
      code: 'roleNotAllowed',
    })
    await expect(anonymous.call(paper, of({ id: ABSENT }))).rejects.toMatchObject({ status: 401 })
  },
)
