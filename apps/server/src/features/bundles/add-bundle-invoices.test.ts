import { bundleFiles, bundles } from '@app/contract'
import { strFromU8, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { anonymous, type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const invoice = (name: string, field = 'invoice') => ({ field, name, content: Buffer.concat([PDF, Buffer.from(`%${name}`)]) })

const add = (id: string, files: { field: string; name: string; content: Uint8Array }[], isFromShipments = false) =>
  administrator.call(bundleFiles.addBundleInvoices, { params: { id }, body: { isFromShipments }, files })
const download = (id: string, who: Person | 'administrator' | 'client' = 'administrator') =>
  signedInAs(who).call(bundleFiles.getBundleInvoices, { params: { id } })

describe('the invoices of a bundle', () => {
  test('are kept with who gave them and where they are from', async () => {
    const { id } = await given.bundle()
    const detail = await add(id, [invoice('tienda.pdf')], true)
    expect(detail.invoices).toMatchObject([
      { name: 'tienda.pdf', contentType: 'application/pdf', purpose: 'invoice', isFromShipments: true, orderCode: null },
    ])
    expect(detail.timeline.at(-1)).toMatchObject({ action: 'addInvoice', fileIds: [detail.invoices[0]?.id] })
  })

  test('come as the file itself when there is one, and as one ZIP when there are several', async () => {
    const bundle = await given.bundle()
    await add(bundle.id, [invoice('uno.pdf')])
    const single = await download(bundle.id)
    expect({ ...single, content: strFromU8(single.content) }).toMatchObject({
      name: 'uno.pdf',
      contentType: 'application/pdf',
      content: expect.stringContaining('%uno.pdf'),
    })

    await add(bundle.id, [invoice('dos.pdf'), invoice('dos.pdf', 'invoice-1')])
    const { name, contentType, content } = await download(bundle.id)
    expect(name).toMatch(new RegExp(`^facturas-${bundle.code}-\\d{4}-\\d\\d-\\d\\d-\\d{6}\\.zip$`))
    expect(contentType).toBe('application/zip')
    const files = unzipSync(content)
    expect(Object.keys(files)).toEqual([`01-${bundle.code}-uno.pdf`, `02-${bundle.code}-dos.pdf`, `03-${bundle.code}-dos.pdf`])
    expect(strFromU8(files[`02-${bundle.code}-dos.pdf`] ?? new Uint8Array())).toContain('%dos.pdf')
  })

  test('are not found where there are none', async () => {
    const { id } = await given.bundle()
    await expect(download(id)).rejects.toMatchObject({ status: 404, code: 'invoiceNotFound' })
    await expect(download(crypto.randomUUID())).rejects.toMatchObject({ status: 404, code: 'bundleNotFound' })
  })

  test('are files that invoices can be', async () => {
    const { id } = await given.bundle()
    await expect(add(id, [])).rejects.toMatchObject({ details: { fields: [{ path: 'invoice' }] } })
    await expect(add(id, [invoice('a.pdf', 'photo')])).rejects.toMatchObject({ details: { fields: [{ path: 'photo' }] } })
    const page = { field: 'invoice', name: 'factura.pdf', content: Buffer.from('<html><script>alert(1)</script></html>') }
    await expect(add(id, [page])).rejects.toMatchObject({ status: 415, code: 'fileTypeNotAllowed' })
  })

  test('may be added until it is paid, by administrators', async () => {
    const bundle = await given.bundle()
    await given.manifest({ status: 'arrived', bundles: [bundle] })
    expect((await add(bundle.id, [invoice('tarde.pdf')])).invoices).toHaveLength(1)
    const removed = await given.bundle()
    await administrator.call(bundles.removeBundle, { params: { id: removed.id } })
    await expect(add(removed.id, [invoice('a.pdf')])).rejects.toMatchObject({ status: 409, code: 'bundleActionNotAllowed' })
    const input = { params: { id: bundle.id }, body: {}, files: [invoice('a.pdf')] }
    await expect(anonymous.call(bundleFiles.addBundleInvoices, input)).rejects.toMatchObject({ status: 401 })
    for (const role of ['client', 'associate'] as const)
      await expect(signedInAs(role).call(bundleFiles.addBundleInvoices, input)).rejects.toMatchObject({ status: 403 })
  })

  test('are downloaded by the associate whose clients’ packages it holds', async () => {
    const associate = await given.associate()
    const bundle = await given.bundle({ client: await given.client({ associate }) })
    await add(bundle.id, [invoice('uno.pdf')])
    expect(await download(bundle.id, associate)).toMatchObject({ name: 'uno.pdf' })
    await expect(download(bundle.id, await given.associate())).rejects.toMatchObject({ status: 404, code: 'bundleNotFound' })
    await expect(download(bundle.id, 'client')).rejects.toMatchObject({ status: 403 })
    await expect(anonymous.call(bundleFiles.getBundleInvoices, { params: { id: bundle.id } })).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('the workbooks of bundles', () => {
  const codesIn = async (content: Uint8Array) => {
    const [sheet] = await readXlsxFile(Buffer.from(content))
    return (sheet?.data ?? []).slice(1).map(([code]) => code)
  }

  test('hold all bundles, or those on a manifest', async () => {
    const [free, carried] = [await given.bundle(), await given.bundle()]
    const manifest = await given.manifest({ bundles: [carried] })
    const all = await administrator.call(bundleFiles.getBundlesExcel, {})
    expect(all.name).toMatch(/^bultos-.*\.xlsx$/)
    expect(await codesIn(all.content)).toEqual(expect.arrayContaining([free.code, carried.code]))
    const generated = await administrator.call(bundleFiles.getGeneratedBundlesExcel, { query: { manifestId: manifest.id } })
    expect(await codesIn(generated.content)).toEqual([carried.code])
    expect(await codesIn((await administrator.call(bundleFiles.getGeneratedBundlesExcel, {})).content)).not.toContain(free.code)
  })

  test('hold an associate’s own', async () => {
    const associate = await given.associate()
    const own = await given.bundle({ client: await given.client({ associate }) })
    expect(await codesIn((await signedInAs(associate).call(bundleFiles.getBundlesExcel, {})).content)).toEqual([own.code])
    await expect(signedInAs('client').call(bundleFiles.getBundlesExcel, {})).rejects.toMatchObject({ status: 403 })
    await expect(signedInAs(associate).call(bundleFiles.getGeneratedBundlesExcel, {})).rejects.toMatchObject({ status: 403 })
    await expect(anonymous.call(bundleFiles.getGeneratedBundlesExcel, {})).rejects.toMatchObject({ status: 401 })
  })
})

test('an associate lists the bundles of own clients, by status', async () => {
  const associate = await given.associate()
  const client = await given.client({ associate })
  const [free, sent] = [await given.bundle({ client }), await given.bundle({ client })]
  await given.manifest({ status: 'sended', bundles: [sent] })
  await given.bundle()
  const list = (query: object) => signedInAs(associate).call(bundles.listAssociateBundles, { query })
  expect((await list({})).data.map(({ id }) => id)).toEqual([sent.id, free.id])
  expect((await list({ status: ['sended', 'arrived'] })).data.map(({ id }) => id)).toEqual([sent.id])
  await expect(signedInAs('client').call(bundles.listAssociateBundles, {})).rejects.toMatchObject({ status: 403 })
  await expect(anonymous.call(bundles.listAssociateBundles, {})).rejects.toMatchObject({ status: 401 })
})
