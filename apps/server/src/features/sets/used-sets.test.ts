// What takes a set beside lists: labels and runs.
import { labels, orderActions, orders, runs } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { finishedRun } from '../../testing/runs/given-runs.ts'
import { addSet, threeOrders } from '../../testing/sets/given-set.ts'
import { signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')

describe('labels', () => {
  test('of orders are a page each, in the order of the codes, without what was removed', async () => {
    const [one, two, three] = await threeOrders()
    const { id: set } = await addSet({ kind: 'orders', codes: [three.code, one.code, two.code] })
    await administrator.call(orderActions.removeOrders, { body: { orderIds: [one.id] } })
    const pages = await readPdf((await administrator.call(labels.getOrderLabels, { query: { set } })).content)
    expect(pages.map((page) => /ORD-\d+/.exec(page)?.[0])).toEqual([three.code, two.code])
  })

  test('of bundles too, by a set or by their ids', async () => {
    const [one, two] = [await given.bundle(), await given.bundle()]
    const { id: set } = await addSet({ kind: 'bundles', codes: [two.code, one.code] })
    const codesOn = async (query: object) =>
      (await readPdf((await administrator.call(labels.getBundleLabels, { query })).content)).map(
        (page) => /BUL-\d+/.exec(page)?.[0],
      )
    expect(await codesOn({ set })).toEqual([two.code, one.code])
    expect(await codesOn({ id: [one.id, two.id] })).toEqual([one.code, two.code])
    await expect(codesOn({})).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
    await expect(codesOn({ set, id: [one.id] })).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
  })

  test('of a set of which nothing is left are not there', async () => {
    const [one] = await threeOrders()
    const { id: set } = await addSet({ kind: 'orders', codes: [one.code] })
    await administrator.call(orderActions.removeOrders, { body: { orderIds: [one.id] } })
    await expect(administrator.call(labels.getOrderLabels, { query: { set } })).rejects.toMatchObject({ code: 'orderNotFound' })
  })
})

describe('a run', () => {
  test('takes a set in place of ids', async () => {
    const [one, two] = [await given.order(), await given.order()]
    const { id: set } = await addSet({ kind: 'orders', codes: [one.code, two.code] })
    const run = await administrator.call(runs.previewRun, { body: { act: 'approveOrders', set } })
    expect(run.counts).toMatchObject({ total: 2, waiting: 2 })
    await finishedRun(run)
    expect((await administrator.call(orders.getOrder, { params: { id: one.id } })).status).toBe('reviewed')
  })

  test('over other records than those of the set is refused', async () => {
    const [one] = await threeOrders()
    const { id: set } = await addSet({ kind: 'orders', codes: [one.code] })
    const asked = (act: 'billClients' | 'printBundles') => administrator.call(runs.previewRun, { body: { act, set } })
    await expect(asked('printBundles')).rejects.toMatchObject({ code: 'setNotFound' })
    await expect(asked('billClients')).rejects.toMatchObject({ code: 'fieldNotValid' })
  })
})
