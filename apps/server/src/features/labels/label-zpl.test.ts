// The same labels for a printer that is fed without a driver, read back as it reads them.
import { labels, manifests, runs, sets } from '@app/contract'
import { expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { readZpl } from '../../testing/labels/read-zpl.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const ofOrders = (id: string[], format: 'pdf' | 'zpl' = 'zpl') =>
  administrator.call(labels.getOrderLabels, { query: { id, format } })

test('a label says what its PDF says, in the same order, and its bars the code', async () => {
  const client = await given.client({ firstName: 'Inés', lastName: 'Ñacato' })
  const order = await given.order({ client, status: 'inWarehouseMIA', weightInGrams: 2_500 })

  const file = await ofOrders([order.id])
  const [label, ...others] = readZpl(file.content)

  expect(file).toMatchObject({ name: `etiqueta-${order.code}.zpl`, contentType: 'text/plain; charset=utf-8' })
  expect(others).toEqual([])
  expect(label).toMatchObject({ widthInDots: 800, heightInDots: 1_200, bars: order.code })
  const [page = ''] = await readPdf((await ofOrders([order.id], 'pdf')).content)
  expect(label?.texts.join(' ')).toBe(page.split('\n').filter(Boolean).join(' '))
})

test('nothing is drawn beyond the paper, however long a name is', async () => {
  const client = await given.client({
    firstName: 'Wenceslao '.repeat(5).trim(),
    lastName: 'Wagner-Wittgenstein '.repeat(4).trim(),
  })
  const order = await given.order({ client, status: 'inWarehouseMIA' })
  const [label] = readZpl((await ofOrders([order.id])).content)
  for (const { left, top, width, height } of label?.boxes ?? []) {
    expect(left).toBeGreaterThanOrEqual(40)
    expect(left + width).toBeLessThanOrEqual(760)
    expect(top + height).toBeLessThanOrEqual(1_200)
  }
  expect(label?.texts.some((words) => words.startsWith('Wenceslao') && words.endsWith('…'))).toBe(true)
})

test('signs that begin a command are printed and command nothing', async () => {
  const client = await given.client({ firstName: 'Ana ^XZ~JA', lastName: 'de_5E \\& Sá' })
  const order = await given.order({ client, status: 'inWarehouseMIA' })
  const read = readZpl((await ofOrders([order.id])).content)
  expect(read).toHaveLength(1)
  expect(read[0]?.texts).toContain('Ana ^XZ~JA de_5E \\& Sá')
})

test('packages of nobody, several, in the order asked for', async () => {
  const orders = [await given.unmatched(), await given.order(), await given.order()]
  const file = await ofOrders(orders.map(({ id }) => id))
  expect(file.name).toMatch(/^etiquetas-3-[\d-]{17}\.zpl$/)
  expect(readZpl(file.content).map(({ bars }) => bars)).toEqual(orders.map(({ code }) => code))
})

test('of bundles, of a set, of a manifest and of a run', async () => {
  const bundles = [await given.bundle(), await given.bundle()]
  const ids = bundles.map(({ id }) => id)
  const codes = bundles.map(({ code }) => code)
  const barsOf = ({ content }: { content: Uint8Array }) => readZpl(content).map(({ bars }) => bars)

  expect(barsOf(await administrator.call(labels.getBundleLabels, { query: { id: ids, format: 'zpl' } }))).toEqual(codes)
  const { id: set } = await administrator.call(sets.addSet, { body: { kind: 'bundles', codes } })
  expect(barsOf(await administrator.call(labels.getBundleLabels, { query: { set, format: 'zpl' } }))).toEqual(codes)
  const run = await administrator.call(runs.previewRun, { body: { act: 'printBundles', ids } })
  const ofRun = await administrator.call(runs.getRunLabels, { params: { id: run.id }, query: { format: 'zpl' } })
  expect(barsOf(ofRun).toSorted()).toEqual(codes.toSorted())
  const carried = [{ bundleId: ids[0] ?? '', childGuideNumber: 'HIJA-88-1' }]
  const manifest = await administrator.call(manifests.createManifest, { body: { guideNumber: '729-88000002', bundles: carried } })
  const ofManifest = await administrator.call(labels.getManifestLabels, { params: { id: manifest.id }, query: { format: 'zpl' } })
  expect(ofManifest.name).toMatch(/\.zpl$/)
  expect(barsOf(ofManifest)).toEqual(['HIJA-88-1'])
})

test('another format is refused', async () => {
  const { id } = await given.order()
  const { status } = await administrator.fetch(`/api/order/labels?id=${id}&format=epl`)
  expect(status).toBe(422)
})
